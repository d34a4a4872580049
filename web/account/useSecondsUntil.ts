import { useEffect, useState } from 'react'

/** Whole seconds until a moment (milliseconds since the epoch), counted down. */
export const useSecondsUntil = (moment: number) => {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000))

  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(() => (Date.now() > moment + 1000 ? clearInterval(timer) : tick()), 1000)
    return () => clearInterval(timer)
  }, [moment])

  return seconds
}
