import type { FieldChange } from './fieldChange.ts'

/** The actor of a fact. The name is looked up for display: a fact has no personal data about its actor. */
export interface Actor {
  role: 'customer' | 'admin' | 'system' | 'provider' | 'guest'
  id: string
}

/** A domain event that a command returns, before it is stored. */
export interface Fact<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly data: Data
}

/** A stored fact with the time (ISO 8601, UTC) and the actor. Record machines receive these. */
export type RecordedFact<F extends Fact = Fact> = F extends Fact
  ? F & { readonly at: string; readonly by: Actor }
  : never

export interface FieldError {
  field: string
  message: string
}

/** How a record changed since the editor read it. `version` is the current one; `at` and `by` are of the newest change. */
export interface ConcurrentChange {
  version: number
  at: string
  by: Actor & { name: string }
  changes: readonly FieldChange[]
}

/** A named rejection of a command, with the data that a client needs to correct the request. */
export type Refusal<Name extends string = string> = Name extends string ? NamedRefusal<Name> : never

interface NamedRefusal<Name extends string> {
  readonly refusal: Name
  readonly errors?: readonly FieldError[]
  /** The values that would be accepted instead. */
  readonly offered?: readonly string[]
  /** Values for the message and the response; money in rand. */
  readonly details?: Readonly<Record<string, string | number>>
  /** Set if another user changed the record first. */
  readonly concurrentChange?: ConcurrentChange
}

export type Decision<F extends Fact, Name extends string> = readonly F[] | Refusal<Name>

export const fact = <Type extends string, Data>(type: Type, data: Data): Fact<Type, Data> => ({ type, data })

export const refuse = <Name extends string>(refusal: Name, more: Omit<NamedRefusal<Name>, 'refusal'> = {}) =>
  // A union of names is a union of refusals, which the compiler cannot infer through the spread.
  ({ refusal, ...more }) as Refusal<Name>

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer
