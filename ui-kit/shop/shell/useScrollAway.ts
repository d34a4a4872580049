import { useEffect, useRef } from 'react'
import { followScroll } from '#ui-kit/elements/followScroll.ts'

/** Pixels: less is the trembling of a finger. */
const leastMove = 8

/**
 * For a header that sticks to the top: it goes out of the way while one scrolls down, and comes back at once when one scrolls up. Marks the
 * element with `data-away`; no render is needed.
 */
export const useScrollAway = <Sticky extends HTMLElement>() => {
  const sticky = useRef<Sticky>(null)

  useEffect(() => {
    let last: number | undefined
    const follow = () => {
      const { scrollY } = window
      last ??= scrollY
      if (Math.abs(scrollY - last) < leastMove) return
      const isPast = scrollY > (sticky.current?.offsetHeight ?? 0)
      sticky.current?.toggleAttribute('data-away', scrollY > last && isPast)
      last = scrollY
    }
    return followScroll(window, follow)
  }, [])

  return sticky
}
