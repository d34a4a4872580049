import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { loopbackAddresses } from './loopbackAddresses.ts'
import { openRawConnection, type RawConnection } from './rawConnection.ts'

interface MeasureOptions {
  url: string
  /** Callers of each kind. */
  count: number
  /** Milliseconds after which the shop must have cut off slow headers, and slow bodies. */
  headers: number
  body: number
}

const headerStart = 'GET / HTTP/1.1\r\nhost: shop.test\r\nx-slow: '
const bodyStart =
  'POST /cart/add HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n'

/** Measures how long callers can send one byte a second, as headers or as a body. */
export const measureSlowCallers = async ({ figure }: Figures, { url, count, headers, body }: MeasureOptions) => {
  const address = loopbackAddresses(20, 8)
  const open = (start: string) =>
    Promise.all(Array.from({ length: count }, (_, at) => connectAndSend(url, start, address(at))))
  const [slowHeaders, slowBodies] = [await open(headerStart), await open(bodyStart)]
  const all = [...slowHeaders, ...slowBodies]
  const dripTimer = setInterval(() => {
    for (const { socket, isOpen } of all) if (isOpen()) socket.write('x')
  }, 1000)

  await pause(headers)
  figure(`slow heads, of ${count} still open after ${headers / 1000} s`, countOpen(slowHeaders), '', { atMost: 0 })
  figure(`slow bodies, of ${count} open at that time`, countOpen(slowBodies))
  await pause(body - headers)
  figure(`slow bodies, of ${count} still open after ${body / 1000} s`, countOpen(slowBodies), '', { atMost: 0 })
  figure('slow heads and bodies, told 408', all.filter(({ status }) => status() === 408).length)
  clearInterval(dripTimer)
  for (const { socket } of all) socket.destroy()
}

const connectAndSend = async (url: string, start: string, address: string) => {
  const connection = await openRawConnection(url, address)
  connection.socket.write(start)
  return connection
}

const countOpen = (connections: readonly RawConnection[]) => connections.filter(({ isOpen }) => isOpen()).length

/** Measures how many idle connections one address can hold, and whether another address is still answered. */
export const measureConnections = async ({ figure }: Figures, url: string, count: number, maxConnections: number) => {
  const address = loopbackAddresses(30, 2)
  const connections = []
  for (let number = 0; number < count; number += 1) connections.push(await openRawConnection(url, address(0)))
  await pause(500)
  figure(`connections of one address, of ${count} open`, countOpen(connections), '', { atMost: maxConnections })
  figure('connections of one address, told 429', connections.filter(({ status }) => status() === 429).length)

  const other = await connectAndSend(
    url,
    'GET /health HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n',
    address(1),
  )
  for (let tries = 0; other.isOpen() && tries < 100; tries += 1) await pause(50)
  figure('another address, answered meanwhile', other.status() === 200 ? 1 : 0, '', { atLeast: 1 })
  for (const { socket } of connections) socket.destroy()
}
