import { describe, expect, it } from 'vitest'
import { blueKettle, copperPot } from '#web/cast.ts'
import { done } from './cartDeeds.ts'

const twoKettles = [{ product: blueKettle, count: 2 }]
const counts = (lines: readonly { product: { id: string }; count: number }[]) =>
  lines.map(({ product, count }) => [product.id, count])

describe('the cart in the browser', () => {
  it('takes in a product, and more of one that is there', () => {
    const { lines, added } = done(twoKettles, { do: 'add', product: copperPot, count: 1 })
    expect(counts(lines)).toEqual([
      ['blue-kettle', 2],
      ['copper-pot', 1],
    ])
    expect(added).toBe(1)

    expect(counts(done(lines, { do: 'add', product: blueKettle, count: 3 }).lines)).toEqual([
      ['blue-kettle', 5],
      ['copper-pot', 1],
    ])
  })

  it('takes in no more than there is, and says how many there are', () => {
    expect(done([{ product: copperPot, count: 2 }], { do: 'add', product: copperPot, count: 5 })).toMatchObject({
      lines: [{ count: 3 }],
      added: 1,
      refused: 'Only 3 of Copper pot left',
    })
  })

  it('refuses what is sold out', () => {
    const gone = { ...copperPot, quantity: 0 }

    expect(done([], { do: 'add', product: gone, count: 1 })).toEqual({
      lines: [],
      added: 0,
      refused: 'Copper pot is sold out',
    })
  })

  it('never counts below one', () => {
    expect(counts(done(twoKettles, { do: 'setCount', productId: 'blue-kettle', count: 0 }).lines)).toEqual([
      ['blue-kettle', 1],
    ])
  })

  it('lets go of what is taken out', () => {
    expect(done(twoKettles, { do: 'remove', productId: 'blue-kettle' }).lines).toEqual([])
  })

  it('shows a product as it was put in last', () => {
    const cheaper = { ...blueKettle, price: 299 }

    expect(done(twoKettles, { do: 'add', product: cheaper, count: 1 }).lines[0]?.product.price).toBe(299)
  })

  it('keeps the price that was seen beside that of today', () => {
    const { lines } = done([], { do: 'add', product: copperPot, count: 1 })
    expect(lines[0]?.price).toBe(110_415)

    const cheaper = lines.map((line) => ({ ...line, product: { ...copperPot, price: 999 } }))
    expect(done(cheaper, { do: 'setCount', productId: 'copper-pot', count: 2 }).lines[0]?.price).toBe(110_415)
    const agreed = done(cheaper, { do: 'acceptPrice', productId: 'copper-pot', price: 84_915 })
    expect(agreed.lines[0]?.price).toBe(84_915)
  })

  it('is cleared, and takes back what was in it, where it was', () => {
    const both = [...twoKettles, { product: copperPot, count: 1 }]
    expect(done(both, { do: 'clear' }).lines).toEqual([])

    const withoutKettles = done(both, { do: 'remove', productId: 'blue-kettle' }).lines
    const taken = [{ product: blueKettle, count: 2, place: 0 }]
    expect(counts(done(withoutKettles, { do: 'putBack', lines: taken }).lines)).toEqual(counts(both))
  })

  it('can be told by whoever looks at it that a product is gone', () => {
    const gone = [{ product: copperPot, count: 1, gone: true }, ...twoKettles]

    expect(done(gone, { do: 'remove', productId: 'blue-kettle' }).lines).toMatchObject([{ gone: true }])
  })
})
