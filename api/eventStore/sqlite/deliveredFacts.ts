import { type FactMeta, type StoredFact, UnreadableData } from '#api/eventStore/eventStore.ts'

/** What a fact says beside its data, and seldom matters to who follows the log. */
export interface FactRest {
  position: number
  id: string
  meta: FactMeta
}

/** Columns: position, stream, revision, type, version, data as JSON. */
export type LeanRow = [number, string, number, string, number, string]

/** The rests of the facts at these positions, both included. */
export type ReadRests = (from: number, to: number) => FactRest[]

/** Reads of single rests after which those of the whole batch are read at once. */
const fewReads = 8

/** Facts whose id and meta are read when somebody looks at them: to follow a long log, they would cost more than all else. */
export const deliveredFacts = (rows: readonly LeanRow[], read: ReadRests): StoredFact[] => {
  const rests = restsOf(rows, read)
  return rows.map((row) => new DeliveredFact(row, rests))
}

type Rests = (position: number) => FactRest

class DeliveredFact implements StoredFact {
  readonly position: number
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly version: number
  readonly #data: unknown
  readonly #why: UnreadableData | undefined
  readonly #rests: Rests

  constructor([position, stream, revision, type, version, text]: LeanRow, rests: Rests) {
    this.position = position
    this.stream = stream
    this.revision = revision
    this.type = type
    this.version = version
    this.#rests = rests
    try {
      this.#data = JSON.parse(text)
    } catch (cause) {
      this.#why = new UnreadableData({ position, stream, revision, type, version }, { cause })
    }
  }

  get data() {
    if (this.#why) throw this.#why
    return this.#data
  }

  get id() {
    return this.#rests(this.position).id
  }

  get meta() {
    return this.#rests(this.position).meta
  }
}

const restsOf = (rows: readonly LeanRow[], read: ReadRests): Rests => {
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
    if (!rest) throw new Error(`The fact at position ${position} was removed while it was delivered`)
    return rest
  }
}
