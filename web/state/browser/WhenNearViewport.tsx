import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Renders its children once they are 600 px from the viewport: parts further down a page load nothing before that. */
export const WhenNearViewport = ({ children }: { children: ReactNode }) => {
  const marker = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!marker.current || !('IntersectionObserver' in window)) return setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={marker}>{isNear && children}</div>
}
