import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

type WhenNearViewportProps = {
  children: ReactNode
  /** What is shown before. */
  fallback?: ReactNode
  /** Ids in this section: a link to one of them renders the children at once. */
  anchors?: readonly string[] | undefined
}

/** Renders its children once they are 600 px from the viewport: parts further down a page load nothing before that. */
export const WhenNearViewport = ({ children, fallback, anchors }: WhenNearViewportProps) => {
  const marker = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const isLinked = useEffectEvent(() => anchors?.includes(location.hash.slice(1)) === true)

  useEffect(() => {
    if (!marker.current || isLinked() || !('IntersectionObserver' in window)) return setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={marker}>{isNear ? children : fallback}</div>
}
