import { formatRand } from '#domain/kernel/money.ts'
import type { FieldProblem } from '#domain/terms/planForms.ts'

const problems: Record<FieldProblem['problem'], (limit: string) => string> = {
  NotAnAmount: () => 'Enter an amount in rand, such as 900 or 899.50',
  NotADay: () => 'Choose a day',
  PurchaseTooSmall: (limit) => `Only a purchase of ${limit} or more qualifies`,
  TooMuchFinanced: (limit) => `At most ${limit} of this purchase can be financed`,
  DepositTooSmall: (limit) => `The deposit for this price is at least ${limit}`,
  DepositTooLarge: (limit) => `The deposit must be below the price of ${limit}`,
}

/** What both calculators say. */
export const planText = {
  problem: ({ problem, limit = 0 }: FieldProblem) => problems[problem](formatRand(limit)),
  /** The plan is the example until somebody types. */
  example: 'An example',
  yours: 'Your plan',
  columns: { what: 'Payment', when: 'When', amount: 'Amount' },
  instalment: (number: number, count: number) => `Instalment ${number} of ${count}`,
  afterMonths: (count: number) => (count === 1 ? 'In 1 month' : `In ${count} months`),
  rounding: 'Cents that cannot be divided are added to the last instalment.',
  /** Said while a field is wrong. */
  incomplete: 'Correct the fields above to see your plan.',
}
