import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { PolicySubscription } from './policySubscription.ts'

/** State of a policy, or of one of its timers, for `/health`. */
export interface PolicyState {
  name: string
  /** Whether this node runs it. */
  runsHere: boolean
  /** Whole seconds since the fact in progress was appended or became due; 0 while it waits for the next one. */
  behind: number
  /** It has handled every fact up to here; 0 if it has handled none since the start. */
  position: number
  failing?: FailingFact
}

/** A fact that is retried while later ones wait. */
interface FailingFact {
  factType: string
  stream: string
  position: number
  tries: number
  /** ISO 8601. */
  since: string
  /** Name and message of the last error. */
  why: string
}

export type PolicyMonitor = ReturnType<typeof openPolicyMonitor>

// Milliseconds: between two facts of a long queue a policy is not idle.
const idleThreshold = 1000
const maxReasonLength = 300

/** Tracks the progress and failures of one subscription. */
export const openPolicyMonitor = ({ name, seconds }: PolicySubscription, now: () => Date) => {
  let runsHere = false
  let position = 0
  let last: { fact: StoredFact; at: number } | undefined
  /** Facts that were started or failed and are not handled yet, by position. A timer may have several. */
  const unfinished = new Map<number, { fact: StoredFact; failing?: FailingFact }>()

  const behindBy = ({ meta }: StoredFact, currentTime: number) =>
    Math.max(0, Math.floor((currentTime - Date.parse(meta.at)) / 1000) - seconds)

  const behind = (currentTime: number) => {
    const oldest = unfinished.values().next().value
    if (oldest) return behindBy(oldest.fact, currentTime)
    return runsHere && last && currentTime - last.at < idleThreshold ? behindBy(last.fact, last.at) : 0
  }

  const skipped = (fact: StoredFact) => {
    last = { fact, at: now().getTime() }
  }

  return {
    setRunning: (isHere: boolean) => {
      runsHere = isHere
      unfinished.clear()
    },
    started: (fact: StoredFact) => {
      if (!unfinished.has(fact.position)) unfinished.set(fact.position, { fact })
    },
    skipped,
    checkpointed: (upTo: number) => {
      position = upTo
    },
    handled: (fact: StoredFact) => {
      unfinished.delete(fact.position)
      skipped(fact)
    },
    failed: (fact: StoredFact, error: unknown) => {
      const before = unfinished.get(fact.position)?.failing
      const { type: factType, stream, position: at } = fact
      const since = before?.since ?? now().toISOString()
      const failing = { factType, stream, position: at, tries: (before?.tries ?? 0) + 1, since, why: reasonOf(error) }
      unfinished.set(at, { fact, failing })
    },
    state: (): PolicyState => {
      const failing = [...unfinished.values()].find((each) => each.failing)?.failing
      return {
        name,
        runsHere,
        behind: behind(now().getTime()),
        position,
        ...(failing && { failing }),
      }
    },
  }
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no error was thrown').slice(
    0,
    maxReasonLength,
  )
