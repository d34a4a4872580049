import type { FieldChange, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { bookingStatusBadges } from '#ui-kit/shop/booking/bookingStatus.ts'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import type { Booking } from '#web/booking/bookingProps.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import { badgeFormat, formatMoney, formatText, type ValueFormat } from '#web/state/history/valueFormats.ts'

/** Field changes of a booking with labels and formatted values. Ids are left out. */
export const formatBookingChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.flatMap(({ field, from, to }) => {
    const [label, format = formatText] = formats[field] ?? []
    return label ? [{ field: label, from: format(from), to: format(to) }] : []
  })

/** The fields of a booking with labels and formatted values. */
export const formatBookingFields = (booking: Booking): [field: string, value: PlainValue][] => [
  ['Status', bookingStatusBadges[booking.status].label],
  ['Visit', slotName(booking.start)],
  ['Minutes', booking.minutes],
  ['Service provider', booking.providerName],
  ['Call-out fee', booking.callOutFee > 0 ? formatAmount(booking.callOutFee) : null],
  ['Telephone', booking.phone],
  ['Where', `${booking.address.streetAddress}, ${booking.address.suburb}, ${booking.address.city}`],
  ['Note', booking.note || null],
  ['Reason', booking.reason || null],
]

const formatVisit: ValueFormat = (value) => (typeof value === 'string' ? slotName(value) : value)

const formats: Record<string, [label: string, format?: ValueFormat]> = {
  status: ['Status', badgeFormat(bookingStatusBadges)],
  start: ['Visit', formatVisit],
  minutes: ['Minutes'],
  providerName: ['Service provider'],
  profession: ['Profession'],
  callOutFee: ['Call-out fee', formatMoney],
  phone: ['Telephone'],
  note: ['Note'],
  reason: ['Reason'],
  'address.streetAddress': ['Street address'],
  'address.complex': ['Complex'],
  'address.suburb': ['Suburb'],
  'address.city': ['City'],
}
