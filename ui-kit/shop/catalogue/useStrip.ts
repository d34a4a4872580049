import { type KeyboardEvent, useRef, useState } from 'react'

/** Which of so many slides is in sight, and what moves them: swiping, arrow keys, Home and End, or `show`. */
export const useStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  const show = (place: number) => {
    const { current } = strip
    current?.scrollTo({ left: place * current.clientWidth })
  }
  const onScroll = () => {
    const { current } = strip
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = slideAfter(event.key, shown, count)
    if (place === undefined) return
    event.preventDefault()
    show(place)
  }

  return { strip, shown, show, onScroll, onKeyDown }
}

/** The slide that a key leads to, between the first and the last; undefined for keys that lead nowhere. */
export const slideAfter = (key: string, shown: number, count: number) =>
  steps[key] && Math.min(Math.max(steps[key](shown, count), 0), count - 1)

const steps: Record<string, (shown: number, count: number) => number> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
