import { formatRand } from '#domain/kernel/money.ts'
import { locale } from '#domain/locale/locale.ts'
import type { Instalment } from '#domain/terms/instalments.ts'
import type { FieldProblem } from '#domain/terms/planForms.ts'
import { formatDate } from './formatDate.ts'

const { plan } = locale

/** The rows of the instalments: with their dates, or only how many months later. */
export const instalmentRows = (instalments: readonly Instalment[], isDated: boolean) =>
  instalments.map(({ day, amount }, index) => ({
    what: plan.instalment(index + 1, instalments.length),
    when: isDated ? formatDate(day) : plan.afterMonths(index + 1),
    amount: formatRand(amount),
  }))

/** What both calculators show above and below their tables. */
export const planTexts = (isTyped: boolean, instalments: readonly Instalment[]) => ({
  title: isTyped ? plan.yours : plan.example,
  columns: plan.columns,
  notes: instalments.every(({ amount }) => amount === instalments[0]?.amount) ? [] : [plan.rounding],
})

/** The `error` of a field. */
export const errorOf = (problem: FieldProblem | undefined) => problem && plan.problem(problem)
