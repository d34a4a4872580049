import {
  type Appended,
  type Conflict,
  type Expectation,
  isConflict,
  type NewFact,
  type Retention,
  type StoredFact,
  type StreamAppend,
} from '#api/eventStore/eventStore.ts'

interface Stream {
  facts: StoredFact[]
  last: number
  retention: Retention
  /** The outcome of each command, by its idempotency key. */
  commands: Map<string, Appended>
}

export type SimulatedLog = ReturnType<typeof openSimulatedLog>

/** The facts in memory, which survive every crash. All functions are synchronous. */
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
    for (const fact of facts.map(jsonCopy)) {
      stream.last += 1
      const stored = deepFreeze({ ...fact, stream: name, revision: stream.last, position: all.length + 1 })
      all.push(stored)
      stream.facts.push(stored)
      if (isDelivered(stored)) head = stored.position
    }
    trim(stream)
    return { revision: stream.last, position: all.length }
  }

  const append = (name: string, expected: Expectation, facts: readonly NewFact[], command?: string) => {
    const stream = streamOf(name)
    const before = earlierAppend(stream, facts) ?? stream.commands.get(command ?? '')
    if (before) return before
    if (!meetsExpectation(expected, stream)) return { conflict: true, actual: stream.last } satisfies Conflict

    const appended = insert(name, stream, facts)
    if (command !== undefined) stream.commands.set(command, appended)
    return appended
  }

  const retain = (name: string, retention: Retention) => {
    const stream = streamOf(name)
    stream.retention = retention
    trim(stream)
  }

  /** The first append whose expectation is not met, with those before it made. */
  const findConflict = (appends: readonly StreamAppend[]): Conflict | undefined => {
    const lasts = new Map<string, number>()
    for (const { stream, expected, facts } of appends) {
      const stored = streamOf(stream)
      const last = lasts.get(stream) ?? stored.last
      const isAsExpected = meetsExpectation(expected, { ...stored, last })
      if (!isAsExpected && !earlierAppend(stored, facts)) return { conflict: true, actual: last }
      lasts.set(stream, isAsExpected ? last + facts.length : last)
    }
    return undefined
  }

  const appendTogether = (appends: readonly StreamAppend[]): readonly Appended[] | Conflict => {
    const conflict = findConflict(appends)
    if (conflict) return conflict
    return appends.flatMap(({ stream, expected, facts, retention }) => {
      if (retention) retain(stream, retention)
      const outcome = append(stream, expected, facts)
      return isConflict(outcome) ? [] : [outcome]
    })
  }

  return {
    append,
    appendTogether,
    findCommand: (name: string, command: string) => streamOf(name).commands.get(command),
    readStream: (name: string, from = 0) => streamOf(name).facts.filter(({ revision }) => revision >= from),
    readLast: (name: string) => streamOf(name).facts.at(-1),
    /** Up to `limit` facts after a position, without those of the secret store. */
    after: (position: number, limit: number) => {
      const found: StoredFact[] = []
      for (let index = position; index < all.length && found.length < limit; index += 1) {
        const fact = all[index]
        if (fact && isDelivered(fact)) found.push(fact)
      }
      return found
    },
    /** All entries after a position, those of the secret store included; undefined where one was removed. */
    allAfter: (position: number) => all.slice(position),
    length: () => all.length,
    head: () => head,
    retain,
    forget: (name: string) => {
      const stream = streamOf(name)
      drop(stream, () => true)
      stream.last = -1
      stream.retention = {}
      stream.commands.clear()
    },
    /** Removes the newest fact, as a disk does that acknowledged a write and lost it. */
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

const earlierAppend = ({ facts: stored }: Stream, facts: readonly NewFact[]): Appended | undefined => {
  const newest = facts.at(-1)
  const same = newest && stored.findLast(({ id }) => id === newest.id)
  return same && { revision: same.revision, position: same.position }
}

const meetsExpectation = (expected: Expectation, { last, facts }: Pick<Stream, 'last' | 'facts'>) => {
  if (expected === 'any') return true
  if (expected === 'absent') return last === -1
  if (expected === 'present') return last >= 0
  return last === expected.revision && (expected.id === undefined || facts.at(-1)?.id === expected.id)
}

// The log hands out its own objects, frozen, so that no caller can change them.
const jsonCopy = (fact: NewFact): NewFact => {
  if (JSON.stringify(fact.data) === undefined) throw new TypeError(`The data of ${fact.type} is not JSON`)
  return JSON.parse(JSON.stringify(fact))
}

const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
