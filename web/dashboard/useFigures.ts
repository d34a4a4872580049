import { useEffect } from 'react'
import type { Period } from '#domain/dashboard/period.ts'
import { useClient } from '#web/client/client.ts'
import { useAnswer } from '#web/client/useAnswer.ts'

// Milliseconds. What happens is told by the live line; that time goes by is not.
const shelfLife = 300_000

/** The figures of some days, asked for again as orders come in and as they grow old. */
export const useFigures = (days: Period) => {
  const { answers } = useClient()

  useEffect(() => {
    const timer = setInterval(() => answers.refresh('GET dashboard/'), shelfLife)
    return () => clearInterval(timer)
  }, [answers])

  return useAnswer('GET dashboard/figures', { query: { days: String(days) } })
}
