import { setTimeout as pause } from 'node:timers/promises'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import type { Refusal } from '#domain/kernel/decision.ts'
import { noAnswer, noAnswerOrThrow } from '#verification/clients/noAnswer.ts'

/** Calls a node, up to three times if `retries` is set and no answer comes. `currentNode` starts a crashed node again. */
export const callNode = async <Routes, Answer>(
  currentNode: () => { routes: Routes },
  retries: boolean,
  work: (routes: Routes) => Promise<Answer | Refusal> | Answer | Refusal,
) => {
  for (let tries = retries ? 3 : 1; tries > 0; tries -= 1) {
    const answer = await Promise.try(work, currentNode().routes).catch(noAnswerOrThrow)
    if (answer !== noAnswer) return answer
  }
  return noAnswer
}

/** Repeats work while the store is unavailable, up to five times: a connection to a test server may be busy for a moment. */
export const retryUnavailable = async <Answer>(work: () => Promise<Answer>, tries = 5): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !(error instanceof StoreUnavailable)) throw error
    await pause(100)
    return retryUnavailable(work, tries - 1)
  }
}
