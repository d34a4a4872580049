import { qualifyingAmount } from '#domain/businessConstants.ts'
import { daysAfter } from '#domain/localDate.ts'
import { type LayBuyPlan, layBuyPlan, minDeposit } from './layBuyPlan.ts'
import { parseRand } from './parseRand.ts'
import { maxFinanced, type PayLaterPlan, payLaterPlan } from './payLaterPlan.ts'

/** What is wrong with a field of a calculator. `limit` in cents. */
export interface FieldProblem {
  problem: 'NotAnAmount' | 'NotADay' | 'PurchaseTooSmall' | 'TooMuchFinanced' | 'DepositTooSmall' | 'DepositTooLarge'
  limit?: number
}

/** A calculator's plan, or what is wrong with its fields. */
export type Calculated<Field extends string, Plan> =
  | { plan: Plan; problems?: undefined }
  | { plan?: undefined; problems: Partial<Record<Field, FieldProblem>> }

/** Amounts as they were typed, and the day of the purchase. */
export interface PayLaterForm {
  /** The most recent qualifying purchase. */
  purchase: string
  /** What is to be financed of it. */
  financed: string
  start: string
}

/** Calculates what somebody types who wants to finance an amount. */
export const calculatePayLater = ({
  purchase,
  financed,
  start,
}: PayLaterForm): Calculated<keyof PayLaterForm, PayLaterPlan> => {
  const typed = { purchase: parseRand(purchase), financed: parseRand(financed) }
  const problems = withoutGaps({
    purchase: purchaseProblem(typed.purchase),
    financed: financedProblem(typed.financed, typed.purchase),
    start: dayProblem(start),
  })
  return problems ? { problems } : { plan: payLaterPlan(typed.financed ?? 0, start) }
}

const purchaseProblem = (purchase: number | undefined): FieldProblem | undefined => {
  if (purchase === undefined) return { problem: 'NotAnAmount' }
  return purchase < qualifyingAmount ? { problem: 'PurchaseTooSmall', limit: qualifyingAmount } : undefined
}

const financedProblem = (financed: number | undefined, purchase: number | undefined): FieldProblem | undefined => {
  if (!financed) return { problem: 'NotAnAmount' }
  if (purchase === undefined || financed <= maxFinanced(purchase)) return undefined
  return { problem: 'TooMuchFinanced', limit: maxFinanced(purchase) }
}

/** Amounts as they were typed, and the day of the deposit. */
export interface LayBuyForm {
  price: string
  deposit: string
  start: string
}

/** Calculates what somebody types who wants an item on lay-buy. */
export const calculateLayBuy = ({ price, deposit, start }: LayBuyForm): Calculated<keyof LayBuyForm, LayBuyPlan> => {
  const typed = { price: parseRand(price), deposit: parseRand(deposit) }
  const problems = withoutGaps({
    price: typed.price ? undefined : ({ problem: 'NotAnAmount' } as const),
    deposit: depositProblem(typed.deposit, typed.price),
    start: dayProblem(start),
  })
  return problems ? { problems } : { plan: layBuyPlan(typed.price ?? 0, typed.deposit ?? 0, start) }
}

const depositProblem = (deposit: number | undefined, price: number | undefined): FieldProblem | undefined => {
  if (deposit === undefined) return { problem: 'NotAnAmount' }
  if (!price) return undefined
  if (deposit < minDeposit(price)) return { problem: 'DepositTooSmall', limit: minDeposit(price) }
  return deposit >= price ? { problem: 'DepositTooLarge', limit: price } : undefined
}

const dayProblem = (day: string): FieldProblem | undefined => (isCalendarDay(day) ? undefined : { problem: 'NotADay' })

// Date.parse alone takes 30 February for 2 March.
const isCalendarDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && daysAfter(day, 0) === day

const withoutGaps = <Field extends string>(problems: Record<Field, FieldProblem | undefined>) => {
  const found = Object.entries<FieldProblem | undefined>(problems).filter(([, problem]) => problem)
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Record<Field, FieldProblem>>) : undefined
}
