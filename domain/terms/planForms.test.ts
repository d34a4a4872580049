import { describe, expect, it } from 'vitest'
import { parseRand } from './parseRand.ts'
import { calculateLayBuy, calculatePayLater } from './planForms.ts'

it.each([
  ['1299', 129_900],
  ['R1 299.50', 129_950],
  ['r 1\u00a0299,5', 129_950],
  ['0.05', 5],
  ['', undefined],
  ['R', undefined],
  ['-5', undefined],
  ['1.299,00', undefined],
  ['12.345', undefined],
  ['1e5', undefined],
  ['123456789', undefined],
])('"%s" is read as %s cents', (typed, amount) => expect(parseRand(typed)).toBe(amount))

const start = '2026-11-25'

describe('the pay-later calculator', () => {
  it.each([
    [
      { purchase: '', financed: '' },
      { purchase: { problem: 'NotAnAmount' }, financed: { problem: 'NotAnAmount' } },
    ],
    [{ purchase: '499.99', financed: '100' }, { purchase: { problem: 'PurchaseTooSmall', limit: 50_000 } }],
    [{ purchase: '900', financed: '450.01' }, { financed: { problem: 'TooMuchFinanced', limit: 45_000 } }],
    [{ purchase: '900', financed: '0' }, { financed: { problem: 'NotAnAmount' } }],
    [{ purchase: '900', financed: '450', start: '2026-02-30x' }, { start: { problem: 'NotADay' } }],
    [{ purchase: '900', financed: '450', start: '2026-02-30' }, { start: { problem: 'NotADay' } }],
  ])('finds what is wrong with %j', (form, problems) => {
    expect(calculatePayLater({ start, ...form })).toEqual({ problems })
  })

  it('calculates up to the limit', () => {
    expect(calculatePayLater({ purchase: '900', financed: '450', start }).plan?.total).toBe(49_500)
  })
})

describe('the lay-buy calculator', () => {
  it.each([
    [{ price: 'cheap', deposit: '10' }, { price: { problem: 'NotAnAmount' } }],
    [{ price: '0', deposit: '10' }, { price: { problem: 'NotAnAmount' } }],
    [{ price: '1000', deposit: '199.99' }, { deposit: { problem: 'DepositTooSmall', limit: 20_000 } }],
    [{ price: '1000', deposit: '1000' }, { deposit: { problem: 'DepositTooLarge', limit: 100_000 } }],
    [{ price: '1000', deposit: '' }, { deposit: { problem: 'NotAnAmount' } }],
  ])('finds what is wrong with %j', (form, problems) => {
    expect(calculateLayBuy({ start, ...form })).toEqual({ problems })
  })

  it('calculates from the smallest deposit on', () => {
    expect(calculateLayBuy({ price: '1000', deposit: '200', start }).plan?.balance).toBe(80_000)
  })
})
