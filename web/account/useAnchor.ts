import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Leads to the part of the page that the address names, once the page stands: a page that has just come begins at its top. */
export const useAnchor = () => {
  const { hash } = useLocation()

  useEffect(() => {
    if (!hash) return
    const timer = setTimeout(() => {
      const part = document.getElementById(hash.slice(1))
      part?.scrollIntoView()
      part?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [hash])
}
