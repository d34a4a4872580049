import { formatDay } from '#ui-kit/shop/audit/timeFormats.ts'
import type { FieldChange, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { accountStatusBadges } from '#ui-kit/shop/customers/customerRow.ts'
import { badgeFormat, formatText, type ValueFormat } from '#web/state/history/valueFormats.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type Customer = AnswerOf<'GET audit/customers/:id'>['result']['customer']

/** Field changes of an account with labels and formatted values, in the order of `fieldFormats`. Ids and order figures are left out. */
export const formatAccountChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  fieldFormats.flatMap(([name, field, format]) => {
    const change = changes.find((each) => each.field === name)
    const [from, to] = [format(change?.from ?? null), format(change?.to ?? null)]
    return from === to ? [] : [{ field, from, to }]
  })

/** The fields of an account with labels and formatted values. */
export const formatAccountFields = (customer: Customer) =>
  fieldFormats.map(([name, field, format]): [field: string, value: PlainValue] => [field, format(customer[name])])

const formatOptionalDay: ValueFormat = (value) => (typeof value === 'string' && value ? formatDay(value) : null)

const fieldFormats: [name: keyof Customer, field: string, format: ValueFormat][] = [
  ['status', 'Status', badgeFormat(accountStatusBadges)],
  ['role', 'Role', formatText],
  ['reason', 'Suspended for', formatText],
  ['firstname', 'Firstname', formatText],
  ['lastname', 'Lastname', formatText],
  ['email', 'E-mail', formatText],
  ['openedAt', 'Customer since', formatOptionalDay],
]
