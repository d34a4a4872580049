import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isTyping } from './isTyping.ts'

/**
 * Scrolls to the top of every new path and focuses its main element, except while somebody types in the header's search box, which
 * changes the path itself. Back and Forward keep the browser's scroll position.
 */
export const useScrollToTop = (path: string) => {
  const isNewVisit = useNavigationType() !== 'POP'
  const previousPath = useRef(path)

  const scrollUp = useEffectEvent(() => {
    if (!isNewVisit || previousPath.current === path) return
    scrollTo(0, 0)
    if (!isTyping()) document.getElementById('main')?.focus({ preventScroll: true })
  })
  // With the commit that replaces the page: a passive effect may come frames after the focused link is gone.
  useLayoutEffect(() => {
    scrollUp()
    previousPath.current = path
  }, [path])
}
