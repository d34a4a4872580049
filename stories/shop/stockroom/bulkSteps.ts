import type { BulkStep } from '#ui-kit/shop/stockroom/BulkPreview.tsx'
import { money } from './money.ts'
import { longRow } from './stock.ts'

const kettle = 'Vuthela Rondavel kettle, 1.7 litres'
const toaster = 'Vuthela Sunrise two-slice toaster'

const changed = (id: string, name: string, from: string, to: string, more: Partial<BulkStep> = {}): BulkStep => ({
  id,
  name,
  from,
  to,
  outcome: 'changed',
  warnings: [],
  ...more,
})

/** What `priceBy: 5` makes of three products. */
export const fivePercentMore: readonly BulkStep[] = [
  changed('redKettle', kettle, money(59_900), money(62_895), { note: `sells at ${money(50_316)}` }),
  changed('yellowToaster', toaster, money(44_900), money(47_145), { note: `sells at ${money(47_145)}` }),
  changed('steamIron', 'Hlanzeka steam iron', money(28_900), money(30_345), {
    note: `sells at ${money(22_759)}`,
    warnings: ['belowCost'],
  }),
]

/** What `quantityBy: -5` makes of three products. */
export const fivePiecesLess: readonly BulkStep[] = [
  changed('redKettle', kettle, '24', '19'),
  { ...changed('yellowToaster', toaster, '3', '-2'), outcome: 'refused', message: 'Only 3 are left, so 5 cannot go' },
  changed('ladder', 'Bokberg five-step ladder', '9', '4', { warnings: ['lowStock'] }),
]

/** What withdrawing makes of three products. */
export const withdrawn: readonly BulkStep[] = [
  changed('drill', 'Bokberg 18 V cordless drill with two batteries', 'Listed', 'Withdrawn'),
  { ...changed('wallPaint', 'Umbala wall paint, 5 litres', 'Withdrawn', 'Withdrawn'), outcome: 'unchanged' },
  {
    ...changed('solarLantern', 'Khanya solar lantern', 'Draft', 'Withdrawn'),
    outcome: 'refused',
    message: 'A draft is not in the shop',
  },
]

export const longStep: BulkStep = changed(longRow.id, longRow.name, money(999_999_999_999), money(999_999_999_998), {
  note: `sells at ${money(999_999_999_998)}`,
  warnings: ['belowCost', 'lowStock'],
})
