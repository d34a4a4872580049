import { rand } from '#stories/shop/catalogue/rand.ts'
import type { Actor, FieldChange, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { fieldChange } from './recordedHistory.ts'

export const amina: Actor = { role: 'customer', name: 'Amina Dlamini' }
export const thandi: Actor = { role: 'admin', name: 'Thandi Nkosi' }
export const themba: Actor = { role: 'admin', name: 'Themba Zulu' }
export const shop: Actor = { role: 'system', name: 'Ekhaya' }

export const placed: TimelineFact = {
  revision: 0,
  position: 1811,
  id: '019aa4f2-1c40-7a53-b6e0-5d1f0c2a9e01',
  type: 'OrderPlaced',
  at: '2026-11-21T06:12:04.512Z',
  actor: amina,
  sentence: `placed the order: 6 pieces for ${rand('3 119.85')}`,
  changes: [
    fieldChange('Order status', null, 'Pending'),
    fieldChange('Shipping status', null, 'Awaiting dispatch'),
    fieldChange('Payment method', null, 'Cash on Delivery'),
    fieldChange('Total', null, rand('3 119.85')),
  ],
  data: {
    orderNumber: 'EK-7F3K-92QD',
    lines: [
      { productId: 'redKettle', count: 2, price: 59900, discount: 20, total: 95840 },
      { productId: 'drill', count: 1, price: 139900, discount: 0, total: 139900 },
      { productId: 'familyPot', count: 3, price: 29900, discount: 15, total: 76245 },
    ],
    subtotal: 349400,
    saving: 37415,
    deliveryFee: 0,
    total: 311985,
    paymentMethod: 'Cash on Delivery',
  },
  correlationId: '019aa4f2-1c3e-7c10-9a11-7be2d0f4c001',
  causationId: null,
}

const nextFact = (
  previous: TimelineFact,
  type: string,
  at: string,
  actor: Actor,
  sentence: string,
  changes: FieldChange[],
  data: unknown = {},
): TimelineFact => ({
  revision: previous.revision + 1,
  position: previous.position + 5 + previous.revision * 3,
  id: previous.id.replace(/.$/, String(previous.revision + 2)),
  type,
  at,
  actor,
  sentence,
  changes,
  data,
  correlationId: previous.correlationId.replace(/.$/, String(previous.revision + 2)),
  causationId: null,
})

export const confirmed: TimelineFact = {
  ...nextFact(
    placed,
    'OrderConfirmed',
    '2026-11-21T06:12:04.611Z',
    shop,
    'set the stock of every line aside and confirmed the order',
    [],
  ),
  correlationId: placed.correlationId,
  causationId: placed.id,
}

const paymentChanged = nextFact(
  confirmed,
  'PaymentMethodChanged',
  '2026-11-21T06:20:40.090Z',
  amina,
  'changed the payment method to Card on delivery',
  [fieldChange('Payment method', 'Cash on Delivery', 'Card on delivery')],
  { paymentMethod: 'Card on delivery' },
)

const processingStarted = nextFact(
  paymentChanged,
  'ProcessingStarted',
  '2026-11-21T07:03:40.870Z',
  thandi,
  'started to process the order',
  [fieldChange('Order status', 'Pending', 'Processing')],
)

export const dispatched = nextFact(
  processingStarted,
  'OrderDispatched',
  '2026-11-21T09:30:12.004Z',
  thandi,
  'handed the parcel to the courier',
  [
    fieldChange('Order status', 'Processing', 'Shipped'),
    fieldChange('Shipping status', 'Awaiting dispatch', 'Dispatched'),
  ],
)

const inTransit = nextFact(
  dispatched,
  'TransitStarted',
  '2026-11-21T10:05:00.345Z',
  thandi,
  'reported the parcel on its way',
  [fieldChange('Shipping status', 'Dispatched', 'In transit')],
)

const delayed = nextFact(inTransit, 'DeliveryDelayed', '2026-11-21T12:41:33.220Z', thandi, 'reported a delay', [
  fieldChange('Shipping status', 'In transit', 'Delayed'),
])

export const delivered = nextFact(
  delayed,
  'OrderDelivered',
  '2026-11-22T08:20:08.702Z',
  thandi,
  'delivered the order, signed for by Sipho Dlamini',
  [
    fieldChange('Order status', 'Shipped', 'Delivered'),
    fieldChange('Shipping status', 'Delayed', 'Delivered'),
    fieldChange('Signed by', null, 'Sipho Dlamini'),
  ],
  { signedBy: 'Sipho Dlamini' },
)

export const collected: TimelineFact = {
  ...nextFact(
    delivered,
    'PaymentCollected',
    '2026-11-22T08:20:08.702Z',
    thandi,
    `collected ${rand('3 119.85')} by Card on delivery`,
    [fieldChange('Collected', null, rand('3 119.85'))],
    { amount: 311985, paymentMethod: 'Card on delivery' },
  ),
  correlationId: delivered.correlationId,
  causationId: delivered.id,
}

/** All facts of Amina's order: nine facts over two days. */
export const aminasHistory = [
  placed,
  confirmed,
  paymentChanged,
  processingStarted,
  dispatched,
  inTransit,
  delayed,
  delivered,
  collected,
]

const toRevisionEntry = ({ revision, at, actor, sentence }: TimelineFact) => ({
  revision,
  at,
  sentence: `${actor.name} ${sentence}`,
})

export const aminasRevisions = aminasHistory.map(toRevisionEntry)
