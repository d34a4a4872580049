import { WebSocket } from 'ws'
import type { IncomingFrame, OutgoingFrame } from '#domain/live/liveFrames.ts'

/** Opens a live socket that counts its frames; undefined where the shop refuses it. */
export const openLiveClient = (url: string, localAddress: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { localAddress })
  const client = {
    socket,
    /** Received frames by event. */
    received: new Map<OutgoingFrame['event'], number>(),
    /** The newest count of viewers of the product. */
    viewers: 0,
    send: (frame: IncomingFrame) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame)),
    frames: () => client.received.values().reduce((all, count) => all + count, 0),
  }
  socket.on('message', (raw) => {
    const frame: OutgoingFrame = JSON.parse(String(raw))
    client.received.set(frame.event, (client.received.get(frame.event) ?? 0) + 1)
    if (frame.event === 'productViewersUpdate') client.viewers = frame.data.count
  })
  return new Promise<typeof client | undefined>((resolve) => {
    socket.on('open', () => resolve(client))
    socket.on('error', () => resolve(undefined))
    socket.on('unexpected-response', () => resolve(undefined))
  })
}

export type LiveClient = NonNullable<Awaited<ReturnType<typeof openLiveClient>>>

/** Sockets that open at the same time. */
const concurrency = 25

/** Opens so many live sockets. Returns those that the shop accepted. */
export const openLiveClients = async (url: string, count: number, addressOf: (number: number) => string) => {
  const connected: LiveClient[] = []
  for (let from = 0; from < count; from += concurrency) {
    const size = Math.min(concurrency, count - from)
    const clients = await Promise.all(
      Array.from({ length: size }, (_, at) => openLiveClient(url, addressOf(from + at))),
    )
    connected.push(...clients.filter((client) => client !== undefined))
  }
  return connected
}
