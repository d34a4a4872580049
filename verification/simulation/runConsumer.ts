import { deliver } from '#api/eventStore/consuming/deliver.ts'
import type { ConsumerOptions, EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Owner } from './scheduler.ts'
import { notifySubscribers, type SimulatedNetwork } from './simulatedNetwork.ts'

interface Consumer {
  name: string
  handle: (fact: StoredFact) => Promise<void>
  signal: AbortSignal
  options: ConsumerOptions
  subscribe: EventStore['subscribe']
  isOpen: () => boolean
}

/** Milliseconds. */
const retry = { first: 100, longest: 30_000 }

/** Runs a durable consumer with the stores' own delivery code while this node holds its lease: at least once, one lease holder at a time. */
export const runConsumer = async (network: SimulatedNetwork, node: Owner, consumer: Consumer) => {
  const { leases } = network
  const { name, signal, isOpen } = consumer
  signal.addEventListener('abort', () => wakeAll(network, name), { once: true })
  while (!signal.aborted && isOpen()) {
    const term = leases.acquire(name, node)
    if (term === undefined) await untilFree(network, node, name)
    else await runTerm(network, node, consumer, term)
  }
}

const runTerm = async (network: SimulatedNetwork, node: Owner, consumer: Consumer, term: number) => {
  const { leases, scheduler } = network
  const { name, handle, signal, options, subscribe } = consumer
  const { onRunningChange = () => undefined } = options
  const leaseLost = new AbortController()
  const isRunner = () => leases.isRunning(name, term)

  // A runner whose lease is revoked finds out at the next fact or at the next checkpoint.
  async function* whileRunner(after: number, until: AbortSignal) {
    for await (const batch of subscribe(after, until)) {
      if (!isRunner()) return
      yield batch
    }
  }

  const delivery = {
    after: leases.position(name),
    subscribe: whileRunner,
    handle: async (fact: StoredFact) => {
      await scheduler.turn(node, `is handed ${fact.type} at ${fact.position} for ${name}`)
      await handle(fact)
    },
    onProgress: (position: number) => (isRunner() ? leases.saveProgress(name, term, position) : leaseLost.abort()),
    retry: {
      ...retry,
      pause: (milliseconds: number) => scheduler.pause(node, `tries ${name} again`, milliseconds),
    },
    options,
  }
  onRunningChange(true)
  await deliver(delivery, AbortSignal.any([signal, leaseLost.signal]))
  onRunningChange(false)
  leases.release(name, term)
}

const untilFree = (network: SimulatedNetwork, node: Owner, name: string) =>
  new Promise<void>((resolve) => {
    network.leases.onFree(name, () => network.scheduler.add(node, `may run ${name}`, resolve))
  })

const wakeAll = (network: SimulatedNetwork, name: string) => {
  notifySubscribers(network)
  network.leases.wakeWaiting(name)
}
