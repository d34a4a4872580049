import type { PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import { fields, type ProductNames } from './productWords.ts'

type ProductRecord = AnswerOf<'GET audit/products/:id'>['result']['product']

/** Every field of a product in the shop's words; a list is one line. */
export const productFieldsOf = (product: ProductRecord, names: ProductNames): [field: string, value: PlainValue][] => {
  const crossSellProducts = product.crossSellProducts.map((id) => names.get(id) ?? id)
  const values = new Map<string, unknown>(Object.entries({ ...product, crossSellProducts }))
  return Object.entries(fields).map(([name, { label, plural = label, say = same }]) => [
    plural,
    say(plain(values.get(name))),
  ])
}

const same = (value: PlainValue) => (value === '' ? null : value)

const plain = (value: unknown): PlainValue => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) && value.length > 0 ? value.map(inOneLine).join(', ') : null
}

const inOneLine = (part: unknown) => (typeof part === 'object' && part !== null ? inside(part) : String(part))

// A specification reads `Capacity: 1.7 l`; a picture by what it shows.
const inside = (part: object) => {
  const { name, value, alt } = part as { name?: string; value?: string; alt?: string }
  return alt ?? `${name}: ${value}`
}
