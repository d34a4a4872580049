import type { Actor } from '#domain/kernel/decision.ts'

/**
 * What a stream must look like for an append: no fact, at least one, any state (secret store and presence only), or a last revision. `id`:
 * the fact that must be there, for appends behind one that is not durable yet; only for stores with an `appendOrder`.
 */
export type Expectation = 'absent' | 'present' | 'any' | { readonly revision: number; readonly id?: string }

export interface FactMeta {
  by: Actor
  /** ISO 8601, UTC. */
  at: string
  /** The request or process that this fact belongs to. */
  correlationId: string
  /** Id of the fact to which a policy reacted with this one. */
  causationId?: string
  /** Hash of this fact and of the one before it in its stream. */
  hash?: string
}

/** A fact before it is stored. `id` is a UUID; appending facts with the same ids again is idempotent. */
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

/** A stored fact whose data cannot be read: its `data` getter throws the cause. */
export const unreadableFact = (fact: Omit<StoredFact, 'data'>, cause: unknown): StoredFact => {
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
      throw cause
    },
  }
}

/** The stored data of a fact is not JSON, so the shop did not write it. */
export class UnreadableData extends Error {
  override name = 'UnreadableData'

  constructor({ type, stream, revision }: Omit<StoredFact, 'data' | 'id' | 'meta'>, options: ErrorOptions) {
    super(`The data of ${type} at ${stream}, revision ${revision}, cannot be read`, options)
  }
}

/** Copies a stored fact with changes. Reads all lazy fields; do not spread a stored fact, which would lose its getters. */
export const copyFact = (fact: StoredFact, changes: Partial<StoredFact>): StoredFact => {
  const { stream, revision, position, id, type, version, data, meta } = fact
  return { stream, revision, position, id, type, version, data, meta, ...changes }
}

export interface ConsumerOptions {
  /** Called when this consumer becomes the one runner, and when it no longer is. */
  onRunningChange?: ((isHere: boolean) => void) | undefined
  /** Only facts of these types are handled; default all. */
  types?: ReadonlySet<string> | undefined
  /** Of these types the handler reads no data: such facts come as they are stored, still encrypted and not upcast. */
  typesWithoutData?: ReadonlySet<string> | undefined
  /** Called with the newest fact of a batch that is skipped because of its type: as it is stored, still encrypted and not upcast. */
  onSkipped?: ((fact: StoredFact) => void) | undefined
  /** Called each time that a fact could not be decrypted or handled. It is retried. */
  onFailed?: ((fact: StoredFact, error: unknown) => void) | undefined
  /** Called when every fact up to a position has been handled or skipped. */
  onCheckpoint?: ((position: number) => void) | undefined
  /**
   * How many facts of different streams may be handled at once; default 1. They are started in order, but for those of low priority, and none
   * while an earlier one waits for its retry; the checkpoint does not pass one that is not handled. Not with a delay.
   */
  concurrency?: number | undefined
  /** Facts that nobody waits for. Not with a delay. */
  lowPriority?: LowPriority | undefined
  /** Facts are handled when they are due, in that order; a failing one does not block the others. */
  delay?: Delay | undefined
}

interface LowPriority {
  /**
   * Facts of these types are started after all others, but for later ones of their stream, and during a rush not before its next release.
   * They wait, too, while one of the others waits for its retry.
   */
  types: ReadonlySet<string>
  rush: Rush
}

/** A time in which callers need everything that the processors can do. */
export interface Rush {
  isOn(): boolean
  /** The listener is called when facts that waited so far may be handled: when the rush is over, and every few seconds until then. Returns its removal. */
  onRelease(listener: () => void): () => void
}

interface Delay {
  /** Milliseconds since the epoch. The delay after a fact must be about the same for all facts. */
  dueAt(fact: StoredFact): number
  clock: Clock
}

