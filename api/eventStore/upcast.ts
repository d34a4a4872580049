import type { EventSchema } from '#domain/kernel/eventSchema.ts'
import type { FactMeta, StoredFact } from './eventStore.ts'

/** Finds the schema of a fact type; `undefined` for a type that this code does not know. */
export type SchemaLookup = (type: string) => EventSchema | undefined

/** A fact of a newer version than this code knows, or one without an upcast to the current version. */
export class UnreadableVersion extends Error {
  override name = 'UnreadableVersion'
}

/**
 * Upcasts a fact to the current version of its schema, its data when they are first read. A fact of that version, or of an unknown type, is returned
 * unchanged. Throws `UnreadableVersion`.
 */
export const upcast = (fact: StoredFact, schemaOf: SchemaLookup): StoredFact => {
  const schema = schemaOf(fact.type)
  return schema === undefined || schema.version === fact.version ? fact : new UpcastFact(fact, schema)
}

/** Most subscribers skip most facts: their data are neither parsed nor upcast, and their headers not read. */
class UpcastFact implements StoredFact {
  readonly stream: string
  readonly revision: number
  readonly position: number
  readonly type: string
  readonly version: number
  readonly #fact: StoredFact
  readonly #steps: readonly Upcast[]
  #data: unknown
  #isUpcast = false

  constructor(fact: StoredFact, schema: EventSchema) {
    this.#steps = stepsFrom(fact, schema)
    this.stream = fact.stream
    this.revision = fact.revision
    this.position = fact.position
    this.type = fact.type
    this.version = schema.version
    this.#fact = fact
  }

  get id(): string {
    return this.#fact.id
  }

  get meta(): FactMeta {
    return this.#fact.meta
  }

  get data() {
    if (!this.#isUpcast) this.#data = this.#steps.reduce((data, step) => step(data), this.#fact.data as Data)
    this.#isUpcast = true
    return this.#data
  }
}

type Data = Record<string, unknown>
type Upcast = (data: Data) => Data

const stepsFrom = (fact: StoredFact, { version, upcasts = {} }: EventSchema) => {
  if (fact.version > version) throw new UnreadableVersion(tooNewMessage(fact, version))
  const steps: Upcast[] = []
  for (let from = fact.version; from < version; from += 1) {
    const step = upcasts[from]
    if (!step)
      throw new UnreadableVersion(`${describeFact(fact)}: there is no upcast from version ${from} to ${from + 1}`)
    steps.push(step)
  }
  return steps
}

const tooNewMessage = (fact: StoredFact, known: number) =>
  `${describeFact(fact)} has version ${fact.version}, but this node knows ${fact.type} up to version ${known}: update this node to the newest release`

const describeFact = ({ type, stream, revision }: StoredFact) => `${type} at ${stream}, revision ${revision}`
