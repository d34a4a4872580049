import { chainFacts, isChained, noPreviousHash } from './chain.ts'
import {
  type Appended,
  type Conflict,
  type EventStore,
  type Expectation,
  isConflict,
  type NewFact,
  type StoredFact,
  type StreamAppend,
  unreadableFact,
} from './eventStore.ts'
import { decryptFact, decryptionKeyName, encryptFact, encryptionKeyName, mayBeEncrypted } from './factEncryption.ts'
import type { Keyring } from './keyring.ts'
import { lruCache } from './lruCache.ts'
import { type SchemaLookup, upcast } from './upcast.ts'

/** An append with encrypted and chained facts. */
interface SealedAppend extends StreamAppend {
  /** Whether the hash of the last fact is what the store has, if the append succeeds. */
  isHashCertain: boolean
}

/** About 250 bytes each. */
const maxCachedHashes = 10_000

/**
 * The event store as the shop sees it. On append it encrypts personal fields and adds the hash chain; on read it decrypts and upcasts. A
 * fact that cannot be decrypted or upcast throws only when its data is accessed, so it stops only the code that needs it.
 */
export const openEncryptedStore = (raw: EventStore, keyring: Keyring, schemaOf: SchemaLookup): EventStore => {
  const hashes = hashCache()
  const pendingHashes = hashesOnTheWay()
  const { encrypt, decryptAll, isPlain } = factCipher(keyring, schemaOf)

  const hashAt = async (stream: string, revision: number) => {
    const cached = hashes.get(stream, revision)
    if (cached !== undefined) return cached
    const last = await raw.readLast(stream)
    if (last) hashes.remember(last)
    return last && last.revision < revision
      ? conflictAt(last.revision)
      : (hashes.get(stream, revision) ?? noPreviousHash)
  }

  const previousHash = async (stream: string, expected: Expectation) => {
    const revision = revisionOf(expected)
    if (revision === -1) return noPreviousHash
    const id = typeof expected === 'object' ? expected.id : undefined
    return (id && (await pendingHashes.hashOf(id))) ?? hashAt(stream, revision)
  }

  /** The facts as they are stored, after the hash that `earlier` appends of the same call leave their stream with. */
  const seal = async (append: StreamAppend, earlier: ReadonlyMap<string, string>): Promise<SealedAppend | Conflict> => {
    const { stream, expected, facts } = append
    if (!isChained(stream)) return { ...append, isHashCertain: false }
    const previous = earlier.get(stream) ?? (await previousHash(stream, expected))
    if (typeof previous !== 'string') return previous

    const encryptedFacts = await Promise.all(facts.map((fact) => encrypt(stream, fact)))
    // Repeated ids mean the same fact. It may have been appended with another previous hash, if that one was not known here.
    const isHashCertain = previous !== noPreviousHash || revisionOf(expected) === -1
    return { ...append, facts: chainFacts(stream, encryptedFacts, previous), isHashCertain }
  }

  const sealAll = async (appends: readonly StreamAppend[]) => {
    const ends = new Map<string, string>()
    const sealed: SealedAppend[] = []
    for (const append of appends) {
      const next = await seal(append, ends)
      if ('conflict' in next) return next
      sealed.push(next)
      ends.set(next.stream, next.facts.at(-1)?.meta.hash ?? noPreviousHash)
    }
    return sealed
  }

  const remember = (sealed: readonly SealedAppend[], appended: readonly Appended[]) => {
    for (const [index, { stream, facts, isHashCertain }] of sealed.entries()) {
      const { revision } = appended[index] ?? {}
      if (revision !== undefined && isHashCertain) hashes.rememberAppended(stream, revision, facts)
    }
  }

  const sealAndSend = async <Outcome>(
    appends: readonly StreamAppend[],
    send: (sealed: readonly SealedAppend[]) => Promise<Outcome>,
  ): Promise<Outcome | Conflict> => {
    const announced = pendingHashes.announce(appends)
    try {
      const sealed = await sealAll(appends)
      if ('conflict' in sealed) return sealed
      const sending = send(sealed)
      announced.setSent(sealed)
      return await sending
    } finally {
      announced.end()
    }
  }

  const { appendTogether } = raw
  return {
    ...raw,
    // Encrypting for one stream may take longer than for the next. Within a stream, an append that expects a fact waits for its hash.
    appendOrder: raw.appendOrder && 'stream',
    append: (stream, expected, facts, command) =>
      sealAndSend([{ stream, expected, facts }], async (sealed) => {
        const sealedFacts = sealed.flatMap((append) => append.facts)
        const outcome = await raw.append(stream, expected, sealedFacts, command)
        if (!isConflict(outcome) && (command === undefined || outcome.isFirst)) remember(sealed, [outcome])
        return outcome
      }),
    ...(appendTogether && {
      appendTogether: (appends) =>
        sealAndSend(appends, async (sealed) => {
          const outcome = await appendTogether(sealed)
          if (!isConflict(outcome)) remember(sealed, outcome)
          return outcome
        }),
    }),
    // If the previous hash is not cached, reads one more fact than asked for: the next append needs its stored hash.
    readStream: async (stream, from = 0) => {
      const isHashCached = from === 0 || hashes.get(stream, from - 1) !== undefined
      const facts = await raw.readStream(stream, isHashCached ? from : from - 1)
      const last = facts.at(-1)
      if (!last) return []
      hashes.remember(last)
      return decryptAll(facts[0] && facts[0].revision < from ? facts.slice(1) : facts)
    },
    readLast: async (stream) => {
      const last = await raw.readLast(stream)
      if (!last) return undefined
      hashes.remember(last)
      return (await decryptAll([last]))[0]
    },
    subscribe: async function* (after, signal) {
      for await (const batch of raw.subscribe(after, signal)) yield await decryptAll(batch)
    },
    // Skipped facts stay encrypted: decrypting every fact for every consumer would cost more than all their work.
    consume: (name, handle, signal, options) => {
      const comesAsStored = (fact: StoredFact) => options?.typesWithoutData?.has(fact.type) || isPlain(fact)
      return raw.consume(
        name,
        async (fact) => handle(comesAsStored(fact) ? fact : ((await decryptAll([fact]))[0] ?? fact)),
        signal,
        options,
      )
    },
  }
}

