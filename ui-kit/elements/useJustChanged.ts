import { useEffect, useState } from 'react'

/** Milliseconds in which a press may still be meant for what stood there before. */
const aMoment = 600

/** Whether what is shown has become something else within the last moment. */
export const useJustChanged = (what: string) => {
  const [settled, settle] = useState(what)
  useEffect(() => {
    if (settled === what) return
    const timer = setTimeout(() => settle(what), aMoment)
    return () => clearTimeout(timer)
  }, [settled, what])
  return settled !== what
}
