import { newKey } from './newKey.ts'

/** Keys for savings: while the answer is lost on the way, the same content has the same key, and sending it again is the same deed. */
export const openSavingKeys = () => {
  let kept: { content: string; key: string } | undefined

  return {
    /** What to send along with a saving. */
    onceFor: (querydata: object) => {
      const content = JSON.stringify(querydata)
      if (kept?.content !== content) kept = { content, key: newKey() }
      return { idempotencyKey: kept.key }
    },
    /** The shop has answered. */
    answered: () => {
      kept = undefined
    },
  }
}
