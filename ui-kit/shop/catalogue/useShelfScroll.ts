import { useEffect, useRef, useState } from 'react'

/** Part of the visible width that a press moves, so that the last card seen stays in view. */
const step = 0.8

/** A row that scrolls sideways, moved by buttons: whether it can go back and on, and functions that do. `isLong`: what to assume until it is measured. */
export const useShelfScroll = <Row extends HTMLElement>(isLong: boolean) => {
  const row = useRef<Row>(null)
  const [ends, setEnds] = useState({ start: true, end: !isLong })

  useEffect(() => {
    const { current } = row
    if (!current) return
    const measure = () => {
      const start = current.scrollLeft < 4
      const end = current.scrollLeft + current.clientWidth > current.scrollWidth - 4
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    // A long row is longer than any screen: it is not measured while the page starts.
    if (!isLong) measure()
    window.addEventListener('resize', measure)
    current.addEventListener('scroll', measure, { passive: true })
    return () => {
      window.removeEventListener('resize', measure)
      current.removeEventListener('scroll', measure)
    }
  }, [isLong])

  const move = (direction: 1 | -1) => {
    const { current } = row
    current?.scrollBy({ left: direction * step * current.clientWidth })
  }

  return { row, ends, back: () => move(-1), on: () => move(1) }
}
