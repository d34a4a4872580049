/** `role` is customer, admin, system or provider; any other role is shown as it is. */
export type Actor = { role: string; name: string }

/** The old and the new value of a field; null where it had none. */
export type FieldChange = { field: string; from: PlainValue; to: PlainValue }

export type PlainValue = string | number | boolean | null

export type FactLink = { label: string; href: string }

/** One fact of a stream as the audit shows it. */
export type TimelineFact = {
  /** Counted from 0 within the stream. */
  revision: number
  /** The position in the whole log. */
  position: number
  id: string
  type: string
  /** ISO moment. */
  at: string
  actor: Actor
  /** Continues the actor's name: 'started to process the order'. */
  sentence: string
  changes: readonly FieldChange[]
  data: unknown
  correlationId: string
  causationId: string | null
  /** Links to related facts: 'Everything in this request'. */
  links?: readonly FactLink[] | undefined
  /** The fact changes nothing of the record: it shares the previous revision and cannot be selected in the scrubber. */
  isBeside?: true | undefined
}
