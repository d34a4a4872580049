import { StoreUnavailable, TooContended } from '#api/eventStore/eventStore.ts'

/** No answer came: the outcome is unknown. */
export const noAnswer = Symbol('no answer')

/** The node crashed, and its requests with it. */
export class NodeCrashed extends Error {}

/** Returns `noAnswer` for a crash, and for the errors that the shop answers with 503 (try again later). Throws any other error. */
export const noAnswerOrThrow = (error: unknown): typeof noAnswer => {
  if (error instanceof NodeCrashed || error instanceof StoreUnavailable || error instanceof TooContended)
    return noAnswer
  throw error
}
