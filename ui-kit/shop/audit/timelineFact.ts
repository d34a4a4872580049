/** `role` is customer, admin, system or provider; any other is shown in its own word. */
export type Actor = { role: string; name: string }

/** What a field was and became, in words or plain values; null where it had none. */
export type Change = { field: string; from: PlainValue; to: PlainValue }

export type PlainValue = string | number | boolean | null

export type FactLink = { label: string; href: string }

/** One fact of a stream as the audit shows it. */
export type TimelineFact = {
  /** Counted from 0 within the stream. */
  revision: number
  /** Its place in the whole log. */
  position: number
  id: string
  type: string
  /** ISO moment. */
  at: string
  actor: Actor
  /** Reads on after the actor's name: 'started to process the order'. */
  sentence: string
  changes: readonly Change[]
  data: unknown
  correlationId: string
  causationId: string | null
  /** Where one can go on from here: 'Everything of this request'. */
  links?: readonly FactLink[] | undefined
}
