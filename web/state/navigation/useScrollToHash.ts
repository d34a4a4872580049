import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

interface ScrollOptions {
  /** The id of the only element that it scrolls to; by default any. */
  only?: string | undefined
  /** Whether the element has its height. */
  isReady?: boolean | undefined
}

/** Scrolls to the element that the address's hash names, after the page has rendered: a new page starts at its top. */
export const useScrollToHash = ({ only, isReady = true }: ScrollOptions = {}) => {
  const { hash } = useLocation()

  useEffect(() => {
    const id = hash.slice(1)
    if (!isReady || id === '' || (only !== undefined && id !== only)) return
    const timer = setTimeout(() => {
      const section = document.getElementById(id)
      section?.scrollIntoView()
      section?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [hash, only, isReady])
}
