import { expect, it } from 'vitest'
import { openFigures } from '#api/programs/figures.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { believableProduct } from './http/believable.ts'
import { measureHttp } from './http/measureHttp.ts'
import { usage, wishesOf } from './http/wishes.ts'

/** What the program tells of a small shop. */
const told = async (flow: 'catalogue' | 'orders') => {
  await using folder = await temporaryFolder()
  const lines: string[] = []
  const figures = openFigures((line) => lines.push(line))
  await measureHttp(figures, folder.path, { products: 200, seconds: 0.04, flow })
  figures.close()
  return lines
}

it('every figure of a small shop is told, beside those of a bare server', { timeout: 120_000 }, async () => {
  const lines = await told('catalogue')

  const text = lines.join('\n')
  for (const name of ['tag search', 'text search', 'misspelt search', 'suggestion', 'listing page', 'product by slug'])
    expect(text).toMatch(new RegExp(`^200 products, ${name}.*, p95: [\\d.]+ ms`, 'm'))
  for (const call of ['listing page', 'search with facets', 'suggestion', 'product by slug'])
    for (const whose of ['1 caller', '8 callers', '32 callers', '32 callers, bare'])
      expect(text).toMatch(new RegExp(`^${call}, ${whose}, requests: [\\d.,]+/s$`, 'm'))
  expect(text).toMatch(/^logins, 200 at once, refused: 0 \(bar: at most 0\)$/m)
  expect(text).toMatch(/^catalogue reads, 8 callers beside 200 logins, p99: [\d.]+ ms \(bar: at most 500 ms\)$/m)
  // Whether they are met is up to the machine that runs the tests.
  expect(lines.at(-1)).toMatch(/^bars: [0-4] met, [0-4] short$/)
})

it('every figure of orders is told, with two bars for the largest crowd', { timeout: 120_000 }, async () => {
  const lines = await told('orders')

  const text = lines.join('\n')
  for (const flow of ['order/placeOrder alone', 'cart \\+ order'])
    for (const whose of ['1 buyer', '8 buyers', '32 buyers'])
      expect(text).toMatch(new RegExp(`^${flow}, ${whose}: [\\d.,]+ orders/s$`, 'm'))
  expect(text).toMatch(/^order\/placeOrder alone, 32 buyers, p99: [\d.,]+ ms \(bar: at most 60 ms\)$/m)
  expect(text).toMatch(/^order\/placeOrder alone, 1 buyer, facts of an order: [5-9]/m)
  expect(lines.at(-1)).toMatch(/^bars: [0-2] met, [0-2] short$/)
})

it('a believable product is the same whenever it is asked for, and no other', () => {
  expect(believableProduct(7)).toEqual(believableProduct(7))
  const slugs = new Set(Array.from({ length: 2000 }, (_, number) => believableProduct(number).slug))
  expect(slugs.size).toBe(2000)
})

it.each([
  [['--products', '10', '--seconds', '1'], { products: 10, seconds: 1 }],
  [[], { products: 100_000, seconds: 3 }],
  [['--flow', 'orders'], { products: 100_000, seconds: 3, flow: 'orders' }],
])('%j asks for %j', (args, wishes) => expect(wishesOf(args)).toEqual(wishes))

it.each([[['--products', '0']], [['--seconds', 'soon']], [['--flow', 'returns']], [['--fast']]])(
  '%j makes no sense, and one is told how to ask',
  (args) => {
    expect(() => wishesOf(args)).toThrow()
    expect(usage).toContain('--products')
  },
)
