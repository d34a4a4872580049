import { describe, expect, it } from 'vitest'
import { refuse } from './kernel/decision.ts'
import { formatRand } from './kernel/money.ts'
import { type RefusalName, refusalMessage, refusalMessages } from './refusalMessages.ts'

const names = Object.keys(refusalMessages) as RefusalName[]

const details = {
  product: 'Blue kettle',
  left: 1,
  by: 3,
  slug: 'cart',
  total: 698,
  width: 20_000,
  height: 20_000,
  found: 'a GIF',
  megabytes: 8,
  types: 'text/csv',
  why: 'a quote is not closed',
  seconds: 42,
  days: 60,
}

it.each(names)('%s has a message', (name) => {
  const sentence = refusalMessage(refuse(name, { details }))
  expect(sentence).toMatch(/^[A-Zr].{10,}/)
  expect(sentence).not.toMatch(/undefined|NaN|null/)
})

describe('the messages of section 8 of the specification are verbatim', () => {
  it.each<[RefusalName, string]>([
    ['ProductNotFound', 'No product found'],
    ['RefreshFailed', 'refresh token expired. Please log in again'],
    ['AuthRequired', 'Authorization required but token is missing or invalid'],
    ['LoginFailed', 'Login Failed'],
    ['NotAllowed', 'You do not have permission to view this page.'],
  ])('%s: %s', (name, sentence) => expect(refusalMessages[name]({})).toBe(sentence))
})

it('the message contains how many pieces are left', () => {
  const outOfStock = (left: number) =>
    refusalMessage(refuse('OutOfStock', { details: { product: 'Blue kettle', left } }))
  expect([outOfStock(3), outOfStock(0)]).toEqual(['Only 3 of Blue kettle left', 'Blue kettle is sold out'])
})

it('the message formats the new total like every other price', () => {
  expect(refusalMessage(refuse('PriceChanged', { details: { total: 1299 } }))).toContain(formatRand(129_900))
})
