import type { Actor } from '#domain/kernel/decision.ts'

/** What a stream must look like for an append: `absent` and `present` speak of any fact, `any` is for the vault and presence only. */
export type Expectation = 'absent' | 'present' | 'any' | { readonly revision: number }

export interface FactMeta {
  by: Actor
  /** ISO 8601, UTC. */
  at: string
  /** The request or process that this fact belongs to. */
  correlationId: string
  /** The fact that led to this one, where a policy acted. */
  causationId?: string
  /** Chains the fact to the one before it in its stream. */
  hash?: string
}

/** A fact on its way into the store. `id` is a UUID; appending the same ids again is not a second append. */
export interface NewFact {
  id: string
  type: string
  /** Version of the data's schema, from 1. */
  version: number
  /** JSON. */
  data: unknown
  meta: FactMeta
}

/** A fact in the store: `revision` counts from 0 in its stream, `position` grows over all streams (0 is before the first). */
export interface StoredFact extends NewFact {
  stream: string
  revision: number
  position: number
}

/** The fact, whose data cannot be read: whoever looks at it is told why. */
export const unreadable = (fact: Omit<StoredFact, 'data'>, why: unknown): StoredFact => {
  const { stream, revision, position, id, type, version, meta } = fact
  return {
    stream,
    revision,
    position,
    id,
    type,
    version,
    meta,
    get data(): unknown {
      throw why
    },
  }
}

/** What stands where a fact's data was is no JSON: it was not written by the shop. */
export class UnreadableData extends Error {
  override name = 'UnreadableData'

  constructor({ type, stream, revision }: Omit<StoredFact, 'data' | 'id' | 'meta'>, options: ErrorOptions) {
    super(`The data of ${type} at ${stream}, revision ${revision}, cannot be read`, options)
  }
}

/** The fact with something of it told otherwise. What a store has not read yet is read now, so do not spread a stored fact. */
export const retold = (fact: StoredFact, changed: Partial<StoredFact>): StoredFact => {
  const { stream, revision, position, id, type, version, data, meta } = fact
  return { stream, revision, position, id, type, version, data, meta, ...changed }
}

export interface ConsumerOptions {
  /** Told whenever this becomes the one runner, and when it no longer is. */
  runs?: ((isHere: boolean) => void) | undefined
  /** Only these facts are taken; all, unless told otherwise. */
  types?: ReadonlySet<string> | undefined
  /** Told of each fact that is passed by because of its type: it stays as it is stored, sealed and of any version. */
  passes?: ((fact: StoredFact) => void) | undefined
}

/** Takes the facts of the types that a consumer wants, and tells of those that are passed by. */
export const takingWanted =
  (take: (fact: StoredFact) => Promise<void>, { types, passes }: ConsumerOptions) =>
  async (fact: StoredFact) =>
    (types?.has(fact.type) ?? true) ? take(fact) : passes?.(fact)

export type Appended = { revision: number; position: number }

/** The expectation did not hold; `actual` is the stream's last revision, -1 where it has none. */
export type Conflict = { conflict: true; actual: number }

export interface Retention {
  /** Keep only this many facts. */
  newest?: number
  /** Seconds. */
  maxAge?: number
}

/**
 * The port. Every method throws `StoreUnavailable` where the store cannot be reached or does not answer in time.
 * Streams whose name begins with `vault-` hold secrets: they are never delivered by `subscribe` or `consume`.
 */
export interface EventStore {
  /**
   * Appends all or nothing, durable when it answers. Facts already appended under the same ids answer as at first, and so does a
   * command whose key was used on this stream before, whatever its facts are now: for at least a day.
   */
  append(
    stream: string,
    expected: Expectation,
    facts: readonly NewFact[],
    command?: string,
  ): Promise<Appended | Conflict>
  /** Where the facts of a command went that was appended to this stream before. */
  answered(stream: string, command: string): Promise<Appended | undefined>
  /** The stream's facts from a revision on (default 0), oldest first; an unknown stream is an empty one. */
  readStream(stream: string, from?: number): Promise<StoredFact[]>
  /** The newest fact of a stream. */
  readLast(stream: string): Promise<StoredFact | undefined>
  /** Batches of facts after a position, for ever, in order, waiting where there are none. Ends when the signal aborts. */
  subscribe(after: number, signal: AbortSignal): AsyncIterable<readonly StoredFact[]>
  /** The position of the newest fact that `subscribe` would deliver, 0 where there is none. */
  head(): Promise<number>
  /**
   * Hands every fact to a durable named consumer, one after the other, at least once, one runner in a cluster.
   * Where `take` throws, the same fact is tried again with a growing delay. Ends when the signal aborts.
   */
  consume(
    name: string,
    take: (fact: StoredFact) => Promise<void>,
    signal: AbortSignal,
    options?: ConsumerOptions,
  ): Promise<void>
  /** Keeps only the newest facts of a stream, or those of a maximum age; older ones may vanish at any time. */
  retain(stream: string, retention: Retention): Promise<void>
  /**
   * Removes all facts of a stream and its retention; revisions may go on counting afterwards. On EventStoreDB the bytes go with the
   * next scavenge, and until then `subscribe` and `consume` may still deliver the facts.
   */
  forget(stream: string): Promise<void>
  close(): Promise<void>
}

/** Too many others wrote to the stream at the same moment. */
export class TooContended extends Error {
  override name = 'TooContended'
}

/** The store cannot be reached, refuses, or is silent. Nothing is known of an append that ended so: try again with the same ids. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

export const isConflict = (outcome: Appended | Conflict): outcome is Conflict => 'conflict' in outcome
