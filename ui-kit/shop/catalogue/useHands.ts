import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { moved, type Point, scaled, whole, type ZoomView } from './zoomView.ts'

const closeUp = 2.5

/** Dragging, pinching, turning the wheel and double-clicking on the ground, as changes of what is seen. */
export const useHands = (
  ground: RefObject<HTMLElement | null>,
  change: (make: (view: ZoomView, ground: DOMRect) => ZoomView) => void,
) => {
  const fingers = useRef(new Map<number, Point>())
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    change((view, place) => scaled(view, Math.exp(-event.deltaY / 300), place, fromMiddle(pointOf(event), place)))
  })

  // React listens to the wheel passively, and the browser's own zoom has to be held back.
  useEffect(() => {
    const { current } = ground
    const listener = (event: WheelEvent) => turn(event)
    current?.addEventListener('wheel', listener, { passive: false })
    return () => current?.removeEventListener('wheel', listener)
  }, [ground])

  const release = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)

  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, pointOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, now)
      change((view, place) => (other ? pinched(view, before, now, other, place) : moved(view, way(before, now), place)))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      change((view, place) =>
        view.scale > 1 ? whole : scaled(view, closeUp, place, fromMiddle(pointOf(event), place)),
      ),
  }
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })

const pinched = (view: ZoomView, before: Point, now: Point, other: Point, place: DOMRect) =>
  scaled(view, apart(now, other) / apart(before, other), place, fromMiddle(between(now, other), place))

const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

const fromMiddle = ({ x, y }: Point, { left, top, width, height }: DOMRect): Point => ({
  x: x - left - width / 2,
  y: y - top - height / 2,
})

const apart = (one: Point, other: Point) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1)

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
