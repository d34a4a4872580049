import type { FieldChange, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { shortDayName } from '#ui-kit/shop/booking/slotTimes.ts'
import { formatProviderField } from '#ui-kit/shop/providerAdmin/form/formatProviderField.ts'
import { categoryLevelNames } from '#ui-kit/shop/providerAdmin/form/providerCategories.ts'
import { weekDays, weekdayName } from '#ui-kit/shop/providerAdmin/hours/weekHours.ts'
import { type ProviderField, providerFieldLabels } from '#ui-kit/shop/providerAdmin/providerDraft.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import { formatBoolean, formatMoney, formatText, type ValueFormat } from '#web/state/history/valueFormats.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { providerFieldOf, providerFields, toProviderDraft } from './form/providerRequests.ts'

type ProviderRecord = AnswerOf<'GET audit/providers/:id'>['result']['provider']

/** Field changes of a service provider with labels and formatted values, in the order of the form. */
export const formatProviderChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  joinRanges(changes)
    .toSorted(byFieldOrder)
    .flatMap(({ field, from, to }) => {
      const [name = '', ...path] = field.split('.')
      const label = labelOf(name, path)
      const format = formats[name] ?? formatText
      return label ? [{ field: label, from: format(from), to: format(to) }] : []
    })
    .filter(({ from, to }) => from !== to)

// `hours.1.0.from` and `hours.1.0.to` become one change of `hours.1.0` where both changed.
const joinRanges = (changes: readonly FieldChange[]) =>
  changes.flatMap((change) => {
    const [, range, end] = /^(hours\.\d\.\d)\.(from|to)$/.exec(change.field) ?? []
    const other = changes.find(({ field }) => range && field === `${range}.${end === 'from' ? 'to' : 'from'}`)
    if (!range || !other) return [change]
    const join = (from: PlainValue, to: PlainValue) => (from === null || to === null ? null : `${from}–${to}`)
    return end === 'to' ? [] : [{ field: range, from: join(change.from, other.from), to: join(change.to, other.to) }]
  })

/** The fields of a service provider with labels and formatted values; a list becomes one line. */
export const formatProviderFields = (provider: ProviderRecord): [field: string, value: PlainValue][] => {
  const draft = toProviderDraft(provider)
  const format = (field: ProviderField): PlainValue => {
    if (field === 'callOutFee') return formatAmount(provider.callOutFee)
    if (field === 'categories') return provider.categories.map(({ label }) => label).join(' › ')
    if (field === 'portrait') return formatPortrait(provider.profilePictureUrl)
    if (field === 'daysOff') return provider.daysOff.map(formatDayOff).join('; ') || null
    return formatProviderField(field, draft) || null
  }
  return providerFields.map((field) => [labels[field], format(field)])
}

const formatDayOff = (day: string) => `${shortDayName(day)} ${day.slice(0, 4)}`

// `/pictures/kept/7ec03b813ae903d5a69d5dea4e41ae65-320.webp` is the picture 7ec03b81: enough to see that it is another one.
const formatPortrait: ValueFormat = (path) => {
  if (typeof path !== 'string' || path === '') return null
  const name = path.replace(/^.*\//, '').replace(/(-\d+)?\.\w+$/, '')
  return `Picture ${/^[\da-f]{32}$/.test(name) ? name.slice(0, 8) : name}`
}

const formats: Record<string, ValueFormat> = {
  profilePictureUrl: formatPortrait,
  callOutFee: formatMoney,
  slotMinutes: (value) => (typeof value === 'number' ? `${value} minutes` : value),
  daysOff: (value) => (typeof value === 'string' ? formatDayOff(value) : value),
  verified: formatBoolean,
  isActive: formatBoolean,
}

const labels: Record<ProviderField, string> = { ...providerFieldLabels, callOutFee: 'Call-out fee' }

const byFieldOrder = (one: FieldChange, other: FieldChange) => rankOf(one) - rankOf(other)

const rankOf = ({ field }: FieldChange) => {
  const known = providerFieldOf(field.split('.')[0] ?? '')
  return known ? providerFields.indexOf(known) : 0
}

// `hours.1.0.from` is when the first range of Monday begins, `hours.1.0` is the range as a whole.
const labelOf = (name: string, path: readonly string[]) => {
  const [first = '', second = '', last = ''] = path
  if (name === 'categories') return last === '' && second === 'label' ? categoryLevelNames[Number(first)] : undefined
  if (name === 'images') return second === 'alt' ? `Picture ${Number(first) + 1}` : undefined
  if (name === 'areasServed') return `Area ${Number(first) + 1}`
  if (name === 'daysOff') return `Day off ${Number(first) + 1}`
  if (name === 'hours')
    return `${dayName(first)}${second === '0' ? '' : ` ${Number(second) + 1}`}${last && `, ${last}`}`
  const field = providerFieldOf(name)
  return field && labels[field]
}

const dayName = (written: string) => {
  const weekday = weekDays.find((day) => String(day) === written)
  return weekday ? weekdayName(weekday) : written
}
