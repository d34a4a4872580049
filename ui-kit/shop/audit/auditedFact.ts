import type { Actor, FactLink } from './timelineFact.ts'

/** The record that a fact belongs to. */
export type AuditedRecord = {
  /** The noun: 'Order'. */
  noun: string
  /** The display name; empty if the record has none. */
  name: string
  /** The page of the record, if it has one. */
  href?: string | undefined
}

/** A fact together with the record that it belongs to. */
export type AuditedFact = {
  id: string
  type: string
  /** ISO moment. */
  at: string
  actor: Actor
  record: AuditedRecord
  /** Continues the actor's name: 'set 2 pieces aside for order EK-7F3K-92QD'. */
  sentence: string
}

/** A fact of the whole log, with its ids and links to related facts. */
export type LoggedFact = AuditedFact & {
  /** Names and values of the ids, such as 'Position' and 'Correlation'. */
  ids: readonly (readonly [name: string, value: string | number])[]
  /** Links to related facts: 'Everything in this request'. */
  links: readonly FactLink[]
}
