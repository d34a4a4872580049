import type { AnswerOf, ReadKey } from '#web/state/http/calls.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'

/** The answer of a call that the page makes once. */
export const answerIn = <Key extends ReadKey>(queryCache: QueryCache, call: Key) =>
  queryCache.entries().find(([, { key }]) => key === call)?.[1].result.answer as AnswerOf<Key> | undefined
