import { useEffect, useState } from 'react'

/** The whole seconds until an ISO moment, counted down to 0; undefined without one and in the first render, which a server may do. */
export const useSecondsLeft = (until: string | undefined) => {
  const [left, setLeft] = useState<{ until: string; seconds: number }>()

  useEffect(() => {
    if (until === undefined) return
    const count = () => setLeft({ until, seconds: secondsUntil(until) })
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [until])

  return left && left.until === until ? left.seconds : undefined
}

const secondsUntil = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))
