// @vitest-environment jsdom
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fixtureFaults } from './book/fixtures/fixtureFaults.ts'
import { plainValue } from './book/fixtures/plainValue.ts'

const root = join(import.meta.dirname, '..')

interface StoryInput {
  title?: string
  args?: object
}

// The preview of Storybook, as far as the arguments of stories need it: they are never rendered here.
vi.mock('#storybook/preview.tsx', () => {
  const story = (meta: StoryInput, own: StoryInput = {}): object => ({
    args: { ...meta.args, ...own.args },
    extend: (more: StoryInput) => story(meta, { args: { ...own.args, ...more.args } }),
    test: () => undefined,
  })
  return { default: { meta: (meta: StoryInput) => ({ story: (own?: StoryInput) => story(meta, own) }) } }
})

const isStory = (value: unknown): value is { args: object } =>
  typeof value === 'object' && value !== null && 'extend' in value

/** The arguments of all stories, and all constants of the files beside them. */
const readFixtures = async () => {
  const values: [string, unknown][] = []
  for (const file of globSync('stories/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    const module: Record<string, unknown> = await import(join(root, file))
    for (const [name, value] of Object.entries(module)) {
      if (file.endsWith('.stories.tsx') && !isStory(value)) continue
      const plain = plainValue(isStory(value) ? value.args : value)
      values.push([`${file}#${name}`, file.endsWith('.stories.tsx') ? plain : { [name]: plain }])
    }
  }
  return values
}

let fixtures: [string, unknown][] = []
beforeAll(async () => {
  fixtures = await readFixtures()
}, 120_000)

describe('the fixtures of the stories', () => {
  it('are read', () => {
    expect(fixtures.length).toBeGreaterThan(2000)
  })

  it('add up', () => {
    expect(fixtureFaults(fixtures)).toEqual([])
  })
})

describe('the checks find', () => {
  const kettles = { name: 'Kettle', price: 'R 479.20', was: 'R 599.00', count: 2, calculation: '2 × R 599.00, 20% off' }
  const cart = {
    lines: [{ ...kettles, total: 'R 958.40' }],
    summary: { count: 2, subtotal: 'R 1 198.00', saving: 'R 239.60', delivery: 'Free', total: 'R 958.40' },
  }
  const { summary } = cart
  const found = {
    text: 'kettle',
    total: 1,
    products: [{ name: 'Kettle', brand: 'Vuthela', price: 'R 479.20', stock: 3 }],
  }
  const filters = { brands: ['Vuthela'], categories: [], inStock: true }
  const home = {
    recipientName: 'Amina Daniels',
    suburb: 'Pimville Zone 4',
    city: 'Soweto',
    province: 'Gauteng',
    postalCode: '1809',
  }
  const order = {
    status: 'Shipped',
    reached: { placed: '2026-11-21', processing: '2026-11-21', dispatched: '2026-11-22' },
  }
  const fact = { revision: 0, type: 'ProductRepriced', at: '2026-11-21', changes: [{ field: 'Price', from: 1, to: 2 }] }

  it('nothing in what adds up', () => {
    const right = [cart, { ...found, bar: { filters } }, home, order, [fact]]
    expect(fixtureFaults(right.map((value, place) => [`${place}`, value]))).toEqual([])
  })

  it.each([
    ['a line', { lines: [{ ...kettles, total: 'R 959.00' }] }],
    ['lines beside a subtotal', { ...cart, summary: { ...summary, subtotal: 'R 1 200.00', saving: 'R 241.60' } }],
    ['pieces', { ...cart, summary: { ...summary, count: 3 } }],
    ['a total', { ...cart, summary: { ...summary, total: 'R 1 000.00' } }],
    ['delivery', { ...cart, summary: { ...summary, delivery: 'R 60.00', total: 'R 1 018.40' } }],
    ['VAT', { subtotal: 'R 115.00', delivery: 'R 60.00', total: 'R 175.00', vat: 'R 15.00' }],
    ['a discount', { price: 'R 479.20', was: 'R 599.00', discount: 25 }],
    ['a product that a filter takes out', { ...found, bar: { filters: { ...filters, brands: ['Bokberg'] } } }],
    ['a count', { ...found, total: 7 }],
    ['a brand that is not counted', { ...found, panel: { facets: { brands: [{ key: 'Bokberg', count: 1 }] } } }],
    ['a rating', { average: 4.4, total: 2, counts: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 1 } }],
    ['a postal code', { ...home, postalCode: '0982' }],
    ['a step before another', { reached: { placed: '2026-11-22', processing: '2026-11-21' } }],
    ['a status', { ...order, status: 'Delivered' }],
    ['a visit before its request', { requestedAt: '2026-11-22T08:00:00Z', slot: { start: '2026-11-21T08:00:00Z' } }],
    ['a change of what was not', [fact, { ...fact, revision: 1, changes: [{ field: 'Price', from: 3, to: 4 }] }]],
    ['two Aminas', [home, { customer: 'Amina Dlamini' }]],
    [
      'two owners of a telephone',
      [
        { name: 'Sipho', phoneNumber: '0825550171' },
        { name: 'Themba', phoneNumber: '0825550171' },
      ],
    ],
    [
      'two totals of an order',
      [
        { orderNumber: 'EK-1', total: 'R 1.00' },
        { orderNumber: 'EK-1', total: 'R 2.00' },
      ],
    ],
  ])('%s', (_, value) => {
    expect(fixtureFaults([['planted', value]])).not.toEqual([])
  })
})
