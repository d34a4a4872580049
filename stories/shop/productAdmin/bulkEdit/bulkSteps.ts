import { money } from '#stories/shop/productAdmin/money.ts'
import { longProductRow } from '#stories/shop/productAdmin/productRows.ts'
import type { BulkEditStep } from '#ui-kit/shop/productAdmin/bulkEdit/BulkEditPreview.tsx'

const kettle = 'Vuthela Rondavel kettle, 1.7 litres'
const toaster = 'Vuthela Sunrise two-slice toaster'

const changedStep = (
  id: string,
  name: string,
  from: string,
  to: string,
  overrides: Partial<BulkEditStep> = {},
): BulkEditStep => ({
  id,
  name,
  from,
  to,
  outcome: 'changed',
  warnings: [],
  ...overrides,
})

/** The preview of `priceBy: 5` for three products. */
export const fivePercentMore: readonly BulkEditStep[] = [
  changedStep('redKettle', kettle, money(59_900), money(62_895), { note: `sells at ${money(50_316)}` }),
  changedStep('yellowToaster', toaster, money(44_900), money(47_145), { note: `sells at ${money(47_145)}` }),
  changedStep('steamIron', 'Hlanzeka steam iron', money(28_900), money(30_345), {
    note: `sells at ${money(22_759)}`,
    warnings: ['belowCost'],
  }),
]

/** The preview of `quantityBy: -5` for three products. */
export const fivePiecesLess: readonly BulkEditStep[] = [
  changedStep('redKettle', kettle, '24', '19'),
  {
    ...changedStep('yellowToaster', toaster, '3', '-2'),
    outcome: 'refused',
    message: 'Only 3 are left, so 5 cannot go',
  },
  changedStep('ladder', 'Bokberg five-step ladder', '9', '4', { warnings: ['lowStock'] }),
]

/** The preview of a withdrawal of three products. */
export const withdrawn: readonly BulkEditStep[] = [
  changedStep('drill', 'Bokberg 18 V cordless drill with two batteries', 'Listed', 'Withdrawn'),
  { ...changedStep('wallPaint', 'Umbala wall paint, 5 litres', 'Withdrawn', 'Withdrawn'), outcome: 'unchanged' },
  {
    ...changedStep('solarLantern', 'Khanya solar lantern', 'Draft', 'Withdrawn'),
    outcome: 'refused',
    message: 'A draft is not in the shop',
  },
]

export const longStep: BulkEditStep = changedStep(
  longProductRow.id,
  longProductRow.name,
  money(999_999_999_999),
  money(999_999_999_998),
  {
    note: `sells at ${money(999_999_999_998)}`,
    warnings: ['belowCost', 'lowStock'],
  },
)
