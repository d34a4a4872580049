import { type PointerEvent, useEffect, useRef } from 'react'

const restingTime = 150

/** Calls `onRest` once a mouse has rested 150 ms on an entry, on screens wider than 768 px. Touch and pen never hover. */
export const useHoverIntent = (onRest: (entry: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)

  useEffect(() => () => clearTimeout(timer.current), [])

  const begin = (entry: string, event: PointerEvent) => {
    cancel()
    if (event.pointerType !== 'mouse' || !isWide()) return
    timer.current = setTimeout(() => onRest(entry), restingTime)
  }

  return { begin, cancel }
}

/** Only for handlers: the server does not know the width. */
export const isWide = () => window.matchMedia('(min-width: 769px)').matches
