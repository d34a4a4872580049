import fc from 'fast-check'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { fact } from '#domain/kernel/decision.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { blueKettle, monday } from '#domain/testing/fixtures.ts'

// Random fact histories of a few products for tests of lists. There are few words, brands and prices, so that products are often alike.

type State = 'absent' | 'draft' | 'listed' | 'withdrawn'

/** A fact and its stream. */
export interface GeneratedProductFact {
  stream: string
  fact: ProductFact | ReviewFact
}

const productCount = 8

const arbitraryWord = fc.constantFrom(
  'kettle',
  'kettles',
  'blue',
  'mug',
  'iron',
  'ironing',
  'tea',
  'Crème',
  'copper',
  'load',
)
export const arbitraryWords = fc.array(arbitraryWord, { minLength: 1, maxLength: 3 }).map((each) => each.join(' '))
const description = fc.record({
  name: arbitraryWords,
  brand: fc.constantFrom('Ndlovu', 'Vuthela', 'Café Kettle'),
  categories: fc.constantFrom(
    ['Household'],
    ['Household', 'Kitchen'],
    ['Household', 'Kitchen', 'Mugs'],
    ['Hardware', 'Kitchen'],
  ),
  tags: fc.uniqueArray(fc.constantFrom('tea', 'gift', 'Load-Shedding', 'summer', 'sum'), { maxLength: 3 }),
  overview: arbitraryWords,
  isFeatured: fc.boolean(),
})
const prices = fc.record({
  price: fc.constantFrom(1000, 5000, 99_900),
  costPrice: fc.constantFrom(500, 4900),
  discount: fc.constantFrom(-10, 0, 15),
})
const step = fc.record({ product: fc.nat(productCount - 1), chance: fc.nat(99), description, prices })
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Batches of facts in an order that the record machines allow, starting with an empty shop. */
export const arbitraryProductHistories = fc
  .array(fc.array(step, { maxLength: 6 }), { minLength: 1, maxLength: 8, size: 'max' })
  .map((batches) => {
    const states = new Map<number, State>()
    return batches.map((steps) => steps.map((each) => generateFact(each, states)))
  })

const generateFact = (step: Step, states: Map<number, State>): GeneratedProductFact => {
  const stream = `product-${step.product}`
  const possibleTransitions = transitions[states.get(step.product) ?? 'absent']
  const [to, factOf] = possibleTransitions[step.chance % possibleTransitions.length] ?? adding
  states.set(step.product, to ?? states.get(step.product) ?? 'absent')
  const generated = factOf(step)
  return {
    stream: generated.type === 'ReviewWritten' ? `review-${step.product}-amina-${step.chance}` : stream,
    fact: generated,
  }
}

type Transition = readonly [to: State | undefined, factOf: (step: Step) => ProductFact | ReviewFact]

const productData = ({ product, chance, description, prices }: Step) => ({
  ...{ ...blueKettle, ...description, ...prices, slug: `product-${product}`, whatsInTheBox: [] },
  quantity: chance % 3,
  dateAdded: monday,
})

const adding: Transition = ['listed', (step) => fact('ProductAdded', productData(step))]
const edits: Transition[] = [
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

const transitions: Record<State, readonly Transition[]> = {
  absent: [adding, adding, ['draft', (step) => fact('ProductDrafted', productData(step))]],
  draft: [...edits, ['listed', () => fact('ProductListed', {})]],
  listed: [
    ...edits,
    [undefined, () => fact('StockReserved', { orderId: 'aminas', count: 1 })],
    [undefined, () => fact('StockShipped', { orderId: 'aminas', count: 1 })],
    ['withdrawn', () => fact('ProductWithdrawn', {})],
  ],
  withdrawn: [...edits, ['listed', () => fact('ProductListed', {})]],
}
