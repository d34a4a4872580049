import type { Duplex } from 'node:stream'
import type { RefusalName } from '#domain/refusalMessages.ts'

/** Seconds for the header `Retry-After`. */
const retryAfter = 5

/**
 * A raw HTTP response with a refusal, for connections without a valid request; it closes the connection.
 * `status`: such as "400 Bad Request".
 */
export const closingResponse = (
  status: string,
  refused: { message: string; refusal: RefusalName },
  headers: readonly string[] = [],
) => {
  const body = JSON.stringify({ code: 1, ...refused })
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...headers,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** The closing response of a connection limit. */
export const tooManyRequestsResponse = (message: string) =>
  closingResponse('429 Too Many Requests', { message, refusal: 'TooManyRequests' }, [`Retry-After: ${retryAfter}`])

/** Writes a response and closes the connection, without waiting for the client to close it. */
export const sendAndClose = (socket: Duplex, response: string) => {
  socket.once('finish', () => socket.destroy())
  socket.end(response)
}
