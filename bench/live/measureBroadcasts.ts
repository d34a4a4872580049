import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { testClient } from '#api/testing/testClient.ts'
import { quantile } from '#bench/rounds.ts'
import type { ProbeAnswer } from '#bench/soak/processMemory.ts'
import { type LiveClient, openLiveClients } from './liveClient.ts'
import { loopbackAddresses } from './loopbackAddresses.ts'

interface MeasureOptions {
  url: string
  /** The memory of the shop after a collection of garbage, in bytes. */
  memory: () => Promise<ProbeAnswer>
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
  const { url, memory, admin, productId, sockets, broadcasts } = options
  const before = await memory()
  const clients = await openLiveClients(url, sockets, loopbackAddresses(70, Math.ceil(sockets / 100)))
  const arrivals = clients.map(recordPrices)
  for (const client of clients) client.send({ event: 'followProducts', data: { productIds: [productId] } })
  await pause(2000)
  const after = await memory()
  figure('broadcast, live sockets', clients.length, '', { atLeast: sockets })
  const held = after.heapUsed + after.external - before.heapUsed - before.external
  figure('broadcast, heap and buffers of a socket', held / 1024 / clients.length, ' KB', { atMost: 50 })
  figure('broadcast, resident memory of a socket', (after.rss - before.rss) / 1024 / clients.length, ' KB', {
    atMost: 50,
  })

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
