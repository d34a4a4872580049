import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoiceKind, vatIncluded } from './invoice.ts'

describe('the value-added tax in a total', () => {
  it.each([
    [11_500, 1_500],
    [95_840, 12_501],
    [0, 0],
    [1, 0],
    [4, 1],
    [100_000_000_00, 1_304_347_826],
  ])('of %i cents is %i cents', (total, vat) => {
    expect(vatIncluded(total)).toBe(vat)
  })

  it('is 15/115 of the total, to half a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (total) => {
        const vat = vatIncluded(total)

        expect(Number.isInteger(vat)).toBe(true)
        expect(Math.abs(115 * vat - 15 * total)).toBeLessThanOrEqual(115 / 2)
      }),
    )
  })
})

describe('the invoice kind of an order', () => {
  it('is pro forma until the payment is collected, and a tax invoice afterwards', () => {
    expect(invoiceKind({ isCanceled: false, collected: 0 })).toBe('proForma')
    expect(invoiceKind({ isCanceled: false, collected: 95_840 })).toBe('taxInvoice')
  })

  it('is cancelled for a canceled order', () => {
    expect(invoiceKind({ isCanceled: true, collected: 0 })).toBe('canceled')
  })
})
