import { type PointerEvent, useEffect, useRef } from 'react'
import { desktopQuery } from '#ui-kit/theme/media.ts'

const hoverDelay = 150

/** Calls `onHover` once a mouse has rested on an entry for 150 ms, on screens wider than 768 px. Touch and pen never hover. */
export const useHoverIntent = (onHover: (entry: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)

  useEffect(() => () => clearTimeout(timer.current), [])

  const begin = (entry: string, event: PointerEvent) => {
    cancel()
    if (event.pointerType !== 'mouse' || !isWide()) return
    timer.current = setTimeout(() => onHover(entry), hoverDelay)
  }

  return { begin, cancel }
}

/** Only for event handlers: the server does not know the width. */
export const isWide = () => window.matchMedia(desktopQuery).matches
