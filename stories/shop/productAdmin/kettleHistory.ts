import { machineAfter } from '#stories/flows/machineIn.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { amina, shop, thandi, themba } from '#stories/shop/history/aminasHistory.ts'
import { fieldChange, recordedHistory, type ToldFact } from '#stories/shop/history/recordedHistory.ts'
import type { Machine } from '#ui-kit/shop/history/chart.ts'

const told: ToldFact[] = [
  [
    'ProductDrafted',
    '2026-11-02T07:10:04.000Z',
    thandi,
    `drafted the product: 20 pieces for ${rand('649.00')}`,
    [
      fieldChange('State', null, 'Draft'),
      fieldChange('Name', null, 'Vuthela Rondavel kettle'),
      fieldChange('Brand', null, 'Vuthela'),
      fieldChange('Price', null, rand('649.00')),
      fieldChange('Cost price', null, rand('310.00')),
      fieldChange('Discount', null, '0%'),
      fieldChange('Stock', null, 20),
    ],
  ],
  [
    'ProductPictured',
    '2026-11-02T07:18:40.000Z',
    thandi,
    'chose 3 pictures',
    [fieldChange('Pictures', null, '3 pictures')],
  ],
  [
    'ProductDescribed',
    '2026-11-02T07:21:12.000Z',
    thandi,
    'changed the name and the overview',
    [
      fieldChange('Name', 'Vuthela Rondavel kettle', 'Vuthela Rondavel kettle, 1.7 litres'),
      fieldChange('Overview', null, 'A round kettle for a full table: seven cups in four minutes.'),
    ],
  ],
  [
    'ProductListed',
    '2026-11-03T06:00:00.000Z',
    thandi,
    'listed the product in the shop',
    [fieldChange('State', 'Draft', 'Listed')],
  ],
  [
    'ProductRepriced',
    '2026-11-17T09:32:51.000Z',
    themba,
    `set the price to ${rand('599.00')} less 20%, the cost price to ${rand('310.00')}`,
    [fieldChange('Price', rand('649.00'), rand('599.00')), fieldChange('Discount', '0%', '20%')],
    { price: 59_900, costPrice: 31_000, discount: 20 },
  ],
  [
    'StockReserved',
    '2026-11-21T06:12:05.000Z',
    shop,
    'set 2 pieces aside for order EK-7F3K-92QD',
    [fieldChange('Stock', 20, 18), fieldChange('Set aside', null, 2)],
  ],
  [
    'StockAdjusted',
    '2026-11-21T07:45:00.000Z',
    themba,
    'added 8 pieces to the stock: Delivery of 20 November',
    [fieldChange('Stock', 18, 26)],
    { by: 8, reason: 'Delivery of 20 November' },
  ],
  [
    'StockShipped',
    '2026-11-21T10:02:00.000Z',
    shop,
    'sent 2 pieces out with order EK-7F3K-92QD',
    [fieldChange('Set aside', 2, null)],
  ],
  [
    'ProductWithdrawn',
    '2026-11-22T08:00:00.000Z',
    { ...amina, role: 'admin', name: 'Naledi Khumalo' },
    'removed the product from the shop',
    [fieldChange('State', 'Listed', 'Withdrawn')],
  ],
]

/** The red kettle, from the draft to the withdrawal. */
export const kettleHistory = recordedHistory(1204, told, [
  ...['State', 'Name', 'Brand', 'Overview', 'Price', 'Cost price', 'Discount', 'Stock', 'Set aside', 'Pictures'],
])

/** The state machine of the product at a revision. */
export const kettleChart = (revision: number): Machine =>
  machineAfter(
    'product',
    told.slice(0, revision + 1).map(([type]) => type),
  )