/** Encrypts the facts of new appends; decrypts and upcasts stored ones. */
const factCipher = (keyring: Keyring, schemaOf: SchemaLookup) => {
  const encrypt = async (stream: string, fact: NewFact) => {
    const name = encryptionKeyName(stream, fact, schemaOf)
    return name === undefined ? fact : encryptFact(stream, fact, schemaOf, await keyring.getOrCreate(name))
  }

  /** Whether a stored fact is as the shop knows it: never encrypted, and of the current version. */
  const isPlain = (fact: StoredFact) => !mayBeEncrypted(fact, schemaOf) && schemaOf(fact.type)?.version === fact.version

  const decryptAll = async (facts: readonly StoredFact[]): Promise<StoredFact[]> => {
    const names = facts.flatMap((fact) => (mayBeEncrypted(fact, schemaOf) ? (keyNameOf(fact) ?? []) : []))
    const keys = names.length === 0 ? undefined : await keyring.findAll(names)
    return facts.map((fact) =>
      upcastOrUnreadable(fact, () => decryptFact(fact, schemaOf, keys?.get(decryptionKeyName(fact) ?? ''))),
    )
  }

  const upcastOrUnreadable = (fact: StoredFact, decrypted: () => StoredFact) => {
    try {
      return upcast(mayBeEncrypted(fact, schemaOf) ? decrypted() : fact, schemaOf)
    } catch (error) {
      return unreadableFact(fact, error)
    }
  }

  return { encrypt, decryptAll, isPlain }
}

// Unreadable data throws later, when somebody accesses it.
const keyNameOf = (fact: StoredFact) => {
  try {
    return decryptionKeyName(fact)
  } catch {
    return undefined
  }
}

const revisionOf = (expected: Expectation) => {
  if (expected === 'absent') return -1
  if (typeof expected === 'object') return expected.revision
  throw new TypeError(`A chained stream needs an append at a known revision, not '${expected}'`)
}

const conflictAt = (actual: number): Conflict => ({ conflict: true, actual })

// The hash of the newest known fact of each stream. A stored hash never changes, so no entry is ever stale.
const hashCache = () => {
  const hashes = lruCache<string, { revision: number; hash: string }>(maxCachedHashes)
  return {
    get: (stream: string, revision: number) => {
      const cached = hashes.get(stream)
      return cached?.revision === revision ? cached.hash : undefined
    },
    remember: ({ stream, revision, meta }: StoredFact) => {
      hashes.set(stream, { revision, hash: meta.hash ?? noPreviousHash })
    },
    /** Remembers the hash of the last of these appended facts. */
    rememberAppended: (stream: string, revision: number, written: readonly NewFact[]) => {
      const hash = written.at(-1)?.meta.hash
      if (hash !== undefined) hashes.set(stream, { revision, hash })
    },
  }
}

/** The hashes of facts that are on their way to the disk, for the appends right behind them. */
const hashesOnTheWay = () => {
  const calls = new Set<{ appends: readonly StreamAppend[]; sent: Promise<readonly SealedAppend[]> }>()
  const endsWith = (id: string) => (append: StreamAppend) => append.facts.at(-1)?.id === id

  return {
    /** The hash of a fact, once it is sent; `undefined` if the fact is not on its way, or its hash not certain. */
    hashOf: async (id: string): Promise<string | undefined> => {
      const call = calls.values().find(({ appends }) => appends.some(endsWith(id)))
      const sealed = (await call?.sent)?.find(endsWith(id))
      return sealed?.isHashCertain ? sealed.facts.at(-1)?.meta.hash : undefined
    },
    /** Announces the newest fact of each append until its end: who asks for its hash gets it once it is sent. */
    announce: (appends: readonly StreamAppend[]) => {
      const { promise: sent, resolve: setSent } = Promise.withResolvers<readonly SealedAppend[]>()
      const call = { appends, sent }
      calls.add(call)
      return {
        setSent,
        end: () => {
          setSent([])
          calls.delete(call)
        },
      }
    },
  }
}
