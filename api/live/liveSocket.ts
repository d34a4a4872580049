import type { IncomingMessage, Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { clientAddress } from '#api/http/server/clientAddress.ts'
import { sendAndClose, tooManyRequestsResponse } from '#api/http/server/closingResponse.ts'
import { openConnectionCounter } from '#api/http/server/connectionCounter.ts'
import type { Log } from '#api/log.ts'
import { IncomingFrame, type OutgoingFrame } from '#domain/live/liveFrames.ts'
import { type CallerLookup, liveUserOf, openAuthorizedConnection } from './authorizedConnection.ts'
import type { CurrentProduct } from './currentProduct.ts'
import { type LiveConnection, type LiveRoom, openLiveRoom } from './liveRoom.ts'
import { messageLimit } from './messageLimit.ts'
import { openProductFollowing } from './productFollowing.ts'

const maxFrameBytes = 16 * 1024
const maxMessagesPerSecond = 10
/** After so many refused messages in a row the connection is closed. */
const maxRefusedMessages = 100
/** Bytes that may be buffered for a slow client before its connection is terminated. */
const maxUnreadBytes = 1024 * 1024
const pingInterval = 30_000

interface LiveSocketDependencies extends CallerLookup {
  /** The last revision of a customer's cart; -1 if its stream is empty. */
  cartVersionOf(customerId: string): Promise<number>
  currentProduct: CurrentProduct
  log: Log
}

interface LiveLimits {
  /** Maximum of open sockets per client address. */
  sockets: number
  /** Number of trusted proxies in front of the shop. */
  proxies: number
}

/** The live socket at `/live`: counts of online users and product viewers, and changes for each user. */
export const openLiveSocket = (
  dependencies: LiveSocketDependencies,
  { sockets: maxPerAddress, proxies }: LiveLimits,
) => {
  const room = openLiveRoom()
  const connectionCounter = openConnectionCounter(maxPerAddress)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes })
  sockets.on('connection', (socket) => handleConnection(socket, room, dependencies))

  const pings = setInterval(() => terminateUnresponsive(sockets.clients), pingInterval).unref()
  return {
    room,
    /** Handles upgrade requests to `/live` on a server. `others`: leave requests to other paths to other handlers (development), or close them. */
    attach: (server: Server, others: 'leave' | 'close') => {
      server.on('upgrade', (request, socket, head) => {
        if (!isLive(request)) return others === 'close' ? socket.destroy() : undefined
        // Without a listener, an error of this raw socket would end the process.
        socket.on('error', () => socket.destroy())
        if (!isSameOrigin(request)) return sendAndClose(socket, foreignOrigin)
        const address = clientAddress(request, proxies)
        if (!connectionCounter.acquire(address)) return sendAndClose(socket, tooManySockets)
        socket.once('close', () => connectionCounter.release(address))
        sockets.handleUpgrade(request, socket, head, (accepted) => sockets.emit('connection', accepted, request))
      })
    },
    close: () => {
      clearInterval(pings)
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}

const isLive = ({ url }: IncomingMessage) => url?.split('?')[0] === '/live'

// Browsers always send an origin; programs need none.
const isSameOrigin = ({ headers: { origin, host } }: IncomingMessage) =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)

const foreignOrigin = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n'
const tooManySockets = tooManyRequestsResponse('Too many live connections from your address')

const unresponsive = new WeakSet<WebSocket>()

const terminateUnresponsive = (sockets: Iterable<WebSocket>) => {
  for (const socket of sockets) {
    if (unresponsive.has(socket)) socket.terminate()
    else {
      unresponsive.add(socket)
      socket.ping()
    }
  }
}

const handleConnection = (socket: WebSocket, room: LiveRoom, dependencies: LiveSocketDependencies) => {
  const send = (frame: OutgoingFrame) => {
    if (socket.bufferedAmount > maxUnreadBytes) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(serialized(frame), { binary: false })
  }
  const connection = openAuthorizedConnection(send, dependencies)
  const followProducts = openProductFollowing(room, connection, dependencies)
  const answer = (frame: IncomingFrame) => handleFrame(frame, { connection, room, dependencies, followProducts })
  const countRefused = messageLimit(maxMessagesPerSecond)
  room.join(connection)
  socket.on('close', () => room.leave(connection))
  socket.on('error', () => socket.terminate())
  socket.on('pong', () => {
    unresponsive.delete(socket)
    // Another node may have ended the session meanwhile.
    if (connection.user) void connection.refreshUser()
  })
  socket.on('message', async (raw) => {
    unresponsive.delete(socket)
    const count = countRefused()
    if (count > maxRefusedMessages) return socket.close(policyViolation)
    const frame = count === 0 ? parse(String(raw)) : 'Too many messages'
    if (typeof frame === 'string') send({ event: 'error', data: { message: frame } })
    else await answer(frame).catch(() => socket.terminate())
  })
}

// RFC 6455, section 7.4.1: policy violation.
const policyViolation = 1008

/** A frame that is sent to many connections is serialized once. */
const serializedFrames = new WeakMap<OutgoingFrame, Buffer>()
const serialized = (frame: OutgoingFrame) =>
  serializedFrames.getOrInsertComputed(frame, () => Buffer.from(JSON.stringify(frame)))

const parse = (raw: string): IncomingFrame | string => {
  try {
    const parsed = IncomingFrame.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : 'This frame is not one the shop knows'
  } catch {
    return 'A frame must be JSON'
  }
}

interface FrameContext {
  connection: LiveConnection
  room: LiveRoom
  dependencies: LiveSocketDependencies
  followProducts: ReturnType<typeof openProductFollowing>
}

const handleFrame = async (frame: IncomingFrame, { connection, room, dependencies, followProducts }: FrameContext) => {
  if (frame.event === 'viewProduct') return room.view(connection, frame.data.productId)
  if (frame.event === 'leaveProduct') return room.stopViewing(connection, frame.data.productId)
  if (frame.event === 'followProducts') return followProducts(frame.data)
  if (frame.event === 'followSlots') return room.followSlots(connection, frame.data.providerId)
  if (frame.event === 'leaveSlots') return room.stopFollowingSlots(connection, frame.data.providerId)
  if (frame.event === 'message') return forwardMessage(frame.data.text, connection, room)
  const caller = await dependencies.authenticate(`Bearer ${frame.data.token}`)
  if (!caller) return rejectToken(connection)
  const user = liveUserOf(caller)
  connection.user = user
  connection.send({ event: 'onlineUsers', data: room.onlineCount() })
  room.onSignIn()
  // Read after the connection gets cart updates: earlier changes are in the version, later ones arrive as frames.
  const cartVersion = await dependencies.cartVersionOf(caller.customerId)
  return connection.sendIf({ event: 'recognized', data: { cartVersion } }, (now) => now.sessionId === user.sessionId)
}

const forwardMessage = (text: string, { user }: LiveConnection, room: LiveRoom) =>
  user ? room.sendToAdmins({ event: 'message', data: { text, from: user.customerId } }) : room.receiveGuestMessage(text)

// A client that reconnects with the token of an ended session also gets `sessionEnded`.
const rejectToken = (connection: LiveConnection) => {
  connection.send({ event: 'error', data: { message: 'The token is not valid' } })
  connection.endSession()
}
