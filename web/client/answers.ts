import { asCallFailed, type CallFailed } from './callFailed.ts'
import { type AnswerOf, type AnyAsking, type AskingOf, isPublic, nameOf, type ReadKey } from './calls.ts'
import type { ShopClient } from './shopClient.ts'

export type Reading<Answer = unknown> =
  | { status: 'succeeded'; answer: Answer; error?: undefined }
  | { status: 'failed'; answer?: undefined; error: CallFailed }

/** What the shop answered, and when: milliseconds since the epoch, 0 once it has to be asked again. */
export interface Entry<Answer = unknown> {
  key: string
  reading: Reading<Answer>
  at: number
}

export type Entries = [name: string, entry: Entry][]

/** Answers to GETs, by request, for 10 minutes. */
export interface Answers {
  /** Asks unless the answer is fresh or on its way. Never throws. */
  ask<Key extends ReadKey>(key: Key, asking: AskingOf<Key>): Promise<Reading<AnswerOf<Key>>>
  /** What is known, fresh or not. Another object whenever something changed. */
  entryOf<Key extends ReadKey>(key: Key, asking: AskingOf<Key>): Entry<AnswerOf<Key>> | undefined
  /** Asks anew, where it is on show, what begins so: `GET order/find/`. The old answer stays until the new one is there. */
  refresh(...beginnings: string[]): void
  /** Asks anew, where it is on show, what did not get through: the line is back. */
  retryOffline(): void
  /** Private answers go with the person they belong to. */
  forgetPrivate(): void
  onChange(follow: () => void): () => void
  entries(): Entries
}

const freshFor = 600_000
const failedFor = 5_000

export const openAnswers = (get: ShopClient['get'], known: Entries = []): Answers => {
  const entries = new Map(known)
  const underWay = new Map<string, Promise<Reading>>()
  const followers = new Set<() => void>()
  const tell = () => {
    for (const follow of followers) follow()
  }

  const fetchAnswer = async (name: string, key: ReadKey, asking: AnyAsking) => {
    const promise = readingOf(() => get(key, asking as AskingOf<ReadKey>))
    underWay.set(name, promise)
    const reading = await promise
    if (underWay.get(name) !== promise) return reading

    underWay.delete(name)
    entries.set(name, { key, reading: keptOr(reading, entries.get(name)), at: Date.now() })
    tell()
    return reading
  }

  // An answer takes back its contract's type: it was stored under the name of its own request.
  const ask = async (key: ReadKey, asking: AnyAsking): Promise<Reading<never>> => {
    const name = nameOf(key, asking)
    const entry = entries.get(name)
    const reading = entry && isFresh(entry) ? entry.reading : (underWay.get(name) ?? fetchAnswer(name, key, asking))
    return (await reading) as Reading<never>
  }

  const forget = (name: string) => {
    underWay.delete(name)
    entries.delete(name)
  }

  return {
    ask,
    entryOf: (key, asking) => entries.get(nameOf(key, asking)) as Entry<never> | undefined,
    refresh: (...beginnings) => {
      for (const [name, entry] of [...entries]) {
        if (!beginnings.some((beginning) => name.startsWith(beginning))) continue
        forget(name)
        if (entry.reading.status === 'succeeded') entries.set(name, { ...entry, at: 0 })
      }
      tell()
    },
    retryOffline: () => {
      for (const [name, { reading }] of [...entries]) if (reading.error?.isOffline) forget(name)
      tell()
    },
    forgetPrivate: () => {
      for (const [name, { key }] of entries) if (!isPublic(key)) forget(name)
      underWay.clear()
      tell()
    },
    onChange: (follow) => {
      followers.add(follow)
      return () => followers.delete(follow)
    },
    entries: () => [...entries],
  }
}

const readingOf = async (get: () => Promise<unknown>): Promise<Reading> => {
  try {
    return { status: 'succeeded', answer: await get() }
  } catch (thrown) {
    return { status: 'failed', error: asCallFailed(thrown) }
  }
}

// Without a line, what was known is better than an error.
const keptOr = (reading: Reading, before: Entry | undefined) =>
  reading.error?.isOffline && before?.reading.status === 'succeeded' ? before.reading : reading

const isFresh = ({ reading, at }: Entry) => Date.now() - at < (reading.status === 'failed' ? failedFor : freshFor)
