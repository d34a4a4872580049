import { useEffect, useRef, useState } from 'react'

/** The slide in view of a row of `count` slides, and a function that scrolls to another one. */
export const useSlideRow = (count: number) => {
  const row = useRef<HTMLDivElement>(null)
  const [inView, setInView] = useState(0)
  const current = Math.min(inView, count - 1)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const follow = () => setInView(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    // The browser may have kept the position of an earlier visit. With the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(follow)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', follow)
    }
  }, [])

  const goTo = (index: number) => {
    const element = row.current
    element?.scrollTo({ left: index * element.clientWidth })
  }

  return { row, current, goTo }
}
