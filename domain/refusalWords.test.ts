import { describe, expect, it } from 'vitest'
import { refuse } from '#domain/kernel/decision.ts'
import { rand } from '#domain/kernel/money.ts'
import { type RefusalName, refusalWords, sentenceFor } from './refusalWords.ts'

const names = Object.keys(refusalWords) as RefusalName[]

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
}

it.each(names)('%s is told in a sentence', (name) => {
  const sentence = sentenceFor(refuse(name, { details }))
  expect(sentence).toMatch(/^[A-Zr].{10,}/)
  expect(sentence).not.toMatch(/undefined|NaN|null/)
})

describe('the sentences of the specification’s section 8 stand as they are there', () => {
  it.each<[RefusalName, string]>([
    ['ProductNotFound', 'No product found'],
    ['RefreshFailed', 'refresh token expired. Please log in again'],
    ['AuthRequired', 'Authorization required but token is missing or invalid'],
    ['LoginFailed', 'Login Failed'],
    ['NotAllowed', 'You do not have permission to view this page.'],
  ])('%s: %s', (name, sentence) => expect(refusalWords[name]({})).toBe(sentence))
})

it('says how many are left', () => {
  const outOfStock = (left: number) => sentenceFor(refuse('OutOfStock', { details: { product: 'Blue kettle', left } }))
  expect([outOfStock(3), outOfStock(0)]).toEqual(['Only 3 of Blue kettle left', 'Blue kettle is sold out'])
})

it('writes the new total as every other price', () => {
  expect(sentenceFor(refuse('PriceChanged', { details: { total: 1299 } }))).toContain(rand(129_900))
})
