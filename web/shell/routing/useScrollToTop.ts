import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isTyping } from './isTyping.ts'

/**
 * Scrolls to the top of every new page and focuses its main element, except while somebody types in the header's search box, which
 * changes the page itself. Back and Forward keep the browser's scroll position.
 *
 * @param page Its path, and what is searched for: filters, the order and the number of the page do not make a new one.
 */
export const useScrollToTop = (page: string) => {
  const isNewVisit = useNavigationType() !== 'POP'
  const previousPage = useRef(page)

  const scrollUp = useEffectEvent(() => {
    if (!isNewVisit || previousPage.current === page) return
    scrollTo(0, 0)
    if (!isTyping()) document.getElementById('main')?.focus({ preventScroll: true })
  })
  // With the commit that replaces the page: a passive effect may come frames after the focused link is gone.
  useLayoutEffect(() => {
    scrollUp()
    previousPage.current = page
  }, [page])
}
