/** An idempotency key. `crypto.randomUUID` is missing where a page is served without TLS. */
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Idempotency keys for a form: until the server answers, the same content gets the same key, so that sending it again repeats nothing. */
export const openRetryKeys = () => {
  let current: { content: string; key: string } | undefined

  return {
    /** The options to send along with this content. */
    keyFor: (querydata: object) => {
      const content = JSON.stringify(querydata)
      if (current?.content !== content) current = { content, key: newIdempotencyKey() }
      return { idempotencyKey: current.key }
    },
    /** The server has answered: the next request gets a new key. */
    reset: () => {
      current = undefined
    },
  }
}
