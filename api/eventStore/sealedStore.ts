import { chained, isChained, noLink } from './chain.ts'
import {
  type Conflict,
  type EventStore,
  type Expectation,
  isConflict,
  type NewFact,
  type StoredFact,
  unreadable,
} from './eventStore.ts'
import type { Keyring } from './keyring.ts'
import { newestMap } from './newestMap.ts'
import { keyToOpen, keyToSeal, maySeal, opened, sealed } from './sealing.ts'
import { type KeepingOfType, upcast } from './upcasting.ts'

const rememberedLinks = 50_000

/**
 * The store as the shop sees it: on their way in, personal fields are encrypted and facts are chained to those before them; on their
 * way out, they are decrypted and brought to today's version. A fact that cannot be read throws when its data is looked at, so that it
 * stops those whom it concerns and nobody else.
 */
export const openSealedStore = (raw: EventStore, keyring: Keyring, keepingOf: KeepingOfType): EventStore => {
  const links = linkMemory()

  const seal = async (stream: string, fact: NewFact) => {
    const name = keyToSeal(stream, fact, keepingOf)
    return name === undefined ? fact : sealed(stream, fact, keepingOf, await keyring.forWriting(name))
  }

  const open = async (facts: readonly StoredFact[]): Promise<StoredFact[]> => {
    const names = facts.flatMap((fact) => (maySeal(fact, keepingOf) ? (keyNameOf(fact) ?? []) : []))
    const keys = names.length === 0 ? undefined : await keyring.forReading(names)
    return facts.map((fact) => readable(fact, () => opened(fact, keepingOf, keys?.get(keyToOpen(fact) ?? ''))))
  }

  const readable = (fact: StoredFact, openedFact: () => StoredFact) => {
    try {
      return upcast(maySeal(fact, keepingOf) ? openedFact() : fact, keepingOf)
    } catch (error) {
      return unreadable(fact, error)
    }
  }

  const linkAt = async (stream: string, revision: number) => {
    const known = links.at(stream, revision)
    if (known !== undefined) return known
    const last = await raw.readLast(stream)
    if (last) links.remember(last)
    return last && last.revision < revision ? conflictAt(last.revision) : (links.at(stream, revision) ?? noLink)
  }

  return {
    ...raw,
    append: async (stream, expected, facts, command) => {
      if (!isChained(stream)) return raw.append(stream, expected, facts, command)
      const revision = revisionOf(expected)
      const previous = revision === -1 ? noLink : await linkAt(stream, revision)
      if (typeof previous !== 'string') return previous

      const sealedFacts = await Promise.all(facts.map((fact) => seal(stream, fact)))
      const written = chained(stream, sealedFacts, previous)
      const outcome = await raw.append(stream, expected, written, command)
      if (isConflict(outcome) || command !== undefined) return outcome
      // Who repeats an id repeats the fact. It may have been appended before under another link: where its place was taken.
      const isAtItsPlace = previous !== noLink || revision === -1
      if (isAtItsPlace) links.follow(stream, outcome.revision, written)
      return outcome
    },
    // Where the last link is not known, one fact more than was asked for: the next append is chained to it, as it is stored.
    readStream: async (stream, from = 0) => {
      const isLinked = from === 0 || links.at(stream, from - 1) !== undefined
      const facts = await raw.readStream(stream, isLinked ? from : from - 1)
      const last = facts.at(-1)
      if (last) links.remember(last)
      return open(facts[0] && facts[0].revision < from ? facts.slice(1) : facts)
    },
    readLast: async (stream) => {
      const last = await raw.readLast(stream)
      if (!last) return undefined
      links.remember(last)
      return (await open([last]))[0]
    },
    subscribe: async function* (after, signal) {
      for await (const batch of raw.subscribe(after, signal)) yield await open(batch)
    },
    // What a consumer does not look into stays sealed: to open every fact for each of them costs more than all they do.
    consume: (name, take, signal, options) =>
      raw.consume(name, async (fact) => take((await open([fact]))[0] ?? fact), signal, options),
  }
}

// What cannot be read is told to whoever looks at it.
const keyNameOf = (fact: StoredFact) => {
  try {
    return keyToOpen(fact)
  } catch {
    return undefined
  }
}

const revisionOf = (expected: Expectation) => {
  if (expected === 'absent') return -1
  if (typeof expected === 'object') return expected.revision
  throw new TypeError(`A chained stream is written at a known revision, not at '${expected}'`)
}

const conflictAt = (actual: number): Conflict => ({ conflict: true, actual })

// The newest link seen of each stream. They never change, so that none of them is ever wrong.
const linkMemory = () => {
  const links = newestMap<string, { revision: number; link: string }>(rememberedLinks)
  return {
    at: (stream: string, revision: number) => {
      const known = links.get(stream)
      return known?.revision === revision ? known.link : undefined
    },
    remember: ({ stream, revision, meta }: StoredFact) => {
      links.set(stream, { revision, link: meta.hash ?? noLink })
    },
    /** These were appended, up to a revision. */
    follow: (stream: string, revision: number, written: readonly NewFact[]) => {
      const link = written.at(-1)?.meta.hash
      if (link !== undefined) links.set(stream, { revision, link })
    },
  }
}
