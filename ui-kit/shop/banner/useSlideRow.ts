import { useEffect, useRef, useState } from 'react'
import { followScroll } from '#ui-kit/elements/followScroll.ts'

/** The slide in view of a row of `count` slides, and a function that scrolls to another one. */
export const useSlideRow = (count: number) => {
  const row = useRef<HTMLDivElement>(null)
  const [inView, setInView] = useState(0)
  const current = Math.min(inView, count - 1)

  useEffect(() => {
    const element = row.current
    if (!element) return
    // At the start, too: the browser may have kept the position of an earlier visit.
    return followScroll(element, () => setInView(Math.round(element.scrollLeft / Math.max(1, element.clientWidth))))
  }, [])

  const goTo = (index: number) => {
    const element = row.current
    element?.scrollTo({ left: index * element.clientWidth })
  }

  return { row, current, goTo }
}
