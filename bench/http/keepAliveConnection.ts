import { connect, type Socket } from 'node:net'
import { keyedQueue } from '#api/eventStore/keyedQueue.ts'

interface RawRequest {
  path: string
  token: string | undefined
  /** The `Idempotency-Key`. */
  key: string
  body: Buffer
}

interface RawAnswer {
  status: number
  body: string
}

/** A connection that its server may close, and that the next request then opens again. */
export interface KeepAliveConnection {
  /**
   * Sends a POST request once the one before is answered. A server closes a connection that has been idle for some seconds, perhaps
   * just as the request is on its way: the request is then sent once more, on a new connection. Its key keeps it from being executed twice.
   */
  post(request: RawRequest): Promise<RawAnswer>
}

const headEnd = '\r\n\r\n'

/**
 * A keep-alive connection that writes and reads HTTP/1.1 itself. Node's client takes several times as much of the processor, which the
 * shop under load then lacks. It reads only answers with a `Content-Length`.
 */
export const openKeepAliveConnection = (url: string): KeepAliveConnection => {
  const { hostname, port, host } = new URL(url)
  let socket: Socket | undefined
  let received = ''
  let pending: PromiseWithResolvers<RawAnswer> | undefined

  const settle = (outcome: (waiting: PromiseWithResolvers<RawAnswer>) => void) => {
    const waiting = pending
    pending = undefined
    received = ''
    if (waiting) outcome(waiting)
  }
  const onData = (chunk: string) => {
    received += chunk
    const answer = parseAnswer(received)
    if (answer) settle(({ resolve }) => resolve(answer))
  }
  const open = () => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true }).setEncoding('latin1')
    opened.on('data', onData)
    opened.on('error', () => undefined)
    opened.on('close', () => {
      if (opened !== socket) return
      const place = received === '' ? 'before' : 'within'
      settle(({ reject }) => reject(new ConnectionClosedError(host, place)))
    })
    return opened
  }

  const sendOn = (connection: Socket, { path, token, key, body }: RawRequest) => {
    pending = Promise.withResolvers<RawAnswer>()
    connection.write(
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nIdempotency-Key: ${key}${headEnd}${body.toString('latin1')}`,
      'latin1',
    )
    return pending.promise
  }
  const sendOnNew = (request: RawRequest) => {
    socket = open()
    return sendOn(socket, request)
  }
  const send = async (request: RawRequest) => {
    if (!socket || socket.destroyed || socket.readableEnded) return sendOnNew(request)
    return sendOn(socket, request).catch((error) => {
      if (error instanceof ConnectionClosedError && error.place === 'before') return sendOnNew(request)
      throw error
    })
  }

  const enqueue = keyedQueue()
  return { post: (request) => enqueue('request', () => send(request)) }
}

class ConnectionClosedError extends Error {
  /** Where the connection was closed, to the answer. */
  readonly place: 'before' | 'within'

  constructor(host: string, place: 'before' | 'within') {
    super(`${host} closed the connection ${place} its answer`)
    this.place = place
  }
}

/** The answer, once it is complete. Bytes are read as Latin-1, so that their number is the length of the text. */
const parseAnswer = (text: string): RawAnswer | undefined => {
  const headLength = text.indexOf(headEnd)
  if (headLength === -1) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headLength + 2))?.[1]
  if (length === undefined) throw new Error(`An answer without a length cannot be read: ${text.slice(0, headLength)}`)
  const start = headLength + headEnd.length
  if (text.length < start + Number(length)) return undefined
  const body = text.slice(start, start + Number(length))
  return { status: Number(text.slice(9, 12)), body: Buffer.from(body, 'latin1').toString() }
}
