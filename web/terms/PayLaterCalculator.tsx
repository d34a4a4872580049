import { qualifyingAmount } from '#domain/businessConstants.ts'
import { formatRand, toRand } from '#domain/kernel/money.ts'
import { locale } from '#domain/locale/locale.ts'
import { maxFinanced, type PayLaterPlan } from '#domain/terms/payLaterPlan.ts'
import { calculatePayLater } from '#domain/terms/planForms.ts'
import { PlanCalculator } from '#ui-kit/shop/terms/PlanCalculator.tsx'
import { errorOf, instalmentRows, planTexts } from './planProps.ts'
import { usePlanForm } from './usePlanForm.ts'

const text = locale.payLaterCalculator

// Twice what qualifies, half of it financed.
const examplePurchase = 2 * qualifyingAmount
const example = {
  purchase: toRand(examplePurchase).toFixed(2),
  financed: toRand(maxFinanced(examplePurchase)).toFixed(2),
}

/** Calculates the instalments of a financed amount. */
export const PayLaterCalculator = ({ id }: { id: string }) => {
  const { form, onChange, isDated, isTyped } = usePlanForm(example)
  const { plan, problems = {} } = calculatePayLater(form)
  const fieldNamed = (name: keyof typeof form) => ({
    ...{ name, label: text.fields[name], value: form[name] },
    error: errorOf(problems[name]),
  })

  return (
    <PlanCalculator
      id={id}
      heading={text.heading}
      fields={[
        { ...fieldNamed('purchase'), hint: text.hints.purchase },
        { ...fieldNamed('financed'), hint: text.hints.financed },
        { ...fieldNamed('start'), kind: 'day', value: isDated ? form.start : '' },
      ]}
      onChange={onChange}
      plan={plan && { ...planTexts(isTyped, plan.instalments), ...planProps(plan, isDated) }}
      incomplete={locale.plan.incomplete}
    />
  )
}

const planProps = ({ financed, serviceCharge, total, instalments }: PayLaterPlan, isDated: boolean) => ({
  caption: text.caption,
  rows: instalmentRows(instalments, isDated),
  sums: [
    { label: text.financed, amount: formatRand(financed) },
    { label: text.serviceCharge, amount: formatRand(serviceCharge) },
    { label: text.total, amount: formatRand(total), isTotal: true },
  ],
})
