import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followScroll } from '#ui-kit/elements/followScroll.ts'

/** The slide in view of a row of `count` slides, or the one that it moves to, and a function that scrolls to another one. */
export const useSlideRow = (count: number) => {
  const row = useRef<HTMLDivElement>(null)
  const moving = useRef(false)
  const [shown, setShown] = useState(0)
  const current = Math.min(shown, count - 1)

  // Where the width changes, such as that of a phone that is turned, the browser leaves the row between two slides.
  const keepPlace = useEffectEvent(() => moveTo(row.current, current, 'instant'))

  useEffect(() => {
    const element = row.current
    if (!element) return
    const read = () => setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    const readAtRest = () => {
      moving.current = false
      read()
    }
    // At the start, too: the browser may have kept the position of an earlier visit.
    const stop = followScroll(element, () => !moving.current && read())
    // Whoever takes hold of the row while it moves decides where it rests.
    for (const event of interruptions) element.addEventListener(event, readAtRest, { passive: true })
    window.addEventListener('resize', keepPlace)
    return () => {
      stop()
      for (const event of interruptions) element.removeEventListener(event, readAtRest)
      window.removeEventListener('resize', keepPlace)
    }
  }, [])

  const goTo = (index: number) => {
    moving.current = index !== current
    setShown(index)
    moveTo(row.current, index)
  }

  return { row, current, goTo }
}

const interruptions = ['scrollend', 'pointerdown', 'wheel'] as const

const moveTo = (row: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto') =>
  row?.scrollTo({ left: index * row.clientWidth, behavior })
