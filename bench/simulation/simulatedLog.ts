import type { Appended, Conflict, Expectation, NewFact, Retention, StoredFact } from '#api/eventStore/eventStore.ts'

interface Stream {
  facts: StoredFact[]
  last: number
  retention: Retention
  /** Where the facts of each command went. */
  commands: Map<string, Appended>
}

export type SimulatedLog = ReturnType<typeof openSimulatedLog>

/** The facts themselves: what a disk holds, and what no crash takes away. All of it happens at once. */
export const openSimulatedLog = (now: () => number) => {
  const all: (StoredFact | undefined)[] = []
  const streams = new Map<string, Stream>()
  let head = 0

  const streamOf = (name: string) =>
    streams.getOrInsertComputed(name, (): Stream => ({ facts: [], last: -1, retention: {}, commands: new Map() }))

  const drop = (stream: Stream, isOld: (fact: StoredFact) => boolean) => {
    for (const fact of stream.facts.filter(isOld)) all[fact.position - 1] = undefined
    stream.facts = stream.facts.filter((fact) => !isOld(fact))
  }

  const trim = (stream: Stream) => {
    const { newest = Number.POSITIVE_INFINITY, maxAge = Number.POSITIVE_INFINITY } = stream.retention
    const oldest = now() - maxAge * 1000
    drop(stream, ({ revision, meta }) => revision <= stream.last - newest || Date.parse(meta.at) < oldest)
  }

  const insert = (name: string, stream: Stream, facts: readonly NewFact[]): Appended => {
    for (const fact of facts.map(written)) {
      stream.last += 1
      const stored = frozen({ ...fact, stream: name, revision: stream.last, position: all.length + 1 })
      all.push(stored)
      stream.facts.push(stored)
      if (isDelivered(stored)) head = stored.position
    }
    trim(stream)
    return { revision: stream.last, position: all.length }
  }

  const append = (name: string, expected: Expectation, facts: readonly NewFact[], command?: string) => {
    const stream = streamOf(name)
    const before = repetition(stream, facts) ?? stream.commands.get(command ?? '')
    if (before) return before
    if (!holds(expected, stream)) return { conflict: true, actual: stream.last } satisfies Conflict

    const appended = insert(name, stream, facts)
    if (command !== undefined) stream.commands.set(command, appended)
    return appended
  }

  return {
    append,
    answered: (name: string, command: string) => streamOf(name).commands.get(command),
    readStream: (name: string, from = 0) => streamOf(name).facts.filter(({ revision }) => revision >= from),
    readLast: (name: string) => streamOf(name).facts.at(-1),
    /** Up to `most` facts after a position that are not in the vault. */
    after: (position: number, most: number) => {
      const found: StoredFact[] = []
      for (let index = position; index < all.length && found.length < most; index += 1) {
        const fact = all[index]
        if (fact && isDelivered(fact)) found.push(fact)
      }
      return found
    },
    /** Everything after a position, also what is in the vault. */
    every: (position: number) => all.slice(position),
    length: () => all.length,
    head: () => head,
    retain: (name: string, retention: Retention) => {
      const stream = streamOf(name)
      stream.retention = retention
      trim(stream)
    },
    forget: (name: string) => {
      const stream = streamOf(name)
      drop(stream, () => true)
      stream.last = -1
      stream.retention = {}
      stream.commands.clear()
    },
    /** Tears the newest fact off, as a disk would that lied about its last write. */
    loseLast: () => {
      const lost = all.pop()
      if (!lost) return
      const stream = streamOf(lost.stream)
      stream.facts.pop()
      stream.last -= 1
      head = all.length
    },
  }
}

const isDelivered = ({ stream }: StoredFact) => !stream.startsWith('vault-')

const repetition = ({ facts: stored }: Stream, facts: readonly NewFact[]): Appended | undefined => {
  const newest = facts.at(-1)
  const same = newest && stored.findLast(({ id }) => id === newest.id)
  return same && { revision: same.revision, position: same.position }
}

const holds = (expected: Expectation, { last }: Stream) => {
  if (expected === 'any') return true
  if (expected === 'absent') return last === -1
  return expected === 'present' ? last >= 0 : last === expected.revision
}

// What is handed out is what is kept: nobody may change it.
const written = (fact: NewFact): NewFact => {
  if (JSON.stringify(fact.data) === undefined) throw new TypeError(`The data of ${fact.type} is not JSON`)
  return JSON.parse(JSON.stringify(fact))
}

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
