import type { EventSchema } from '#domain/kernel/eventSchema.ts'
import { copyFact, type StoredFact } from './eventStore.ts'

/** Finds the schema of a fact type; `undefined` for a type that this code does not know. */
export type SchemaLookup = (type: string) => EventSchema | undefined

/** A fact of a newer version than this code knows, or one without an upcast to the current version. */
export class UnreadableVersion extends Error {
  override name = 'UnreadableVersion'
}

/** Upcasts a fact to the current version of its schema. A fact of that version, or of an unknown type, is returned unchanged. */
export const upcast = (fact: StoredFact, schemaOf: SchemaLookup): StoredFact => {
  const schema = schemaOf(fact.type)
  return schema === undefined || schema.version === fact.version ? fact : upcastToCurrent(fact, schema)
}

const upcastToCurrent = (fact: StoredFact, { version, upcasts = {} }: EventSchema): StoredFact => {
  if (fact.version > version) throw new UnreadableVersion(tooNewMessage(fact, version))
  let data = fact.data as Record<string, unknown>
  for (let from = fact.version; from < version; from += 1) {
    const next = upcasts[from]
    if (!next)
      throw new UnreadableVersion(`${describeFact(fact)}: there is no upcast from version ${from} to ${from + 1}`)
    data = next(data)
  }
  return copyFact(fact, { version, data })
}

const tooNewMessage = (fact: StoredFact, known: number) =>
  `${describeFact(fact)} has version ${fact.version}, but this node knows ${fact.type} up to version ${known}: update this node to the newest release`

const describeFact = ({ type, stream, revision }: StoredFact) => `${type} at ${stream}, revision ${revision}`
