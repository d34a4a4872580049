import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Reading } from './answers.ts'
import { type AnswerOf, type AskingOf, nameOf, type ReadKey } from './calls.ts'
import { useClient } from './client.ts'

export type Answered<Answer> = (Reading<Answer> | { status: 'loading'; answer?: undefined; error?: undefined }) & {
  /** Asks again. */
  retry: () => void
}

/** The answer to a GET of the contract, asked for when it is not known. Without `asking`, nothing is asked yet. */
export const useAnswer = <Key extends ReadKey>(
  key: Key,
  asking: AskingOf<Key> | undefined,
): Answered<AnswerOf<Key>> => {
  const { answers } = useClient()
  const name = asking && nameOf(key, asking)
  const known = () => asking && answers.entryOf(key, asking)
  const entry = useSyncExternalStore(answers.onChange, known, known)

  const ask = useEffectEvent(() => asking && answers.ask(key, asking))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or an answer that went stale, is asked
  useEffect(() => {
    ask()
  }, [name, entry])

  const retry = () => name !== undefined && answers.refresh(name)
  return { ...(entry?.reading ?? { status: 'loading' }), retry }
}
