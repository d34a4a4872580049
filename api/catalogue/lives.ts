import fc from 'fast-check'
import { blueKettle, monday } from '#domain/cast.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { fact } from '#domain/kernel/decision.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'

// Random lives of a few products for the tests of lists: few words, brands and prices, so that products are often alike.

type State = 'absent' | 'draft' | 'listed' | 'withdrawn'

/** What happens in a stream. */
export interface Happening {
  stream: string
  fact: ProductFact | ReviewFact
}

const products = 8

const word = fc.constantFrom('kettle', 'kettles', 'blue', 'mug', 'iron', 'ironing', 'tea', 'Crème', 'copper', 'load')
export const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((each) => each.join(' '))
const description = fc.record({
  name: words,
  brand: fc.constantFrom('Ndlovu', 'Vuthela', 'Café Kettle'),
  categories: fc.constantFrom(
    ['Household'],
    ['Household', 'Kitchen'],
    ['Household', 'Kitchen', 'Mugs'],
    ['Hardware', 'Kitchen'],
  ),
  tags: fc.uniqueArray(fc.constantFrom('tea', 'gift', 'Load-Shedding', 'summer', 'sum'), { maxLength: 3 }),
  overview: words,
  isFeatured: fc.boolean(),
})
const prices = fc.record({
  price: fc.constantFrom(1000, 5000, 99_900),
  costPrice: fc.constantFrom(500, 4900),
  discount: fc.constantFrom(-10, 0, 15),
})
const step = fc.record({ product: fc.nat(products - 1), chance: fc.nat(99), description, prices })
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Batches of what may happen one after the other, from an empty shop on. */
export const lives = fc
  .array(fc.array(step, { maxLength: 6 }), { minLength: 1, maxLength: 8, size: 'max' })
  .map((batches) => {
    const states = new Map<number, State>()
    return batches.map((steps) => steps.map((each) => happening(each, states)))
  })

const happening = (step: Step, states: Map<number, State>): Happening => {
  const stream = `product-${step.product}`
  const possible = moves[states.get(step.product) ?? 'absent']
  const [to, factOf] = possible[step.chance % possible.length] ?? arriving
  states.set(step.product, to ?? states.get(step.product) ?? 'absent')
  const told = factOf(step)
  return { stream: told.type === 'ReviewWritten' ? `review-${step.product}-amina-${step.chance}` : stream, fact: told }
}

type Move = readonly [to: State | undefined, factOf: (step: Step) => ProductFact | ReviewFact]

const whole = ({ product, chance, description, prices }: Step) => ({
  ...{ ...blueKettle, ...description, ...prices, slug: `product-${product}`, whatsInTheBox: [] },
  quantity: chance % 3,
  dateAdded: monday,
})

const arriving: Move = ['listed', (step) => fact('ProductAdded', whole(step))]
const editing: Move[] = [
  [undefined, ({ description }) => fact('ProductDescribed', description)],
  [undefined, ({ prices }) => fact('ProductRepriced', prices)],
  [undefined, ({ chance }) => fact('StockAdjusted', { by: chance % 4, reason: 'counted' })],
  [
    undefined,
    ({ product, chance }) =>
      fact('ReviewWritten', { ...opinion, productId: String(product), rating: 1 + (chance % 5) }),
  ],
]
const opinion = { customerId: 'amina', orderId: 'aminas', text: 'Boils', name: 'Amina' }

const moves: Record<State, readonly Move[]> = {
  absent: [arriving, arriving, ['draft', (step) => fact('ProductDrafted', whole(step))]],
  draft: [...editing, ['listed', () => fact('ProductListed', {})]],
  listed: [
    ...editing,
    [undefined, () => fact('StockReserved', { orderId: 'aminas', count: 1 })],
    [undefined, () => fact('StockShipped', { orderId: 'aminas', count: 1 })],
    ['withdrawn', () => fact('ProductWithdrawn', {})],
  ],
  withdrawn: [...editing, ['listed', () => fact('ProductListed', {})]],
}
