import type { KeyObject } from 'node:crypto'
import type { Keeping } from '#domain/kernel/personal.ts'
import { cipherAlike, decipher } from './cipher.ts'
import { type NewFact, retold, type StoredFact } from './eventStore.ts'
import type { KeepingOfType } from './upcasting.ts'

/** A key of the keyring. One that was destroyed and made anew has the same name and another id. */
export interface SealingKey {
  /** `customer-7` or `invoice-2026`. */
  readonly name: string
  readonly id: string
  /** 256 bits. */
  readonly secret: KeyObject
}

type Data = Readonly<Record<string, unknown>>

/** In stored data, beside the open fields: the key as `name/id`, and base64 of nonce, tag and cipher text. */
interface Sealed {
  readonly key: string
  readonly text: string
}

/** The name of the key for everything in streams that are named after a customer. */
export const customerKey = (customerId: string) => `customer-${customerId}`

export const isCustomerKey = (name: string) => name.startsWith(customerKey(''))

/** The name of the key that a fact has to be sealed with; `undefined` where it has nothing personal. Throws on a sealed one. */
export const keyToSeal = (stream: string, fact: NewFact, keepingOf: KeepingOfType): string | undefined => {
  if (sealOf(fact.data))
    throw new Error(`${fact.type} for ${stream} is sealed already: ${mark} is not a field of facts`)
  const keeping = keepingOf(fact.type)
  if (!keeping?.personal || !isPersonal(fact.data as Data, keeping.personal)) return undefined
  if (keeping.key === 'invoice') return `invoice-${fact.meta.at.slice(0, 4)}`
  return customerKey(typeof keeping.key === 'object' ? namedIn(fact, keeping.key.customerIn) : subjectOf(stream))
}

/**
 * The fact with its personal fields hidden (AES-256-GCM). `key` is the one that `keyToSeal` names. A fact that comes again is hidden in
 * the same text again, so that it is linked as at first.
 */
export const sealed = (stream: string, fact: NewFact, keepingOf: KeepingOfType, key: SealingKey): NewFact => {
  const { open, personal } = parted(fact.data as Data, keepingOf(fact.type)?.personal ?? {})
  const seal: Sealed = {
    key: `${key.name}/${key.id}`,
    text: cipherAlike(JSON.stringify(personal), bond(stream, fact), key.secret),
  }
  return { ...fact, data: { ...open, [mark]: seal } }
}

/** Whether facts of this type could ever have been sealed: the data of all others need not be looked at. */
export const maySeal = ({ type }: { type: string }, keepingOf: KeepingOfType) => {
  const keeping = keepingOf(type)
  return keeping === undefined || keeping.personal !== undefined || keeping.personalBefore !== undefined
}

/** The name of the key that a stored fact was sealed with; `undefined` where it is open. */
export const keyToOpen = (fact: StoredFact): string | undefined => {
  return sealOf(fact.data)?.key.replace(/\/[^/]*$/, '')
}

/**
 * The fact with its personal fields behind the open ones, and with what stands in their place where the key is gone (`undefined`,
 * or made anew). An open fact is answered as it is. Throws where the text was tampered with.
 */
export const opened = (fact: StoredFact, keepingOf: KeepingOfType, key: SealingKey | undefined): StoredFact => {
  const seal = sealOf(fact.data)
  if (!seal) return fact
  const { [mark]: _seal, ...open } = fact.data as Data
  const fits = key && seal.key === `${key.name}/${key.id}`
  const personal: unknown = fits ? shown(fact, seal, key) : inTheirPlace(fact, keepingOf(fact.type))
  return retold(fact, { data: Object.assign(open, personal) })
}

const mark = '$personal'

const sealOf = (data: unknown) =>
  typeof data === 'object' && data !== null && mark in data ? (data[mark] as Sealed) : undefined

const namedIn = ({ type, data }: NewFact, field: string) => {
  const customerId = (data as Data)[field]
  if (typeof customerId !== 'string' || !customerId) throw new Error(`${type} does not name its customer in ${field}`)
  return customerId
}

const subjectOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)

const isPersonal = (data: Data, personal: Data) => {
  for (const field in personal) if (field in data) return true
  return false
}

// Personal fields come in the order of their table, which is that of their placeholders too.
const parted = (data: Data, fields: Data) => {
  const open: Record<string, unknown> = {}
  const personal: Record<string, unknown> = {}
  for (const field in data) if (!Object.hasOwn(fields, field)) open[field] = data[field]
  for (const field in fields) if (field in data) personal[field] = data[field]
  return { open, personal }
}

const inTheirPlace = ({ version }: StoredFact, keeping: Keeping | undefined): Data =>
  keeping?.personalBefore?.[version] ?? keeping?.personal ?? {}

// A text opens only in the fact that it was written for.
const bond = (stream: string, { id, type }: NewFact) => `${stream}\n${id}\n${type}`

const shown = (fact: StoredFact, { text }: Sealed, key: SealingKey): unknown => {
  try {
    return JSON.parse(decipher(text, bond(fact.stream, fact), key.secret))
  } catch (error) {
    throw new TamperedFact(fact, { cause: error })
  }
}

/** What was sealed into a fact is not what stands there now. */
export class TamperedFact extends Error {
  override name = 'TamperedFact'

  constructor({ type, stream, revision }: StoredFact, options: ErrorOptions) {
    super(`${type} at ${stream}, revision ${revision}, was tampered with: its personal fields do not open`, options)
  }
}
