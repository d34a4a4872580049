import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { testClient } from '#api/testing/testClient.ts'
import { quantile } from '#bench/rounds.ts'
import { type LiveClient, openLiveClients } from './liveClient.ts'
import { loopbackAddresses } from './loopbackAddresses.ts'
import { residentBytes } from './residentBytes.ts'

interface MeasureOptions {
  url: string
  /** The process of the shop. */
  pid: number
  admin: string
  productId: string
  sockets: number
  /** Changes of the price, each told to every socket. */
  broadcasts: number
}

/** Milliseconds between two changes: the shop gathers the changes of half a second. */
const interval = 700

/**
 * Measures the memory that each live socket takes, whether each of them hears of every change of a product's price, and how long after the first
 * one the others hear of it. The half second that the shop gathers changes for is not counted.
 */
export const measureBroadcasts = async ({ figure }: Figures, options: MeasureOptions) => {
  const { url, pid, admin, productId, sockets, broadcasts } = options
  const before = residentBytes(pid)
  const clients = await openLiveClients(url, sockets, loopbackAddresses(70, Math.ceil(sockets / 100)))
  const arrivals = clients.map(recordPrices)
  for (const client of clients) client.send({ event: 'followProducts', data: { productIds: [productId] } })
  await pause(2000)
  const each = (residentBytes(pid) - before) / 1024 / clients.length
  figure('broadcast, live sockets', clients.length, '', { atLeast: sockets })
  figure('broadcast, memory of a socket', each, ' KB', { atMost: 50 })

  const prices = Array.from({ length: broadcasts }, (_, number) => 1000 + number)
  const calls = testClient(url, admin)
  for (const price of prices) {
    await calls('POST products/updateById/:id', { params: { id: productId }, querydata: { price, discount: 0 } })
    await pause(interval)
  }
  await pause(interval)

  const delays = prices.flatMap((price) => {
    const times = arrivals.flatMap((ofSocket) => ofSocket.get(price) ?? [])
    const first = Math.min(...times)
    return times.map((time) => time - first)
  })
  figure('broadcast, frames due', prices.length * clients.length)
  figure('broadcast, frames delivered', delays.length, '', { atLeast: prices.length * clients.length })
  figure('broadcast, p50 after the first socket', quantile(delays, 0.5), ' ms')
  figure('broadcast, p99 after the first socket', quantile(delays, 0.99), ' ms', { atMost: 250 })
  figure('broadcast, longest', Math.max(...delays), ' ms')
  for (const { socket } of clients) socket.terminate()
}

/** When a socket heard of each price. */
const recordPrices = ({ socket }: LiveClient) => {
  const times = new Map<number, number>()
  socket.on('message', (raw) => {
    const frame = JSON.parse(String(raw))
    if (frame.event === 'productChanged') times.set(frame.data.price, performance.now())
  })
  return times
}
