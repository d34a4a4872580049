import { useEffect, useState } from 'react'

/** Milliseconds in which a click may still be meant for the previous content. */
const graceMs = 600

/** Whether the text has changed within the last 600 ms. */
export const useJustChanged = (what: string) => {
  const [settled, setSettled] = useState(what)
  useEffect(() => {
    if (settled === what) return
    const timer = setTimeout(() => setSettled(what), graceMs)
    return () => clearTimeout(timer)
  }, [settled, what])
  return settled !== what
}
