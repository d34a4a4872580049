import { setTimeout as pause } from 'node:timers/promises'
import type { ConsumerOptions, StoredFact } from '#api/eventStore/eventStore.ts'
import type { FactWrites } from './factsTable.ts'

const firstDelay = 100
const longestDelay = 30_000
/** Milliseconds after which progress is saved where nobody else writes. */
const saveDelay = 100

type Take = (fact: StoredFact) => Promise<void>

interface Log {
  subscribe(after: number, signal: AbortSignal): AsyncIterable<readonly StoredFact[]>
  checkpoint(name: string): number
  /** Commits what `write` has to write. */
  commit(): Promise<unknown>
}

/** The durable consumers: at least once, in order, one runner a name. Their progress rides along with the next group that commits. */
export const consumers = (log: Log) => {
  const unsaved = new Map<string, number>()
  const turns = new Map<string, Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined

  const saveSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      log.commit().catch(() => undefined)
    }, saveDelay)
  }

  const run = async (name: string, take: Take, signal: AbortSignal, { types, passes }: ConsumerOptions) => {
    for await (const batch of log.subscribe(unsaved.get(name) ?? log.checkpoint(name), signal)) {
      for (const fact of batch) {
        if (types?.has(fact.type) ?? true) await untilTaken(take, fact, signal)
        else passes?.(fact)
        if (signal.aborted) return
        unsaved.set(name, fact.position)
        saveSoon()
      }
    }
  }

  return {
    /** Call it in every transaction. */
    write: (writes: FactWrites) => {
      clearTimeout(timer)
      timer = undefined
      for (const [name, position] of unsaved) writes.setCheckpoint(name, position)
    },
    /** Call it when that transaction is durable. */
    written: () => unsaved.clear(),
    consume: async (
      name: string,
      take: Take,
      signal: AbortSignal,
      { runs = () => undefined, ...wanted }: ConsumerOptions = {},
    ) => {
      const before = turns.get(name) ?? Promise.resolve()
      const turn = Promise.race([before, aborted(signal)]).then(() => {
        runs(!signal.aborted)
        return run(name, take, signal, wanted).finally(() => runs(false))
      })
      turns.set(name, Promise.allSettled([before, turn]))
      await turn.finally(() => unsaved.has(name) && log.commit().catch(() => undefined))
    },
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const untilTaken = async (take: Take, fact: StoredFact, signal: AbortSignal) => {
  for (let delay = firstDelay; !signal.aborted; delay = Math.min(delay * 2, longestDelay)) {
    try {
      return await take(fact)
    } catch {
      await pause(delay, undefined, { signal }).catch(() => undefined)
    }
  }
}
