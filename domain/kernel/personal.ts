import type { Fact } from './decision.ts'

/**
 * Whose key hides the personal fields of a fact: the customer's that the stream is named after, destroyed when they are erased; that of
 * the customer whose id stands in a field of the data, where streams are named otherwise; or the one that the law has the shop keep
 * for the invoices of a year (Tax Administration Act 28 of 2011, section 29: five years).
 */
type PersonalKey = 'customer' | 'invoice' | { readonly customerIn: string }

/** How facts of one type are kept. */
export interface Keeping<Data = Record<string, unknown>> {
  /** Version of the data's schema that is written now, from 1. */
  version: number
  /** From each older version to the next: `{ 1: (data) => data of version 2 }`. */
  upcasts?: Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>
  /** The personal fields, each with what stands in its place once the key is gone. */
  personal?: Readonly<Partial<Data>>
  /** The same of older versions, where their fields were others: an erased fact is upcast as well. */
  personalBefore?: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  /** Default: the customer's. */
  key?: PersonalKey
}

/** An entry for every fact type of a noun: one that is missing does not compile. */
export type KeepingOf<F extends Fact> = { readonly [Type in F['type']]: Keeping<Extract<F, { type: Type }>['data']> }

/** An upcast to a version that can only tell more than the one before. */
export const unchanged = (data: Record<string, unknown>) => data

/** What stands where a person's word stood. */
export const erased = '(erased)'
