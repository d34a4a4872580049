import { describe, expect, it } from 'vitest'
import { blueKettle, copperPot } from '#web/testing/testShop.ts'
import { applyAction } from './cartActions.ts'

const twoKettles = [{ product: blueKettle, count: 2 }]
const counts = (lines: readonly { product: { id: string }; count: number }[]) =>
  lines.map(({ product, count }) => [product.id, count])

describe('the cart in the browser', () => {
  it('adds a product, and more pieces of it', () => {
    const { lines, added } = applyAction(twoKettles, { type: 'add', product: copperPot, count: 1 })
    expect(counts(lines)).toEqual([
      ['blue-kettle', 2],
      ['copper-pot', 1],
    ])
    expect(added).toBe(1)

    expect(counts(applyAction(lines, { type: 'add', product: blueKettle, count: 3 }).lines)).toEqual([
      ['blue-kettle', 5],
      ['copper-pot', 1],
    ])
  })

  it('adds no more than the stock, and says how many are left', () => {
    expect(
      applyAction([{ product: copperPot, count: 2 }], { type: 'add', product: copperPot, count: 5 }),
    ).toMatchObject({
      lines: [{ count: 3 }],
      added: 1,
      refused: 'Only 3 of Copper pot left',
    })
  })

  it('refuses a product that is sold out', () => {
    const gone = { ...copperPot, quantity: 0 }

    expect(applyAction([], { type: 'add', product: gone, count: 1 })).toEqual({
      lines: [],
      added: 0,
      refused: 'Copper pot is sold out',
    })
  })

  it('never counts below one', () => {
    expect(counts(applyAction(twoKettles, { type: 'setCount', productId: 'blue-kettle', count: 0 }).lines)).toEqual([
      ['blue-kettle', 1],
    ])
  })

  it('removes a product', () => {
    expect(applyAction(twoKettles, { type: 'remove', productId: 'blue-kettle' }).lines).toEqual([])
  })

  it('takes the details of a product from the last addition', () => {
    const cheaper = { ...blueKettle, price: 299 }

    expect(applyAction(twoKettles, { type: 'add', product: cheaper, count: 1 }).lines[0]?.product.price).toBe(299)
  })

  it('keeps the price that the shopper has seen beside the current one', () => {
    const { lines } = applyAction([], { type: 'add', product: copperPot, count: 1 })
    expect(lines[0]?.price).toBe(110_415)

    const cheaper = lines.map((line) => ({ ...line, product: { ...copperPot, price: 999 } }))
    expect(applyAction(cheaper, { type: 'setCount', productId: 'copper-pot', count: 2 }).lines[0]?.price).toBe(110_415)
    const agreed = applyAction(cheaper, { type: 'acceptPrice', productId: 'copper-pot', price: 84_915 })
    expect(agreed.lines[0]?.price).toBe(84_915)
  })

  it('is cleared, and restores removed lines at their old places', () => {
    const both = [...twoKettles, { product: copperPot, count: 1 }]
    expect(applyAction(both, { type: 'clear' }).lines).toEqual([])

    const withoutKettles = applyAction(both, { type: 'remove', productId: 'blue-kettle' }).lines
    const taken = [{ product: blueKettle, count: 2, place: 0 }]
    expect(counts(applyAction(withoutKettles, { type: 'putBack', lines: taken }).lines)).toEqual(counts(both))
  })

  it('keeps the mark of a line that is no longer sold', () => {
    const gone = [{ product: copperPot, count: 1, gone: true }, ...twoKettles]

    expect(applyAction(gone, { type: 'remove', productId: 'blue-kettle' }).lines).toMatchObject([{ gone: true }])
  })
})
