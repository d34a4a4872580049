import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Duty } from './duty.ts'

/** What a policy, or one of its timers, is doing now. */
export interface PolicyState {
  name: string
  /** Whether it is this node that runs it. */
  runsHere: boolean
  /** Whole seconds since the fact that it is at happened, or came due; 0 where it waits for the next one. */
  behind: number
  /** Of the last fact it was done with since the start, 0 where there was none. */
  position: number
  failing?: Failing
}

/** A fact that is tried again and again, and those behind it wait. */
interface Failing {
  factType: string
  stream: string
  position: number
  tries: number
  /** ISO 8601. */
  since: string
  /** Name and message of the last error. */
  why: string
}

export type Watch = ReturnType<typeof openWatch>

// Milliseconds: between two facts of a long queue a policy is not idle.
const breath = 1000
const longestWhy = 300

/** Sees how a duty gets on. */
export const openWatch = ({ name, seconds }: Duty, now: () => Date) => {
  let runsHere = false
  let current: StoredFact | undefined
  let last: { fact: StoredFact; at: number } | undefined
  let failing: Failing | undefined

  const behindBy = ({ meta }: StoredFact, moment: number) =>
    Math.max(0, Math.floor((moment - Date.parse(meta.at)) / 1000) - seconds)

  const behind = (moment: number) => {
    if (current) return behindBy(current, moment)
    return runsHere && last && moment - last.at < breath ? behindBy(last.fact, last.at) : 0
  }

  return {
    runs: (isHere: boolean) => {
      runsHere = isHere
      current = undefined
      failing = undefined
    },
    begins: (fact: StoredFact) => {
      runsHere = true
      current = fact
    },
    done: (fact: StoredFact) => {
      last = { fact, at: now().getTime() }
      current = undefined
      failing = undefined
    },
    fails: (fact: StoredFact, error: unknown) => {
      const before = failing?.position === fact.position ? failing : undefined
      const { type: factType, stream, position } = fact
      const since = before?.since ?? now().toISOString()
      failing = { factType, stream, position, tries: (before?.tries ?? 0) + 1, since, why: whyOf(error) }
    },
    state: (): PolicyState => ({
      name,
      runsHere,
      behind: behind(now().getTime()),
      position: last?.fact.position ?? 0,
      ...(failing && { failing }),
    }),
  }
}

const whyOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no error was thrown').slice(
    0,
    longestWhy,
  )
