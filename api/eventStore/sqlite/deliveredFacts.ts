import { type FactMeta, type StoredFact, UnreadableData } from '#api/eventStore/eventStore.ts'

/** What a fact says beside its data, and seldom matters to who follows the log. */
export interface FactRest {
  position: number
  id: string
  meta: FactMeta
}

/** Columns: position, stream, revision, type, version, data as JSON or `null` where it is heavy. */
export type LeanRow = [number, string, number, string, number, string | null]

/** What was left out at first. */
export interface Remainder {
  /** The rests of the facts at these positions, both included. */
  rests(from: number, to: number): FactRest[]
  /** The data of one fact. */
  text(position: number): string | undefined
}

/** Reads of single rests after which those of the whole batch are read at once. */
const fewReads = 8

/** Facts whose id, meta and heavy data are read when somebody looks at them: to follow a long log, they would cost more than all else. */
export const deliveredFacts = (rows: readonly LeanRow[], remainder: Remainder): StoredFact[] => {
  const rests = restsOf(rows, remainder.rests)
  return rows.map((row) => new DeliveredFact(row, rests, remainder.text))
}

/** A fact whose rest is known; its data too, where the row has it. */
export const factAtHand = (row: LeanRow, rest: FactRest, text: Remainder['text']): StoredFact =>
  new DeliveredFact(row, () => rest, text)

type Rests = (position: number) => FactRest

class DeliveredFact implements StoredFact {
  readonly position: number
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly version: number
  readonly #text: () => string
  readonly #rests: Rests
  #data: unknown
  #isRead = false

  constructor([position, stream, revision, type, version, text]: LeanRow, rests: Rests, read: Remainder['text']) {
    this.position = position
    this.stream = stream
    this.revision = revision
    this.type = type
    this.version = version
    this.#rests = rests
    this.#text = () => text ?? read(position) ?? removed(position)
  }

  // Read when somebody looks: most who follow the log pass over what weighs the most.
  get data() {
    if (!this.#isRead) this.#data = this.#parsed()
    this.#isRead = true
    return this.#data
  }

  #parsed(): unknown {
    const text = this.#text()
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new UnreadableData(this, { cause })
    }
  }

  get id() {
    return this.#rests(this.position).id
  }

  get meta() {
    return this.#rests(this.position).meta
  }
}

const restsOf = (rows: readonly LeanRow[], read: Remainder['rests']): Rests => {
  const known = new Map<number, FactRest>()
  let reads = 0
  const look = (position: number) => {
    reads += 1
    const isOften = reads > fewReads
    const from = isOften ? (rows[0]?.[0] ?? position) : position
    for (const rest of read(from, isOften ? (rows.at(-1)?.[0] ?? position) : position)) known.set(rest.position, rest)
  }
  return (position) => {
    if (!known.has(position)) look(position)
    const rest = known.get(position)
    return rest ?? removed(position)
  }
}

const removed = (position: number): never => {
  throw new Error(`The fact at position ${position} was removed while it was delivered`)
}
