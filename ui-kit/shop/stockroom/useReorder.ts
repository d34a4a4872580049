import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { landing, placeAfter } from './reorder.ts'

type Held = { from: number; startY: number; bands: readonly DOMRect[] }

type Drag = { from: number; to: number; by: number }

/**
 * Lets the children of a list change places: by dragging a handle with mouse, finger or pen, and by arrow keys, Home and End on it.
 * The handle is the child's element with `data-handle`.
 */
export const useReorder = (count: number, onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null)
  const held = useRef<Held>(undefined)
  const [drag, setDrag] = useState<Drag>()
  const [arrived, setArrived] = useState<{ place: number }>()

  useEffect(() => {
    if (arrived) list.current?.children[arrived.place]?.querySelector<HTMLElement>('[data-handle]')?.focus()
  }, [arrived])

  const take = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = {
      from,
      startY: event.clientY,
      bands: [...list.current.children].map((child) => child.getBoundingClientRect()),
    }
  }
  const pull = ({ clientY }: PointerEvent) => setDrag(held.current && dragTo(held.current, clientY))
  const letGo = () => {
    held.current = undefined
    setDrag(undefined)
  }
  const drop = () => {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
    letGo()
  }
  const press = (place: number) => (event: KeyboardEvent) => {
    const to = event.key === 'Escape' ? undefined : placeAfter(event.key, place, count - 1)
    if (event.key === 'Escape') letGo()
    if (to === undefined) return
    event.preventDefault()
    if (to !== place) onMove(place, to)
    setArrived({ place: to })
  }

  return {
    list,
    /** What the handle at a place needs. */
    handleAt: (place: number) => ({
      onPointerDown: take(place),
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: letGo,
      onKeyDown: press(place),
    }),
    /** How the child at a place looks while something is dragged. */
    lookAt: (place: number) => ({
      'data-dragged': drag?.from === place || undefined,
      'data-landing': drag && landingSide(drag, place),
      style: drag?.from === place ? { transform: `translateY(${drag.by}px)` } : undefined,
    }),
  }
}

const dragTo = ({ from, startY, bands }: Held, y: number): Drag => {
  const band = bands[from]
  const by = y - startY

  return { from, by, to: band ? landing(bands, from, (band.top + band.bottom) / 2 + by) : from }
}

const landingSide = ({ from, to }: Drag, place: number) => {
  if (place !== to || to === from) return undefined
  return to < from ? 'above' : 'below'
}
