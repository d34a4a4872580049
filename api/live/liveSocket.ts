import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { IncomingFrame, type OutgoingFrame } from '#domain/live/liveFrames.ts'
import { type LiveRoom, openLiveRoom, type Visitor } from './liveRoom.ts'
import { type Doors, personOf, recognizedVisitor } from './recognizedVisitor.ts'

const mostBytes = 16 * 1024
const mostPerSecond = 10
/** Bytes that a slow reader may leave lying. */
const mostUnread = 1024 * 1024
const pingEvery = 30_000

interface LiveDoors extends Doors {
  /** The last revision of a customer's cart; -1 where nothing was ever in it. */
  cartVersionOf(customerId: string): Promise<number>
}

/** The live socket at `/live`: who is online, who looks at a product, and what changed for whom. */
export const openLiveSocket = (doors: LiveDoors) => {
  const room = openLiveRoom()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostBytes })
  sockets.on('connection', (socket) => welcome(socket, room, doors))

  const pings = setInterval(() => dropSilent(sockets.clients), pingEvery).unref()
  return {
    room,
    /** Takes upgrades to `/live` on a server. Other paths are left alone in development, closed otherwise. */
    attach: (server: Server, others: 'leave' | 'close') => {
      server.on('upgrade', (request, socket, head) => {
        if (!isLive(request)) return others === 'close' ? socket.destroy() : undefined
        // Whoever breaks off here breaks off a bare socket, which would end the process.
        socket.on('error', () => socket.destroy())
        if (!isSameOrigin(request)) return refuseUpgrade(socket)
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

const refuseUpgrade = (socket: Duplex) => {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
}

const silent = new WeakSet<WebSocket>()

const dropSilent = (sockets: Iterable<WebSocket>) => {
  for (const socket of sockets) {
    if (silent.has(socket)) socket.terminate()
    else {
      silent.add(socket)
      socket.ping()
    }
  }
}

const welcome = (socket: WebSocket, room: LiveRoom, doors: LiveDoors) => {
  const send = (frame: OutgoingFrame) => {
    if (socket.bufferedAmount > mostUnread) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
  }
  const visitor = recognizedVisitor(send, doors)
  const mayPass = turnstile()
  room.enter(visitor)
  socket.on('close', () => room.leave(visitor))
  socket.on('error', () => socket.terminate())
  socket.on('pong', () => {
    silent.delete(socket)
    // Another node may have ended the session meanwhile.
    if (visitor.person) void visitor.recognize()
  })
  socket.on('message', async (raw) => {
    silent.delete(socket)
    const frame = mayPass() ? parse(String(raw)) : 'Too many messages'
    if (typeof frame === 'string') send({ event: 'error', data: { message: frame } })
    else await obey(frame, visitor, room, doors).catch(() => socket.terminate())
  })
}

const parse = (raw: string): IncomingFrame | string => {
  try {
    const parsed = IncomingFrame.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : 'This frame is not one the shop knows'
  } catch {
    return 'A frame must be JSON'
  }
}

const obey = async (frame: IncomingFrame, visitor: Visitor, room: LiveRoom, doors: LiveDoors) => {
  if (frame.event === 'viewProduct') return room.view(visitor, frame.data.productId)
  if (frame.event === 'leaveProduct') return room.stopViewing(visitor, frame.data.productId)
  if (frame.event === 'message') {
    return room.tellAdmins({
      event: 'message',
      data: { text: frame.data.text, from: visitor.person?.customerId ?? 'guest' },
    })
  }
  const caller = await doors.authenticate(`Bearer ${frame.data.token}`)
  if (!caller) return turnDown(visitor)
  const person = personOf(caller)
  visitor.person = person
  visitor.send({ event: 'onlineUsers', data: room.online() })
  room.signedIn()
  // Asked for once they hear their news: what happened before is in it, and what happens later they are told.
  const cartVersion = await doors.cartVersionOf(caller.customerId)
  return visitor.tell({ event: 'recognized', data: { cartVersion } }, (now) => now.sessionId === person.sessionId)
}

// Whoever comes back with the token of a session that has ended meanwhile hears of that as well.
const turnDown = (visitor: Visitor) => {
  visitor.send({ event: 'error', data: { message: 'The token is not valid' } })
  visitor.loseSession()
}

const turnstile = () => {
  let second = 0
  let passed = 0
  return () => {
    const now = Math.floor(Date.now() / 1000)
    passed = now === second ? passed + 1 : 1
    second = now
    return passed <= mostPerSecond
  }
}
