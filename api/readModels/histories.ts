import fc from 'fast-check'
import type { AnyStateMachine } from 'xstate'
import { accountMachine } from '#domain/account/accountMachine.ts'
import { aminasOrder, blueKettle, monday } from '#domain/cast.ts'
import { productMachine } from '#domain/catalogue/productMachine.ts'
import { arrowsOf } from '#domain/kernel/replay.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { reviewMachine } from '#domain/review/reviewMachine.ts'

// Random histories of a small shop for the tests of read models: whatever the machines allow, in any mixture.

export interface Happening {
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
  'review-blue-kettle-amina': reviewMachine,
}
const streams = Object.keys(machines)

const amina = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' }
const stock = (chance: number) => ({ orderId: 'aminas', count: 1 + (chance % 3) })

const shelved = (stream: string) => ({ ...blueKettle, slug: stream.slice(8), quantity: 1000, dateAdded: monday })
const opinion = (chance: number) => ({ customerId: 'amina', rating: 1 + (chance % 5), text: 'Boils', name: 'Amina' })

/** What a fact of a type says; all others say nothing. */
const sayings: Record<string, (stream: string, chance: number) => unknown> = {
  ProductAdded: shelved,
  ProductDrafted: shelved,
  ProductDescribed: (_, chance) => ({ name: `Kettle ${chance}`, tags: chance % 2 ? ['kitchen', 'gift'] : ['Gift'] }),
  ProductRepriced: (_, chance) => ({ price: 1000 + chance, costPrice: 500, discount: (chance % 30) - 10 }),
  ProductPictured: () => ({ images: [] }),
  StockAdjusted: (_, chance) => ({ by: chance - 500, reason: 'counted' }),
  StockReserved: (_, chance) => stock(chance),
  StockReleased: (_, chance) => stock(chance),
  StockShipped: (_, chance) => stock(chance),
  OrderPlaced: (stream, chance) => ({ ...aminasOrder, orderNumber: stream, total: chance }),
  OrderRejected: () => ({ product: 'Copper pot', left: 0 }),
  PaymentMethodChanged: () => ({ paymentMethod: 'Card on delivery' }),
  OrderDelivered: () => ({ signedBy: 'Gogo Rhulani Daniels' }),
  PaymentCollected: () => ({ amount: 69_800, paymentMethod: 'Cash on Delivery' }),
  OrderCanceled: () => ({ reason: 'found it cheaper' }),
  ReviewWritten: (_, chance) => ({ ...opinion(chance), productId: 'blue-kettle', orderId: 'aminas' }),
  ReviewRewritten: (_, chance) => opinion(chance),
  AccountOpened: () => amina,
  EmailVerified: () => amina,
  RoleGranted: () => ({ role: 'Customer' }),
}

export const histories = fc
  .array(fc.record({ stream: fc.constantFrom(...streams), chance: fc.nat(999) }), { maxLength: 80, size: 'max' })
  .map((steps) => {
    const states = new Map<string, string>()
    return steps.flatMap(({ stream, chance }) => {
      const arrows = arrowsOf(machines[stream] ?? orderMachine)
      const state = states.get(stream) ?? arrows[0]?.from
      const possible = arrows.filter(({ from }) => from === state)
      const arrow = possible[chance % Math.max(1, possible.length)]
      if (!arrow) return []
      states.set(stream, arrow.to)
      return [{ stream, type: arrow.type, data: sayings[arrow.type]?.(stream, chance) ?? {} }]
    })
  })
