import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { loopbackAddresses } from './loopbackAddresses.ts'
import { openRawConnection } from './rawConnection.ts'

const targets = [
  ['POST /cart/add', 'application/json'],
  ['POST /cart/add', 'text/plain'],
  ['GET /products/home', 'application/json'],
  ['GET /', 'text/html'],
  ['POST /nowhere', 'application/json'],
  ['PUT /docs', 'application/octet-stream'],
] as const

/** Milliseconds after which a client gives up. */
const timeout = 8000
const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`

/** Sends endless chunked bodies to calls with a body, calls without one, pages and unknown paths. */
export const measureEndlessBodies = async ({ figure }: Figures, url: string) => {
  const address = loopbackAddresses(10, targets.length)
  const results = await Promise.all(
    targets.map(([call, type], number) => sendUntilCutOff(url, call, type, address(number))),
  )
  figure('endless bodies', results.length)
  figure('endless bodies, answered 413', results.filter(({ status }) => status === 413).length, '', {
    atLeast: results.length,
  })
  figure('endless bodies, still open after 8 s', results.filter(({ isOpen }) => isOpen).length, '', { atMost: 0 })
  figure('endless body, most that was taken', Math.max(...results.map(({ megabytes }) => megabytes)), ' MB', {
    atMost: 16,
  })
}

const sendUntilCutOff = async (url: string, call: string, type: string, address: string) => {
  const connection = await openRawConnection(url, address)
  const { socket } = connection
  socket.write(`${call} HTTP/1.1\r\nhost: shop.test\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`)
  const start = performance.now()
  while (connection.isOpen() && performance.now() - start < timeout) {
    if (socket.writableLength < 4 * chunk.length) socket.write(chunk)
    await pause(1)
  }
  const isOpen = connection.isOpen()
  const megabytes = (socket.bytesWritten - socket.writableLength) / 1024 / 1024
  socket.destroy()
  return { status: connection.status(), isOpen, megabytes }
}
