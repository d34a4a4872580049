import { type FactMeta, type StoredFact, UnreadableData } from '#api/eventStore/eventStore.ts'

/** Id and metadata of a fact, which most subscribers never read. */
export interface FactHeader {
  position: number
  id: string
  meta: FactMeta
}

/** Columns: position, stream, revision, type, version, data as JSON or `null` if it is large. */
export type LightRow = [number, string, number, string, number, string | null]

/** Reads the parts of facts that light rows leave out. */
export interface LazyReads {
  /** The headers of the facts between two positions, both included. */
  headers(from: number, to: number): FactHeader[]
  /** The JSON data of one fact. */
  data(position: number): string | undefined
}

/** Number of single header reads after which all headers of the batch are read at once. */
const maxSingleReads = 8

/** Facts that read id, metadata and large data on first access: in a long log, reading them always would cost more than all else. */
export const lazyFacts = (rows: readonly LightRow[], lazyReads: LazyReads): StoredFact[] => {
  const headerAt = headerReader(rows, lazyReads.headers)
  return rows.map((row) => new LazyFact(row, headerAt, lazyReads.data))
}

/** A fact whose header is known, and its data too unless it is large. */
export const factWithHeader = (row: LightRow, header: FactHeader, text: LazyReads['data']): StoredFact =>
  new LazyFact(row, () => header, text)

type HeaderLookup = (position: number) => FactHeader

class LazyFact implements StoredFact {
  readonly position: number
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly version: number
  readonly #text: string | null
  readonly #readText: LazyReads['data']
  readonly #headerAt: HeaderLookup
  #data: unknown
  #isRead = false

  constructor(
    [position, stream, revision, type, version, text]: LightRow,
    headerAt: HeaderLookup,
    readText: LazyReads['data'],
  ) {
    this.position = position
    this.stream = stream
    this.revision = revision
    this.type = type
    this.version = version
    this.#headerAt = headerAt
    // No function here: V8 would keep the text until it collects the whole heap (docs/decisions/084-responses-that-die-young.md).
    this.#text = text
    this.#readText = readText
  }

  // Parsed on first access: most subscribers skip the largest facts.
  get data() {
    if (!this.#isRead) this.#data = this.#parsed()
    this.#isRead = true
    return this.#data
  }

  #parsed(): unknown {
    const text = this.#text ?? this.#readText(this.position) ?? throwRemoved(this.position)
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new UnreadableData(this, { cause })
    }
  }

  get id() {
    return this.#headerAt(this.position).id
  }

  get meta() {
    return this.#headerAt(this.position).meta
  }
}

const headerReader = (rows: readonly LightRow[], read: LazyReads['headers']): HeaderLookup => {
  const known = new Map<number, FactHeader>()
  // Not the rows: a fact that somebody keeps would keep all of its batch.
  const batch = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0] as const
  let reads = 0
  const readHeaders = (position: number) => {
    reads += 1
    const [from, to] = reads > maxSingleReads ? batch : [position, position]
    for (const header of read(from, to)) known.set(header.position, header)
  }
  return (position) => {
    if (!known.has(position)) readHeaders(position)
    const header = known.get(position)
    return header ?? throwRemoved(position)
  }
}

const throwRemoved = (position: number): never => {
  throw new Error(`The fact at position ${position} was removed while it was delivered`)
}
