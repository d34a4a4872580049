import { formatRand, toRand } from '#domain/kernel/money.ts'
import { locale } from '#domain/locale/locale.ts'
import { type LayBuyPlan, minDeposit } from '#domain/terms/layBuyPlan.ts'
import { calculateLayBuy } from '#domain/terms/planForms.ts'
import { PlanCalculator } from '#ui-kit/shop/terms/PlanCalculator.tsx'
import { formatDate } from './formatDate.ts'
import { errorOf, instalmentRows, planTexts } from './planProps.ts'
import { usePlanForm } from './usePlanForm.ts'

const text = locale.layBuyCalculator

/** Cents. */
const examplePrice = 150_000
const example = { price: toRand(examplePrice).toFixed(2), deposit: toRand(minDeposit(examplePrice)).toFixed(2) }

/** Calculates the payments of a lay-buy. */
export const LayBuyCalculator = ({ id }: { id: string }) => {
  const { form, onChange, isDated, isTyped } = usePlanForm(example)
  const { plan, problems = {} } = calculateLayBuy(form)
  const fieldNamed = (name: keyof typeof form) => ({
    ...{ name, label: text.fields[name], value: form[name] },
    error: errorOf(problems[name]),
  })

  return (
    <PlanCalculator
      id={id}
      heading={text.heading}
      fields={[
        fieldNamed('price'),
        { ...fieldNamed('deposit'), hint: text.hints.deposit },
        { ...fieldNamed('start'), kind: 'day', value: isDated ? form.start : '' },
      ]}
      onChange={onChange}
      plan={plan && planProps(plan, { isDated, isTyped, start: form.start })}
      incomplete={locale.plan.incomplete}
    />
  )
}

interface Shown {
  isDated: boolean
  isTyped: boolean
  start: string
}

const planProps = ({ deposit, balance, instalments, collectBy }: LayBuyPlan, { isDated, isTyped, start }: Shown) => {
  const { notes, ...texts } = planTexts(isTyped, instalments)
  const deposited = {
    what: text.deposit,
    when: isDated ? formatDate(start) : text.today,
    amount: formatRand(deposit),
  }
  const collected = { what: text.collectBy, when: isDated ? formatDate(collectBy) : text.daysLater, amount: '' }
  return {
    ...texts,
    caption: text.caption,
    rows: [deposited, ...instalmentRows(instalments, isDated), collected],
    sums: [{ label: text.total, amount: formatRand(deposit + balance), isTotal: true }],
    notes: [text.collect, ...notes],
  }
}
