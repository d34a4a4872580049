import { weekDays, weekdayName } from '#ui-kit/shop/providerAdmin/hours/weekHours.ts'
import type { ProviderDraft, ProviderField } from '#ui-kit/shop/providerAdmin/providerDraft.ts'

/** Formats the value of a draft field in one line; empty without a value. */
export const formatProviderField = (field: ProviderField, draft: ProviderDraft): string => {
  if (field === 'hours') return formatHours(draft.hours)
  if (field === 'images') return draft.images.map(({ alt }) => alt || '–').join('; ')
  if (field === 'slotMinutes') return `${draft.slotMinutes} minutes`
  const value = draft[field]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'

  return typeof value === 'string' ? value : value.join('; ')
}

const formatHours = (hours: ProviderDraft['hours']) =>
  weekDays
    .flatMap((weekday) => {
      const ranges = (hours[weekday] ?? []).map(({ from, to }) => `${from}–${to}`)
      return ranges.length > 0 ? [`${weekdayName(weekday)} ${ranges.join(', ')}`] : []
    })
    .join('; ')
