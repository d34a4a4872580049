import fc from 'fast-check'
import type { AnyStateMachine } from 'xstate'
import { accountMachine } from '#domain/account/accountMachine.ts'
import { productMachine } from '#domain/catalogue/productMachine.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { providerMachine } from '#domain/provider/providerMachine.ts'
import { reviewMachine } from '#domain/review/reviewMachine.ts'
import { aminasOrder, blueKettle, monday } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'

// Random fact histories of a small shop for read model tests: any sequence that the record machines allow.

export interface GeneratedFact {
  stream: string
  type: string
  data: unknown
}

const machines: Record<string, AnyStateMachine> = {
  'product-blue-kettle': productMachine,
  'product-copper-pot': productMachine,
  'order-aminas': orderMachine,
  'order-siphos': orderMachine,
  'order-thandis': orderMachine,
  'account-amina': accountMachine,
  'provider-thabo': providerMachine,
  'review-blue-kettle-amina': reviewMachine,
  'review-thabo-amina': reviewMachine,
}
const streams = Object.keys(machines)

const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' }
const stockData = (chance: number) => ({ orderId: 'aminas', count: 1 + (chance % 3) })

const productData = (stream: string) => ({ ...blueKettle, slug: stream.slice(8), quantity: 1000, dateAdded: monday })
const reviewData = (chance: number) => ({ customerId: 'amina', rating: 1 + (chance % 5), text: 'Boils', name: 'Amina' })

const reviewed = (stream: string) =>
  stream === 'review-thabo-amina'
    ? { providerId: 'thabo', bookingId: 'aminas' }
    : { productId: 'blue-kettle', orderId: 'aminas' }

/** The data of a fact by its type; facts of other types have none. */
const dataByType: Record<string, (stream: string, chance: number) => unknown> = {
  ProductAdded: productData,
  ProductDrafted: productData,
  ProductDescribed: (_, chance) => ({ name: `Kettle ${chance}`, tags: chance % 2 ? ['kitchen', 'gift'] : ['Gift'] }),
  ProductRepriced: (_, chance) => ({ price: 1000 + chance, costPrice: 500, discount: (chance % 30) - 10 }),
  ProductPictured: () => ({ images: [] }),
  StockAdjusted: (_, chance) => ({ by: chance - 500, reason: 'counted' }),
  StockReserved: (_, chance) => stockData(chance),
  StockReleased: (_, chance) => stockData(chance),
  StockShipped: (_, chance) => stockData(chance),
  OrderPlaced: (stream, chance) => ({ ...aminasOrder, orderNumber: stream, total: chance }),
  OrderRejected: () => ({ product: 'Copper pot', left: 0 }),
  PaymentMethodChanged: () => ({ paymentMethod: 'Card on delivery' }),
  OrderDelivered: () => ({ signedBy: 'Gogo Rhulani Daniels' }),
  PaymentCollected: () => ({ amount: 69_800, paymentMethod: 'Cash on Delivery' }),
  OrderCanceled: () => ({ reason: 'found it cheaper' }),
  ProviderAdded: () => ({ ...thabosPlumbing, dateAdded: monday }),
  ProviderDescribed: (_, chance) => ({ fullName: `Thabo ${chance}` }),
  ReviewWritten: (stream, chance) => ({ ...reviewData(chance), ...reviewed(stream) }),
  ReviewRewritten: (_, chance) => reviewData(chance),
  AccountOpened: () => amina,
  EmailVerified: () => amina,
  RoleGranted: () => ({ role: 'Customer' }),
}

export const arbitraryHistories = fc
  .array(fc.record({ stream: fc.constantFrom(...streams), chance: fc.nat(999) }), { maxLength: 80, size: 'max' })
  .map((steps) => {
    const states = new Map<string, string>()
    return steps.flatMap(({ stream, chance }) => {
      const transitions = transitionsOf(machines[stream] ?? orderMachine)
      const state = states.get(stream) ?? transitions[0]?.from
      const possible = transitions.filter(({ from }) => from === state)
      const transition = possible[chance % Math.max(1, possible.length)]
      if (!transition) return []
      states.set(stream, transition.to)
      return [{ stream, type: transition.type, data: dataByType[transition.type]?.(stream, chance) ?? {} }]
    })
  })
