import { money } from '#stories/shop/productAdmin/money.ts'
import type { PlanTableProps } from '#ui-kit/shop/terms/PlanTable.tsx'

const columns = { what: 'Payment', when: 'When', amount: 'Amount' }

const dates = ['25 Dec 2026', '25 Jan 2027', '25 Feb 2027']

export const payLaterPlan: PlanTableProps = {
  title: 'Your plan',
  caption: 'Instalments of Buy Now Pay Later',
  columns,
  rows: [18_333, 18_333, 18_334].map((amount, index) => ({
    what: `Instalment ${index + 1} of 3`,
    when: dates[index] ?? '',
    amount: money(amount),
  })),
  sums: [
    { label: 'Financed', amount: money(50_000) },
    { label: 'Service charge, 10%', amount: money(5000) },
    { label: 'You pay in all', amount: money(55_000), isTotal: true },
  ],
  notes: ['Cents that cannot be divided are added to the last instalment.'],
}

/** As the server renders it. */
export const layBuyExample: PlanTableProps = {
  title: 'An example',
  caption: 'Payments of a lay-buy',
  columns,
  rows: [
    { what: 'Deposit', when: 'At once', amount: money(30_000) },
    { what: 'Instalment 1 of 3', when: 'In 1 month', amount: money(40_000) },
    { what: 'Instalment 2 of 3', when: 'In 2 months', amount: money(40_000) },
    { what: 'Instalment 3 of 3', when: 'In 3 months', amount: money(40_000) },
    { what: 'Collect by', when: '14 days later', amount: '' },
  ],
  sums: [{ label: 'You pay in all', amount: money(150_000), isTotal: true }],
  notes: ['Collect the item within 14 days of the last payment.'],
}

export const largePlan: PlanTableProps = {
  ...payLaterPlan,
  rows: payLaterPlan.rows.map((row) => ({ ...row, amount: money(3_333_333_300) })),
  sums: payLaterPlan.sums.map((each) => ({ ...each, amount: money(9_999_999_900) })),
}

export const payLaterFields = [
  {
    name: 'purchase',
    label: 'Your most recent qualifying purchase, in rand',
    hint: 'R500 or more',
    value: '1000.00',
  },
  { name: 'financed', label: 'Amount to finance, in rand', hint: 'Up to 50% of the purchase', value: '500.00' },
  { name: 'start', label: 'Day of the purchase', kind: 'day' as const, value: '2026-11-25' },
]
