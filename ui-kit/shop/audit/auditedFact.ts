import type { Actor, FactLink } from './timelineFact.ts'

/** The record that something happened to. */
export type AuditedRecord = {
  /** What it is: 'Order'. */
  noun: string
  /** What people call it; empty where it has no name. */
  name: string
  /** Its own page, where it has one. */
  href?: string | undefined
}

/** A fact among those of other records. */
export type AuditedFact = {
  id: string
  type: string
  /** ISO moment. */
  at: string
  actor: Actor
  record: AuditedRecord
  /** Reads on after the actor's name: 'set 2 pieces aside for order EK-7F3K-92QD'. */
  sentence: string
}

/** A fact of the whole log, with what one needs to follow it up. */
export type LoggedFact = AuditedFact & {
  /** Names and values: 'Position', 'Correlation'. */
  ids: readonly (readonly [name: string, value: string | number])[]
  /** Where one can go on from here: 'Everything of this request'. */
  links: readonly FactLink[]
}
