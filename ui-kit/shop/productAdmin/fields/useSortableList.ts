import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { dropIndex, itemIndexAfterKey } from './sortableList.ts'

type DragStart = { from: number; startY: number; bands: readonly DOMRect[] }

type Drag = { from: number; to: number; offsetY: number }

/**
 * Makes the children of a list sortable: by dragging a handle with mouse, finger or pen, and by arrow keys, Home and End on it.
 * The handle is the child's element with `data-handle`.
 */
export const useSortableList = (count: number, onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null)
  const dragStart = useRef<DragStart>(undefined)
  const [drag, setDrag] = useState<Drag>()
  const [keyboardMove, setKeyboardMove] = useState<{ index: number }>()

  useEffect(() => {
    if (keyboardMove) list.current?.children[keyboardMove.index]?.querySelector<HTMLElement>('[data-handle]')?.focus()
  }, [keyboardMove])

  const startDrag = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragStart.current = {
      from,
      startY: event.clientY,
      bands: [...list.current.children].map((child) => child.getBoundingClientRect()),
    }
  }
  const continueDrag = ({ clientY }: PointerEvent) => setDrag(dragStart.current && dragTo(dragStart.current, clientY))
  const cancelDrag = () => {
    dragStart.current = undefined
    setDrag(undefined)
  }
  const drop = () => {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
    cancelDrag()
  }
  const handleKey = (index: number) => (event: KeyboardEvent) => {
    const nextIndex = event.key === 'Escape' ? undefined : itemIndexAfterKey(event.key, index, count - 1)
    if (event.key === 'Escape') cancelDrag()
    if (nextIndex === undefined) return
    event.preventDefault()
    if (nextIndex !== index) onMove(index, nextIndex)
    setKeyboardMove({ index: nextIndex })
  }

  return {
    list,
    /** The props of the handle at an index. */
    handleProps: (index: number) => ({
      onPointerDown: startDrag(index),
      onPointerMove: continueDrag,
      onPointerUp: drop,
      onPointerCancel: cancelDrag,
      onKeyDown: handleKey(index),
    }),
    /** The props of the child at an index while an item is dragged. */
    itemProps: (index: number) => ({
      'data-dragged': drag?.from === index || undefined,
      'data-landing': drag && dropSide(drag, index),
      style: drag?.from === index ? { transform: `translateY(${drag.offsetY}px)` } : undefined,
    }),
  }
}

const dragTo = ({ from, startY, bands }: DragStart, y: number): Drag => {
  const band = bands[from]
  const offsetY = y - startY

  return { from, offsetY, to: band ? dropIndex(bands, from, (band.top + band.bottom) / 2 + offsetY) : from }
}

const dropSide = ({ from, to }: Drag, index: number) => {
  if (index !== to || to === from) return undefined
  return to < from ? 'above' : 'below'
}
