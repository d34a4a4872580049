import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Its children once they are about to come into sight: what is further down a page costs nothing until then. */
export const WhenNear = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return setNear(true)
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '600px' })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  return <div ref={place}>{near && children}</div>
}