export interface Clock {
  now(): Date
  /** Resolves after the milliseconds, or as soon as the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** `isFirst`, only for a command with a key: the store knows that it found none with this key, and has appended the facts of this call. */
export type Appended = { revision: number; position: number; isFirst?: boolean }

/** The expectation was not met; `actual` is the stream's last revision, -1 if it has none. */
export type Conflict = { conflict: true; actual: number }

/** One of several appends that are made together. */
export interface StreamAppend {
  stream: string
  expected: Expectation
  facts: readonly NewFact[]
  /** Sets the retention of the stream, before its facts. */
  retention?: Retention | undefined
}

export interface Retention {
  /** Keep only this many facts. */
  newest?: number
  /** Seconds. */
  maxAge?: number
}

/**
 * The port. Every method throws `StoreUnavailable` if the store cannot be reached or does not answer in time.
 * Streams whose name begins with `vault-` belong to the secret store: `subscribe` and `consume` never deliver them.
 */
export interface EventStore {
  /**
   * Appends all facts or none; they are durable when the promise resolves. Repeating the same fact ids returns the first result, and so does
   * repeating a command key on this stream, whatever its facts are now. Command keys are remembered for at least a day.
   */
  append(
    stream: string,
    expected: Expectation,
    facts: readonly NewFact[],
    command?: string,
  ): Promise<Appended | Conflict>
  /**
   * Only on a store with transactions over several streams: makes all of these appends or none, in this order and without facts of others
   * in between; all are durable when the promise resolves. A stream may occur more than once. Repeating the same fact ids returns the first
   * result. Whoever calls it needs another way for stores without it.
   */
  appendTogether?(appends: readonly StreamAppend[]): Promise<readonly Appended[] | Conflict>
  /**
   * `log`: appends become durable in the order of their calls, as with one writer. `stream`: those of one stream do as a rule, and where one
   * overtakes another, its expectation is not met. Without it, any append may overtake any other.
   */
  appendOrder?: 'log' | 'stream' | undefined
  /** Where the facts of a command key were appended in this stream; `undefined` if it is not known. */
  findCommand(stream: string, command: string): Promise<Appended | undefined>
  /** The stream's facts from a revision on (default 0), oldest first; an unknown stream is an empty one. */
  readStream(stream: string, from?: number): Promise<StoredFact[]>
  /**
   * The revision of a stream's newest fact, -1 if it has none, as far as the store knows it without reading. Only a store that no other
   * process writes can know it.
   */
  knownRevision?(stream: string): number | undefined
  /** The newest fact of a stream. */
  readLast(stream: string): Promise<StoredFact | undefined>
  /** Yields batches of facts after a position, in order, and waits for new ones. Ends when the signal aborts. */
  subscribe(after: number, signal: AbortSignal): AsyncIterable<readonly StoredFact[]>
  /** The position of the newest fact that `subscribe` would deliver, 0 if there is none. */
  head(): Promise<number>
  /** Resolves if the store answers. */
  ping(): Promise<void>
  /**
   * Hands every fact to a durable named consumer, one by one by default, at least once; one node of a cluster runs it.
   * If `handle` throws, the same fact is retried with exponential backoff. Ends when the signal aborts.
   */
  consume(
    name: string,
    handle: (fact: StoredFact) => Promise<void>,
    signal: AbortSignal,
    options?: ConsumerOptions,
  ): Promise<void>
  /** Sets the retention of a stream: the number of newest facts, or their maximum age. Older facts may be removed at any time. */
  retain(stream: string, retention: Retention): Promise<void>
  /**
   * Deletes all facts of a stream and its retention; later revisions may continue the old count. On EventStoreDB the next scavenge removes
   * the bytes, and until then `subscribe` and `consume` may still deliver the facts.
   */
  forget(stream: string): Promise<void>
  close(): Promise<void>
}

/** Too many concurrent writers of one stream: the record had changed before every attempt to write to it. */
export class TooContended extends Error {
  override name = 'TooContended'
}

/** The store cannot be reached, refuses, or does not answer. The outcome of an append is then unknown: retry it with the same fact ids. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

export const isConflict = (outcome: Appended | readonly Appended[] | Conflict): outcome is Conflict =>
  'conflict' in outcome
