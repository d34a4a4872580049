import type { Fact } from './decision.ts'

/**
 * The key that encrypts the personal fields of a fact: `customer`, the key of the customer that the stream is named after, destroyed on
 * erasure; `customerIn`, the key of the customer whose id is in that field of the data; or `invoice`, the yearly key that the shop must
 * retain by law (Tax Administration Act 28 of 2011, section 29: five years).
 */
type PersonalKey = 'customer' | 'invoice' | { readonly customerIn: string }

/** How facts of one type are stored. */
export interface EventSchema<Data = Record<string, unknown>> {
  /** Version of the data's schema that is written now, from 1. */
  version: number
  /** From each older version to the next: `{ 1: (data) => data of version 2 }`. */
  upcasts?: Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>
  /** The personal fields, each with its placeholder once the key is destroyed. */
  personal?: Readonly<Partial<Data>>
  /** The same for older versions with other fields: an erased fact is upcast as well. */
  personalByVersion?: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  /** Default: the customer's. */
  key?: PersonalKey
}

/** An entry for every fact type of a noun: a missing one does not compile. */
export type EventSchemas<F extends Fact> = {
  readonly [Type in F['type']]: EventSchema<Extract<F, { type: Type }>['data']>
}

/** An upcast to a version that only adds optional fields. */
export const unchangedUpcast = (data: Record<string, unknown>) => data

/** Placeholder for erased personal data. */
export const erased = '(erased)'
