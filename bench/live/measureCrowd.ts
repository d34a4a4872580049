import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { quantile } from '#bench/rounds.ts'
import { type LiveClient, openLiveClients } from './liveClient.ts'
import { loopbackAddresses } from './loopbackAddresses.ts'
import { startProbe } from './startProbe.ts'

interface MeasureOptions {
  url: string
  productId: string
  /** The path that the probe requests meanwhile. */
  path: string
  sockets: number
  /** Seconds that the clients view the product, and then seconds over which they disconnect. */
  seconds: number
}

/** Milliseconds after which the wait for the right count ends. */
const timeout = 60_000

/** Measures many live sockets that view one product at once and leave, and the latency of other requests meanwhile. */
export const measureCrowd = async ({ figure }: Figures, { url, productId, path, sockets, seconds }: MeasureOptions) => {
  const clients = await openLiveClients(url, sockets, loopbackAddresses(50, Math.ceil(sockets / 100)))
  figure('crowd, live sockets of ten or more addresses', clients.length, '', { atLeast: sockets })
  // The shop sends the count of people online a while after the last socket has opened.
  await pause(1500)

  const probe = await startProbe(url + path)
  const before = clients.map((client) => client.frames())
  const start = performance.now()
  for (const client of clients) client.send({ event: 'viewProduct', data: { productId } })
  const countedAfter = await timeUntilCounted(clients, start)
  await pause(seconds * 1000)
  await disconnectAll(clients, seconds)
  const elapsedSeconds = (performance.now() - start) / 1000
  const frames = clients.map((client, at) => client.frames() - (before[at] ?? 0))
  const { waits: latencies, failed } = await probe.stop()

  figure(
    'crowd, frames',
    frames.reduce((all, count) => all + count, 0),
  )
  figure('crowd, frames a second of the socket that heard most', Math.max(...frames) / elapsedSeconds, '', {
    atMost: 5,
  })
  figure('crowd, all know the right count after', countedAfter, ' ms', { atMost: 2000 })
  figure('beside it, requests', latencies.length)
  figure('beside it, requests that failed', failed, '', { atMost: 0 })
  figure('beside it, p50', quantile(latencies, 0.5), ' ms')
  figure('beside it, p99', quantile(latencies, 0.99), ' ms', { atMost: 100 })
  figure('beside it, longest', Math.max(...latencies), ' ms')
}

const timeUntilCounted = async (clients: readonly LiveClient[], start: number) => {
  const isCounted = () => clients.every(({ viewers }) => viewers === clients.length)
  while (!isCounted() && performance.now() - start < timeout) await pause(10)
  return performance.now() - start
}

const disconnectAll = async (clients: readonly LiveClient[], seconds: number) => {
  const steps = seconds * 20
  const share = Math.ceil(clients.length / steps)
  for (let step = 0; step < steps; step += 1) {
    for (const { socket } of clients.slice(step * share, (step + 1) * share)) socket.terminate()
    await pause(50)
  }
}
