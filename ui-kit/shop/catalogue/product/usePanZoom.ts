import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Point, pan, unzoomed, type ZoomView, zoom } from './zoomView.ts'

const doubleClickScale = 2.5

/** Event handlers that turn dragging, pinching, the wheel and double-clicks on the viewport into changes of the view. */
export const usePanZoom = (
  viewport: RefObject<HTMLElement | null>,
  change: (update: (view: ZoomView, viewport: DOMRect) => ZoomView) => void,
) => {
  const pointers = useRef(new Map<number, Point>())
  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    change((view, rect) => zoom(view, Math.exp(-event.deltaY / 300), rect, fromCenter(pointOf(event), rect)))
  })

  // React registers passive wheel listeners, but the browser's own zoom has to be prevented.
  useEffect(() => {
    const { current } = viewport
    const listener = (event: WheelEvent) => zoomByWheel(event)
    current?.addEventListener('wheel', listener, { passive: false })
    return () => current?.removeEventListener('wheel', listener)
  }, [viewport])

  const release = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)

  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      change((view, rect) => (other ? pinch(view, before, now, other, rect) : pan(view, deltaOf(before, now), rect)))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      change((view, rect) =>
        view.scale > 1 ? unzoomed : zoom(view, doubleClickScale, rect, fromCenter(pointOf(event), rect)),
      ),
  }
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })

const pinch = (view: ZoomView, before: Point, now: Point, other: Point, rect: DOMRect) =>
  zoom(view, distanceOf(now, other) / distanceOf(before, other), rect, fromCenter(midpointOf(now, other), rect))

const deltaOf = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

const fromCenter = ({ x, y }: Point, { left, top, width, height }: DOMRect): Point => ({
  x: x - left - width / 2,
  y: y - top - height / 2,
})

const distanceOf = (one: Point, other: Point) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1)

const midpointOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
