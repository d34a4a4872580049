import { type ReactNode, useEffect, useRef, useState } from 'react'

type WhenNearViewportProps = {
  children: ReactNode
  /** What is shown before. */
  fallback?: ReactNode
  /** The id of the section: a link to it renders the children at once. */
  anchor?: string | undefined
}

/** Renders its children once they are 600 px from the viewport: parts further down a page load nothing before that. */
export const WhenNearViewport = ({ children, fallback, anchor }: WhenNearViewportProps) => {
  const marker = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const isLinked = anchor !== undefined && location.hash === `#${anchor}`
    if (!marker.current || isLinked || !('IntersectionObserver' in window)) return setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [anchor])

  return <div ref={marker}>{isNear ? children : fallback}</div>
}
