import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Figures } from '#api/programs/figures.ts'
import { type LiveClient, openLiveClient } from './liveClient.ts'
import { loopbackAddresses } from './loopbackAddresses.ts'

const address = loopbackAddresses(80, 50)

// Frames that are JSON but none of the shop's, that are not JSON, and that are not even text.
const badFrames: (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '{"event":"auth"}',
  '{"event":"auth","data":{"token":7}}',
  '{"event":"viewProduct","data":{"productId":{"__proto__":1}}}',
  '{"event":"shutdown","data":{}}',
  Buffer.from([0xff, 0xfe, 0x00]),
]

/** Measures what the shop does with bad frames, floods, oversized frames and pages of other sites. */
export const measureBadFrames = async ({ figure }: Figures, url: string) => {
  const client = await openClient(url, 0)
  for (const frame of badFrames) client.socket.send(frame)
  await pause(1000)
  figure('bad frames', badFrames.length)
  figure('bad frames, answered with an error', client.received.get('error') ?? 0, '', { atLeast: badFrames.length })
  client.socket.terminate()

  const flooding = await openClient(url, 1)
  for (let number = 0; number < 500; number += 1) flooding.socket.send('{"event":"message","data":{"text":"x"}}')
  figure('a flood of 500 frames, closed with 1008', (await closeCode(flooding)) === 1008 ? 1 : 0, '', { atLeast: 1 })

  const oversized = await openClient(url, 2)
  oversized.socket.send('x'.repeat(16 * 1024 + 1))
  figure('a frame of more than 16 KB, closed with 1009', (await closeCode(oversized)) === 1009 ? 1 : 0, '', {
    atLeast: 1,
  })

  const foreign = new WebSocket(`${url.replace('http', 'ws')}/live`, { origin: 'https://elsewhere.example' })
  const [, response] = await once(foreign, 'unexpected-response')
  figure('a page of another site, answered 403', response.statusCode === 403 ? 1 : 0, '', { atLeast: 1 })
  foreign.on('error', () => undefined)
  foreign.terminate()
}

/** Frames of one socket: after so many in a row are refused the shop closes it. */
const framesPerSocket = 110
const concurrency = 20

/** Sends random frames, and counts whether the shop still answers afterwards. */
export const measureRandomFrames = async ({ figure }: Figures, url: string, frames: number) => {
  let sent = 0
  const sendMany = async (lane: number) => {
    while (sent < frames) {
      sent += framesPerSocket
      const client = await openClient(url, lane)
      for (let number = 0; number < framesPerSocket; number += 1) client.socket.send(randomFrame())
      // The answer to a ping shows that the shop has read all of them, unless it has closed the socket.
      client.socket.ping()
      await Promise.race([once(client.socket, 'pong'), closeCode(client)])
      client.socket.terminate()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, lane) => sendMany(lane)))
  figure('random frames', sent, '', { atLeast: frames })
  const after = await openClient(url, 0)
  after.socket.send('{')
  await pause(500)
  figure('after them, the socket answers', after.received.get('error') ?? 0, '', { atLeast: 1 })
  figure('after them, /health answers', (await fetch(`${url}/health`)).status === 200 ? 1 : 0, '', { atLeast: 1 })
  after.socket.terminate()
}

/** Milliseconds. The shop pings every half minute and ends a socket that did not answer the ping before. */
const pingTimeout = 65_000

/** Opens sockets that read nothing. `wait` resolves when the shop has had time to notice, and counts those that it cut. */
export const openSlowReaders = async ({ figure }: Figures, url: string, count: number) => {
  const readers = await Promise.all(Array.from({ length: count }, (_, number) => openClient(url, number)))
  for (const { socket } of readers) socket.pause()
  const start = performance.now()

  return async () => {
    await pause(Math.max(0, pingTimeout - (performance.now() - start)))
    // What the shop sent before it cut them is read first.
    for (const { socket } of readers) socket.resume()
    await pause(1000)
    const cut = readers.filter(({ socket }) => socket.readyState === socket.CLOSED).length
    figure(`slow readers, of ${count} cut`, cut, '', { atLeast: count })
    for (const { socket } of readers) socket.terminate()
  }
}

const openClient = async (url: string, number: number) => {
  const client = await openLiveClient(url, address(number))
  if (!client) throw new Error('The shop let no socket in')
  client.socket.on('error', () => undefined)
  return client
}

const closeCode = async ({ socket }: LiveClient): Promise<number> =>
  socket.readyState === socket.CLOSED ? 0 : (await once(socket, 'close'))[0]

const events = ['auth', 'viewProduct', 'leaveProduct', 'followProducts', 'followSlots', 'message', 'nothing']
const values = [
  null,
  7,
  '',
  'x',
  [],
  {},
  'é'.repeat(300),
  -1,
  { productId: 'x' },
  { productIds: [1, 'x'] },
  { token: 'a.b.c' },
]

const oneOf = <Value>(all: readonly Value[]) => all[Math.floor(Math.random() * all.length)]

/** Bytes, text that is almost a frame, or a frame with any data. */
const randomFrame = () => {
  const kind = Math.random()
  if (kind < 0.3) return randomBytes(Math.floor(Math.random() * 200))
  const text = JSON.stringify({ event: oneOf(events), data: oneOf(values) })
  return kind < 0.6 ? text.slice(0, Math.floor(Math.random() * text.length)) : text
}
