import type { SeededRandom } from '#harness/seededRandom.ts'
import { type ServerProcess, startShopNode } from '#harness/shop/serverProcess.ts'
import type { ShopLocation } from '#harness/shop/shopLocation.ts'

/** The nodes of a shop, each in its own process: one on a file, several at a server. */
export const openNodeProcesses = (location: ShopLocation, count: number) => {
  const running = new Map<number, ServerProcess>()
  let changed = Promise.withResolvers<void>()
  const urls = () => [...running.values()].map(({ url }) => url)
  const numbers = Array.from({ length: count }, (_, at) => at + 1)

  const start = async (node: number) => {
    running.set(node, await startShopNode({ ...location, node }))
    changed.resolve()
    changed = Promise.withResolvers()
  }

  const kill = async (nodes: readonly number[]) => {
    const killed = nodes.flatMap((node) => running.get(node) ?? [])
    for (const node of nodes) running.delete(node)
    await Promise.all(killed.map((server) => server.kill()))
    return killed.length
  }
  const killAll = () => kill(numbers)

  return {
    urls,
    /** Starts the nodes that are not running. */
    startAll: async () => {
      await Promise.all(numbers.filter((node) => !running.has(node)).map(start))
    },
    /** Waits for a running node and returns its address. */
    any: async (random: SeededRandom) => {
      while (running.size === 0) await changed.promise
      return random.pick(urls())
    },
    /** Kills one node, sometimes all. Returns how many. */
    killSome: (random: SeededRandom) => (random.happens(0.2) ? killAll() : kill([random.pick(numbers)])),
    killAll,
    [Symbol.asyncDispose]: async () => {
      await killAll()
    },
  }
}

export type NodeProcesses = ReturnType<typeof openNodeProcesses>
