import { toRand } from '#domain/kernel/money.ts'
import { aminasHouse, blueKettle, copperPot } from '#domain/testing/fixtures.ts'
import type { Order } from '#web/order/orderProps.ts'
import type { CartLine } from '#web/state/cart/cartLines.ts'
import type { HistoryFact } from '#web/state/history/useLoadedFacts.ts'

// Amina's order as the API answers it: two blue kettles and a copper pot with a discount of 15%.

export const aminasOrder: Order = {
  id: 'order7',
  orderNumber: 'EK-7F3K-92QD',
  customerId: 'amina',
  orderDate: '2026-11-16T08:00:00.000Z',
  orderStatus: 'Pending',
  shippingStatus: 'awaitingDispatch',
  signedBy: '',
  reason: '',
  paymentMethod: 'Cash on Delivery',
  paymentCollected: 0,
  products: [
    { ...line('blue-kettle', 'Blue kettle', 349), discount: 0, count: 2, total: 698 },
    { ...line('copper-pot', 'Copper pot', 1299), discount: 15, count: 1, total: 1104.15 },
  ],
  subtotal: 1997,
  saving: 194.85,
  deliveryFee: 0,
  totalAmount: 1802.15,
  shippingAddress: aminasHouse,
  reached: { placed: '2026-11-16T08:00:00.000Z' },
  version: 1,
  offered: ['Processing', 'Canceled'],
  withheld: {
    Shipped: 'Only an order in processing can be dispatched',
    inTransit: 'Only a dispatched parcel can be in transit',
    delayed: 'Only a parcel in transit can be delayed',
    Delivered: 'Only a dispatched order can be delivered',
  },
}

export const shippedOrder: Order = {
  ...aminasOrder,
  orderStatus: 'Shipped',
  shippingStatus: 'inTransit',
  version: 4,
  offered: ['delayed', 'Delivered'],
  withheld: {
    Processing: 'It has already been dispatched',
    Shipped: 'It has already been dispatched',
    inTransit: 'It is already in transit',
    Canceled: 'It has left the shop: it can only be delivered',
  },
}

/** The same products in her cart. */
export const aminasCart: CartLine[] = [
  { product: inCart(blueKettle), count: 2 },
  { product: inCart(copperPot), count: 1 },
]

/** A fact of her order as the timeline's API answers it. */
export const orderFact = (
  revision: number,
  type: string,
  state: string,
  more: Partial<HistoryFact> = {},
): HistoryFact => ({
  revision,
  position: revision,
  id: `fact${revision}`,
  type,
  at: `2026-11-16T08:0${revision}:00.000Z`,
  actor: { role: 'customer', id: 'amina', name: 'Amina Daniels' },
  sentence: 'did something',
  state,
  changes: [],
  data: {},
  correlationId: 'visit1',
  causationId: null,
  ...more,
})

function line(slug: string, name: string, price: number) {
  return { productId: slug, slug, name, brand: 'Ndlovu', thumbnail: `/pictures/${slug}-320.webp`, price }
}

function inCart({ slug, name, brand, price, discount, images }: typeof blueKettle) {
  return { id: slug, slug, name, brand, price: toRand(price), discount, quantity: 10, images: [...images] }
}
