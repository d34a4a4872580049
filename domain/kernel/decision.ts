import type { FieldChange } from './timeline.ts'

/** Who acted. Names are looked up when shown: a fact carries no personal data about its actor. */
export interface Actor {
  role: 'customer' | 'admin' | 'system' | 'provider' | 'guest'
  id: string
}

/** Something that became true, as a command decides it. */
export interface Fact<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly data: Data
}

/** A fact as the history holds it: when it happened (ISO 8601, UTC) and who acted. Machines are given these. */
export type Happened<F extends Fact = Fact> = F extends Fact ? F & { readonly at: string; readonly by: Actor } : never

export interface FieldError {
  field: string
  message: string
}

/** What became of a record since somebody looked at it. `version` is what it has now; `at` and `by` tell of the newest change. */
export interface Meanwhile {
  version: number
  at: string
  by: Actor & { name: string }
  changes: readonly FieldChange[]
}

/** An expected "no": a fact about the shop, with what one needs to mend it. */
export type Refusal<Name extends string = string> = Name extends string ? NamedRefusal<Name> : never

interface NamedRefusal<Name extends string> {
  readonly refusal: Name
  readonly errors?: readonly FieldError[]
  /** What would be possible instead. */
  readonly offered?: readonly string[]
  /** Figures and names for the sentence and the answer; money in rand. */
  readonly details?: Readonly<Record<string, string | number>>
  /** Where somebody else was quicker. */
  readonly meanwhile?: Meanwhile
}

export type Decision<F extends Fact, Name extends string> = readonly F[] | Refusal<Name>

export const fact = <Type extends string, Data>(type: Type, data: Data): Fact<Type, Data> => ({ type, data })

export const refuse = <Name extends string>(refusal: Name, more: Omit<NamedRefusal<Name>, 'refusal'> = {}) =>
  // A union of names is a union of refusals, which the compiler does not see through the spread.
  ({ refusal, ...more }) as Refusal<Name>

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer
