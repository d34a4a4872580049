/** An idempotency key. `crypto.randomUUID` is missing where a page is served without TLS. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
