import { type Buyer, demoBuyers } from '#api/demo/people.ts'
import type { updateOrder } from '#domain/order/orderCommands.ts'

export type OrderEdit = Parameters<typeof updateOrder>[1]

/** The life of an order: who wants what, and what becomes of it. Moments are ISO 8601. */
export interface OrderLife {
  /** The order's id derives from it. */
  key: string
  /** The number that stories give it: that of the shop is a hash. */
  number: string
  buyer: Buyer
  placedAt: string
  /** Pieces by slug. */
  lines: Readonly<Record<string, number>>
  /** In the order in which they happen. */
  edits: readonly (readonly [at: string, edit: OrderEdit])[]
}

const buyer = (key: string) => {
  const found = demoBuyers.find((each) => each.key === key)
  if (!found) throw new Error(`The demo has no customer ${key}`)
  return found
}

const asAmina = (edit: Omit<OrderEdit, 'as'>): OrderEdit => ({ as: 'Customer', ...edit })
const asThandi = (edit: Omit<OrderEdit, 'as'>): OrderEdit => ({ as: 'Admin', ...edit })

/** Amina buys two kettles, a drill and three pots, and pays by card at her door. Her parcel is delayed until Monday. */
export const aminasKettles: OrderLife = {
  key: 'kettles',
  number: 'EK-7F3K-92QD',
  buyer: buyer('amina'),
  placedAt: '2026-11-21T06:12:04.512Z',
  lines: { 'vuthela-rondavel-kettle': 2, 'ysterhout-18v-drill': 1, 'marula-row-family-pot': 3 },
  edits: [
    ['2026-11-21T06:20:40.090Z', asAmina({ paymentMethod: 'Card on delivery' })],
    ['2026-11-21T07:03:40.870Z', asThandi({ orderStatus: 'Processing' })],
    ['2026-11-21T09:30:12.004Z', asThandi({ orderStatus: 'Shipped' })],
    ['2026-11-21T10:05:00.345Z', asThandi({ shippingStatus: 'inTransit' })],
    ['2026-11-21T12:41:33.220Z', asThandi({ shippingStatus: 'delayed' })],
    ['2026-11-23T07:20:08.702Z', asThandi({ orderStatus: 'Delivered', signedBy: 'Sipho Daniels' })],
  ],
}

/** Amina's fridge is late: it was shipped yesterday and has not come. */
export const aminasFridge: OrderLife = {
  key: 'fridge',
  number: 'EK-2M8W-44TX',
  buyer: buyer('amina'),
  placedAt: '2026-11-19T13:40:00.000Z',
  lines: { 'iqhwane-240-fridge-freezer': 1 },
  edits: [
    ['2026-11-20T06:10:00.000Z', asThandi({ orderStatus: 'Processing' })],
    ['2026-11-20T08:00:00.000Z', asThandi({ orderStatus: 'Shipped' })],
    ['2026-11-20T09:15:00.000Z', asThandi({ shippingStatus: 'inTransit' })],
    ['2026-11-20T14:30:00.000Z', asThandi({ shippingStatus: 'delayed' })],
  ],
}

/** Five different products for Amina's spring cleaning, delivered in October. */
export const aminasFive: OrderLife = {
  key: 'spring',
  number: 'EK-9QHC-71RV',
  buyer: buyer('amina'),
  placedAt: '2026-10-02T08:05:00.000Z',
  lines: {
    'verfhuis-fynbos-wall-paint': 1,
    'bokberg-three-step-ladder': 1,
    'umoyane-desk-fan': 1,
    'hlanzeka-steam-iron': 1,
    'vuthela-rondavel-kettle': 1,
  },
  edits: [
    ['2026-10-02T08:40:00.000Z', asThandi({ orderStatus: 'Processing' })],
    ['2026-10-02T10:00:00.000Z', asThandi({ orderStatus: 'Shipped' })],
    ['2026-10-02T10:30:00.000Z', asThandi({ shippingStatus: 'inTransit' })],
    ['2026-10-02T14:20:00.000Z', asThandi({ orderStatus: 'Delivered', signedBy: 'Amina Daniels' })],
  ],
}

/** A desk fan that Amina takes back at once. */
export const aminasFan: OrderLife = {
  key: 'fan',
  number: 'EK-C5ZN-08PL',
  buyer: buyer('amina'),
  placedAt: '2026-09-28T16:22:00.000Z',
  lines: { 'umoyane-desk-fan': 1 },
  edits: [['2026-09-28T16:31:00.000Z', asAmina({ orderStatus: 'Canceled', reason: 'Ordered twice by mistake' })]],
}

/** A kettle that costs less than free delivery takes. */
export const aminasSmallKettle: OrderLife = {
  key: 'small kettle',
  number: 'EK-K3GP-80SE',
  buyer: buyer('amina'),
  placedAt: '2026-10-20T09:00:00.000Z',
  lines: { 'blikkie-koshuis-kettle': 1 },
  edits: [
    ['2026-10-20T09:40:00.000Z', asThandi({ orderStatus: 'Processing' })],
    ['2026-10-20T11:00:00.000Z', asThandi({ orderStatus: 'Shipped' })],
    ['2026-10-20T14:20:00.000Z', asThandi({ orderStatus: 'Delivered', signedBy: 'Amina Daniels' })],
  ],
}

/** Everything goes wrong for Nomvula: her order is late, and then the shop has to cancel it. */
const nomvulasDrill: OrderLife = {
  key: 'drill',
  number: 'EK-4T9B-10HM',
  buyer: buyer('nomvula'),
  placedAt: '2026-11-20T04:48:00.000Z',
  lines: { 'ysterhout-18v-drill': 1 },
  edits: [
    ['2026-11-20T07:12:00.000Z', asThandi({ orderStatus: 'Processing' })],
    [
      '2026-11-21T08:30:00.000Z',
      asThandi({ orderStatus: 'Canceled', reason: 'The drill was damaged on our shelf. We are sorry' }),
    ],
  ],
}

export const orderLives = [aminasKettles, aminasFridge, aminasFive, aminasFan, aminasSmallKettle, nomvulasDrill]
