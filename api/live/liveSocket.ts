import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Caller } from '#api/http/answers.ts'
import { IncomingFrame, type OutgoingFrame } from '#domain/live/liveFrames.ts'
import { type LiveRoom, openLiveRoom, type Visitor } from './liveRoom.ts'

const mostBytes = 16 * 1024
const mostPerSecond = 10
const pingEvery = 30_000

export type Authenticate = (authorization: string) => Promise<Caller | undefined>

/** The live socket at `/live`: who is online, who looks at a product, and what changed for whom. */
export const openLiveSocket = (authenticate: Authenticate) => {
  const room = openLiveRoom()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostBytes })
  sockets.on('connection', (socket) => welcome(socket, room, authenticate))

  const pings = setInterval(() => dropSilent(sockets.clients), pingEvery).unref()
  return {
    room,
    /** Takes upgrades to `/live` on a server. Other paths are left alone in development, closed otherwise. */
    attach: (server: Server, others: 'leave' | 'close') => {
      server.on('upgrade', (request, socket, head) => {
        if (!isLive(request)) return others === 'close' ? socket.destroy() : undefined
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

const welcome = (socket: WebSocket, room: LiveRoom, authenticate: Authenticate) => {
  const send = (frame: OutgoingFrame) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame))
  const visitor = newVisitor(send, authenticate)
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
    else await obey(frame, visitor, room).catch(() => socket.terminate())
  })
}

type SignedVisitor = Visitor & { token: string }

const newVisitor = (send: Visitor['send'], authenticate: Authenticate) => {
  const visitor: SignedVisitor = {
    viewing: new Set(),
    token: '',
    send,
    recognize: async () => {
      const caller = await authenticate(`Bearer ${visitor.token}`).catch(() => undefined)
      visitor.person = caller && {
        customerId: caller.customerId,
        isAdmin: caller.role === 'Admin',
        sessionId: caller.sessionId,
      }
    },
  }
  return visitor
}

const parse = (raw: string): IncomingFrame | string => {
  try {
    const parsed = IncomingFrame.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : 'This frame is not one the shop knows'
  } catch {
    return 'A frame must be JSON'
  }
}

const obey = async (frame: IncomingFrame, visitor: SignedVisitor, room: LiveRoom) => {
  if (frame.event === 'viewProduct') return room.view(visitor, frame.data.productId)
  if (frame.event === 'leaveProduct') return room.stopViewing(visitor, frame.data.productId)
  if (frame.event === 'message') {
    return room.tellAdmins({
      event: 'message',
      data: { text: frame.data.text, from: visitor.person?.customerId ?? 'guest' },
    })
  }
  visitor.token = frame.data.token
  await visitor.recognize()
  if (!visitor.person) return visitor.send({ event: 'error', data: { message: 'The token is not valid' } })
  return visitor.send({ event: 'onlineUsers', data: room.size() })
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
