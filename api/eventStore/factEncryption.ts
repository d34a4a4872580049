import type { KeyObject } from 'node:crypto'
import type { EventSchema } from '#domain/kernel/eventSchema.ts'
import { decrypt, encryptDeterministically } from './cipher.ts'
import { copyFact, type NewFact, type StoredFact } from './eventStore.ts'
import type { SchemaLookup } from './upcast.ts'

/** A key that encrypts personal data. A key that replaces a destroyed one has the same name and another id. */
export interface DataKey {
  /** `customer-7` or `invoice-2026`. */
  readonly name: string
  readonly id: string
  /** 256 bits. */
  readonly secret: KeyObject
}

type Data = Readonly<Record<string, unknown>>

/** Stored in `$personal` beside the plaintext fields: the key as `name/id`, and base64 of nonce, tag and ciphertext. */
interface EncryptedFields {
  readonly key: string
  readonly text: string
}

/** The name of the key for all personal fields in streams that are named after a customer. */
export const customerKeyName = (customerId: string) => `customer-${customerId}`

export const isCustomerKeyName = (name: string) => name.startsWith(customerKeyName(''))

/** The name of the key to encrypt a fact with; `undefined` if it has no personal fields. Throws if the fact is already encrypted. */
export const encryptionKeyName = (stream: string, fact: NewFact, schemaOf: SchemaLookup): string | undefined => {
  if (encryptedFieldsOf(fact.data))
    throw new Error(`${fact.type} for ${stream} is encrypted already: ${encryptedFieldsKey} is not a field of facts`)
  const schema = schemaOf(fact.type)
  if (!schema?.personal || !hasPersonalField(fact.data as Data, schema.personal)) return undefined
  if (schema.key === 'invoice') return `invoice-${fact.meta.at.slice(0, 4)}`
  return customerKeyName(
    typeof schema.key === 'object' ? customerNamedIn(fact, schema.key.customerIn) : customerOfStream(stream),
  )
}

/**
 * Encrypts the personal fields of a fact (AES-256-GCM) with the key that `encryptionKeyName` names. A repeated fact gives the same
 * ciphertext, and so the same hash.
 */
export const encryptFact = (stream: string, fact: NewFact, schemaOf: SchemaLookup, key: DataKey): NewFact => {
  const { open, personal } = splitPersonal(fact.data as Data, schemaOf(fact.type)?.personal ?? {})
  const encrypted: EncryptedFields = {
    key: `${key.name}/${key.id}`,
    text: encryptDeterministically(JSON.stringify(personal), associatedDataOf(stream, fact), key.secret),
  }
  return { ...fact, data: { ...open, [encryptedFieldsKey]: encrypted } }
}

/** Whether facts of this type may have encrypted fields: the data of all others need not be parsed. */
export const mayBeEncrypted = ({ type }: { type: string }, schemaOf: SchemaLookup) => {
  const schema = schemaOf(type)
  return schema === undefined || schema.personal !== undefined || schema.personalByVersion !== undefined
}

/** The name of the key that a stored fact was encrypted with; `undefined` if it is not encrypted. */
export const decryptionKeyName = (fact: StoredFact): string | undefined => {
  return encryptedFieldsOf(fact.data)?.key.replace(/\/[^/]*$/, '')
}

/**
 * Decrypts a fact: its personal fields follow the plaintext ones. Without the key it was encrypted with (`undefined`, or a newer one of
 * the same name) they are placeholders. A fact without encrypted fields is returned unchanged. Throws `TamperedFact`.
 */
export const decryptFact = (fact: StoredFact, schemaOf: SchemaLookup, key: DataKey | undefined): StoredFact => {
  const encrypted = encryptedFieldsOf(fact.data)
  if (!encrypted) return fact
  const { [encryptedFieldsKey]: _encrypted, ...open } = fact.data as Data
  const isSameKey = key && encrypted.key === `${key.name}/${key.id}`
  const personal: unknown = isSameKey ? decryptFields(fact, encrypted, key) : placeholdersOf(fact, schemaOf(fact.type))
  return copyFact(fact, { data: Object.assign(open, personal) })
}

const encryptedFieldsKey = '$personal'

const encryptedFieldsOf = (data: unknown) =>
  typeof data === 'object' && data !== null && encryptedFieldsKey in data
    ? (data[encryptedFieldsKey] as EncryptedFields)
    : undefined

const customerNamedIn = ({ type, data }: NewFact, field: string) => {
  const customerId = (data as Data)[field]
  if (typeof customerId !== 'string' || !customerId) throw new Error(`${type} does not name its customer in ${field}`)
  return customerId
}

const customerOfStream = (stream: string) => stream.slice(stream.indexOf('-') + 1)

const hasPersonalField = (data: Data, personal: Data) => {
  for (const field in personal) if (field in data) return true
  return false
}

// Personal fields are in the order of their schema, like their placeholders.
const splitPersonal = (data: Data, fields: Data) => {
  const open: Record<string, unknown> = {}
  const personal: Record<string, unknown> = {}
  for (const field in data) if (!Object.hasOwn(fields, field)) open[field] = data[field]
  for (const field in fields) if (field in data) personal[field] = data[field]
  return { open, personal }
}

const placeholdersOf = ({ version }: StoredFact, schema: EventSchema | undefined): Data =>
  schema?.personalByVersion?.[version] ?? schema?.personal ?? {}

// Binds the ciphertext to its fact: it cannot be decrypted in another one.
const associatedDataOf = (stream: string, { id, type }: NewFact) => `${stream}\n${id}\n${type}`

const decryptFields = (fact: StoredFact, { text }: EncryptedFields, key: DataKey): unknown => {
  try {
    return JSON.parse(decrypt(text, associatedDataOf(fact.stream, fact), key.secret))
  } catch (error) {
    throw new TamperedFact(fact, { cause: error })
  }
}

/** The encrypted fields of a fact were changed after they were written. */
export class TamperedFact extends Error {
  override name = 'TamperedFact'

  constructor({ type, stream, revision }: StoredFact, options: ErrorOptions) {
    super(
      `${type} at ${stream}, revision ${revision}, was tampered with: its personal fields cannot be decrypted`,
      options,
    )
  }
}
