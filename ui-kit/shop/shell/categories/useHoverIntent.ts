import { type PointerEvent, useEffect, useRef } from 'react'

const hoverDelay = 150

/**
 * Calls `onHover` once a mouse has stayed on an entry for 150 ms. On its way to a panel on the right it may cross other entries: while it moves
 * that way, the time starts again. Touch and pen never hover.
 */
export const useHoverIntent = (onHover: (entry: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const begin = (entry: string, { pointerType }: PointerEvent) => {
    cancel()
    if (pointerType !== 'mouse') return
    timer.current = setTimeout(() => onHover(entry), hoverDelay)
  }
  const follow = (entry: string, event: PointerEvent) => {
    const isHeadedRight = event.movementX > 0 && event.movementX > Math.abs(event.movementY) / 2
    if (timer.current !== undefined && isHeadedRight) begin(entry, event)
  }

  return { begin, follow, cancel }
}
