import { useEffect, useState } from 'react'

/** The text as it was when nothing had been typed for `delay` milliseconds. */
export const useDebounced = (text: string, delay: number) => {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])

  return debounced
}
