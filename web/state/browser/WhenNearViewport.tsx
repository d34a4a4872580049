import { type ReactNode, useEffect, useRef, useState } from 'react'

type WhenNearViewportProps = {
  children: ReactNode
  /** What is shown before. */
  fallback?: ReactNode
}

/** Renders its children once they are 600 px from the viewport: parts further down a page load nothing before that. */
export const WhenNearViewport = ({ children, fallback }: WhenNearViewportProps) => {
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

  return <div ref={marker}>{isNear ? children : fallback}</div>
}
