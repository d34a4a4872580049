import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Log } from '#api/log.ts'
import { refusalMessages } from '#domain/refusalMessages.ts'
import { clientKey } from './clientAddress.ts'
import { closingResponse, sendAndClose, tooManyRequestsResponse } from './closingResponse.ts'
import { openConnectionCounter } from './connectionCounter.ts'
import { type ConnectionLimits, connectionLimits } from './connectionLimits.ts'

interface HttpServerOptions {
  log: Log
  /** Number of trusted proxies in front of the shop. */
  proxies?: number | undefined
  limits?: ConnectionLimits
}

/** Milliseconds between two checks for timed-out connections. */
const checkInterval = 1000
/** Milliseconds between two log lines about refused connections. */
const logInterval = 60_000

/**
 * The HTTP server of the shop. Node enforces the timeout of headers, `limitBody` that of bodies; Node's `requestTimeout` is only a
 * fallback for the latter.
 */
export const openHttpServer = ({ log, proxies = 0, limits = connectionLimits }: HttpServerOptions) => {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.headers + Math.max(limits.body, limits.upload) + 5000,
    connectionsCheckingInterval: Math.min(checkInterval, limits.headers),
    // An upgrade to another protocol, such as HTTP/2 in clear text, is optional: the request gets a normal response.
    shouldUpgradeCallback: ({ headers: { upgrade } }) => upgrade?.toLowerCase() === 'websocket',
  })
  server.on('clientError', refuseUnreadable)
  // Behind a proxy all connections belong to the proxy, which limits its clients itself.
  if (proxies === 0) limitConnections(server, limits.connections, log)
  return server
}

/** Responds to input that Node cannot parse as a request; it reaches no route. */
const refuseUnreadable = ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const [status, refusal] = refusalsByErrorCode.get(code ?? '') ?? (['400 Bad Request', 'RequestIsMalformed'] as const)
  sendAndClose(socket, closingResponse(status, { refusal, message: refusalMessages[refusal]() }))
}

const refusalsByErrorCode = new Map<string, readonly [status: string, refusal: 'BodyIsTooLarge' | 'BodyIsTooSlow']>([
  ['HPE_HEADER_OVERFLOW', ['431 Request Header Fields Too Large', 'BodyIsTooLarge']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', ['413 Payload Too Large', 'BodyIsTooLarge']],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', 'BodyIsTooSlow']],
])

const limitConnections = (server: Server, most: number, log: Log) => {
  const connections = openConnectionCounter(most)
  let loggedAt = Number.NEGATIVE_INFINITY

  server.on('connection', (socket: Socket) => {
    const address = clientKey(socket.remoteAddress)
    if (connections.acquire(address)) return void socket.once('close', () => connections.release(address))
    refuseConnection(socket)
    if (performance.now() - loggedAt < logInterval) return
    loggedAt = performance.now()
    log.warn({ most }, 'Connections are refused: one address holds as many as it may')
  })
}

// Nothing is read from a refused connection, so no request of it reaches the shop.
const refuseConnection = (socket: Socket) => {
  socket.pause()
  sendAndClose(socket, tooManyRequestsResponse('Too many connections from your address'))
}
