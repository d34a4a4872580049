import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { type LiveClient, openLiveClients } from './liveClient.ts'
import { loopbackAddresses } from './loopbackAddresses.ts'

interface MeasureOptions {
  nodes: readonly [Node, Node]
  productId: string
  /** Sockets at each node. */
  sockets: number
}

interface Node {
  url: string
  /** Ends the process at once. */
  kill(): Promise<void>
}

/** Milliseconds after which a wait ends. */
const timeout = 30_000

/** Measures how soon two nodes know of each other's viewers, and how soon one forgets those of the other after it was killed. */
export const measureNodes = async ({ figure }: Figures, { nodes, productId, sockets }: MeasureOptions) => {
  const [here, there] = nodes
  const own = await openLiveClients(here.url, sockets, loopbackAddresses(90, 2))
  const others = await openLiveClients(there.url, sockets, loopbackAddresses(91, 2))
  const all = [...own, ...others]
  const start = performance.now()
  for (const client of all) client.send({ event: 'viewProduct', data: { productId } })
  figure('two nodes, all know the viewers of both after', await timeUntil(all, 2 * sockets, start), ' ms', {
    atMost: 10_000,
  })

  const killedAt = performance.now()
  await there.kill()
  figure('two nodes, one killed, forgotten after', await timeUntil(own, sockets, killedAt), ' ms', { atMost: 15_000 })
  for (const { socket } of all) socket.terminate()
}

const timeUntil = async (clients: readonly LiveClient[], count: number, start: number) => {
  while (!clients.every(({ viewers }) => viewers === count) && performance.now() - start < timeout) await pause(20)
  return performance.now() - start
}
