import { formatDay, formatTime } from '#ui-kit/shop/audit/timeFormats.ts'
import type { PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { formatAmount } from '#web/state/formatAmount.ts'

/** Formats the value of a field in a history. A value of another type stays as it is. */
export type ValueFormat = (value: PlainValue) => PlainValue

/** An empty text is no value. */
export const formatText: ValueFormat = (value) => (value === '' ? null : value)

/** An amount in rand. */
export const formatMoney: ValueFormat = (value) => (typeof value === 'number' ? formatAmount(value) : value)

export const formatPercent: ValueFormat = (value) => (typeof value === 'number' ? `${value}%` : value)

/** An ISO moment. */
export const formatDayAndTime: ValueFormat = (value) =>
  typeof value === 'string' ? `${formatDay(value)}, ${formatTime(value)}` : value

export const formatBoolean: ValueFormat = (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value)

/** The label of a badge by its name, such as a status. */
export const badgeFormat =
  (badges: Readonly<Record<string, { label: string }>>): ValueFormat =>
  (value) =>
    Object.entries(badges).find(([name]) => name === value)?.[1].label ?? formatText(value)
