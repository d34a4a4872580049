import { type KeyboardEvent, useRef, useState } from 'react'

/** The visible slide of a carousel, and its handlers: swiping, arrow keys, Home and End, or `show`. */
export const useCarousel = (count: number) => {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  const show = (index: number) => {
    const { current } = strip
    current?.scrollTo({ left: index * current.clientWidth })
  }
  const onScroll = () => {
    const { current } = strip
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = slideAfterKey(event.key, shown, count)
    if (index === undefined) return
    event.preventDefault()
    show(index)
  }

  return { strip, shown, show, onScroll, onKeyDown }
}

/** The index of the slide that a key selects; undefined for keys without a meaning. */
export const slideAfterKey = (key: string, shown: number, count: number) =>
  indexAfter[key] && Math.min(Math.max(indexAfter[key](shown, count), 0), count - 1)

const indexAfter: Record<string, (shown: number, count: number) => number> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
