import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Owner } from './scheduler.ts'
import { ring, type Sea } from './sea.ts'

interface Consumer {
  name: string
  take: (fact: StoredFact) => Promise<void>
  signal: AbortSignal
  isOpen: () => boolean
  /** Is told when this becomes the runner, and when it no longer is. */
  runs: (isHere: boolean) => void
}

// Milliseconds.
const firstDelay = 100
const longestDelay = 30_000

/** Runs a durable consumer whenever nobody else does: at least once, one runner that the store knows of. */
export const consuming = async (sea: Sea, node: Owner, consumer: Consumer) => {
  const { leases } = sea
  const { name, signal, isOpen } = consumer
  signal.addEventListener('abort', () => wakeAll(sea, name), { once: true })
  while (!signal.aborted && isOpen()) {
    const term = leases.take(name, node)
    if (term === undefined) await isFree(sea, node, name)
    else await run(sea, node, { ...consumer, isRunner: () => leases.isRunning(name, term), term })
  }
}

interface Run extends Consumer {
  term: number
  isRunner: () => boolean
}

const run = async (sea: Sea, node: Owner, consumer: Run) => {
  const { log, leases, scheduler } = sea
  const { name, term, isRunner, signal, isOpen, runs } = consumer
  let position = leases.position(name)
  runs(true)
  while (isRunner() && !signal.aborted && isOpen()) {
    const [fact] = log.after(position, 1)
    if (!fact) {
      await facts(sea, node, name)
      continue
    }
    await scheduler.turn(node, `is handed ${fact.type} at ${fact.position} for ${name}`)
    await untilTaken(sea, node, consumer, fact)
    if (signal.aborted) break
    leases.done(name, term, fact.position)
    position = repeated(sea, fact.position)
  }
  runs(false)
  leases.leave(name, term)
}

const untilTaken = async ({ scheduler }: Sea, node: Owner, { take, isRunner, signal, name }: Run, fact: StoredFact) => {
  for (let delay = firstDelay; !signal.aborted && isRunner(); delay = Math.min(delay * 2, longestDelay)) {
    try {
      return await take(fact)
    } catch {
      await scheduler.pause(node, `tries ${name} again`, delay)
    }
  }
}

const repeated = ({ chance, weather }: Sea, position: number) =>
  weather.happens('repeat') ? Math.max(0, position - 1 - chance.below(5)) : position

const facts = (sea: Sea, node: Owner, name: string) =>
  new Promise<void>((resolve) => {
    sea.waiting.push(() => sea.scheduler.add(node, `looks for facts for ${name}`, resolve))
  })

const isFree = (sea: Sea, node: Owner, name: string) =>
  new Promise<void>((resolve) => {
    sea.leases.onFree(name, () => sea.scheduler.add(node, `may run ${name}`, resolve))
  })

const wakeAll = (sea: Sea, name: string) => {
  ring(sea)
  sea.leases.wake(name)
}
