import type { BookingAttempt, BookingFlowContext, BookingFlowInput } from '#domain/booking/bookingFlowContext.ts'
import { readTabItem, writeTabItem } from '#web/state/browser/storage.ts'

/** Who books whom. */
export interface Booked {
  customerId: string
  providerId: string
}

type StoredFlow = Booked & Pick<BookingFlowInput, 'fields' | 'unanswered'>

const storageKey = 'booking'

/** What the customer has filled in for this provider in this tab, and the requests that the shop has not answered. */
export const storedBookingFlow = ({ customerId, providerId }: Booked): BookingFlowInput => {
  const stored = readStored()
  if (stored?.customerId !== customerId || stored.providerId !== providerId) return { providerId }
  return { providerId, fields: stored.fields, unanswered: stored.unanswered }
}

/** Stores where the flow is, so that a reload loses nothing. `sent`: a request that is on its way. */
export const storeBookingFlow = (booked: Booked, { fields, unanswered }: BookingFlowContext, sent?: BookingAttempt) => {
  const others = unanswered.filter(({ key }) => key !== sent?.key)
  const flow: StoredFlow = { ...booked, fields, unanswered: sent ? [...others, sent] : others }
  writeTabItem(storageKey, JSON.stringify(flow))
}

/** Removes what is stored in this tab. */
export const forgetBookingFlow = () => writeTabItem(storageKey, undefined)

// The stored text may be corrupt or of an older version of this page.
const readStored = (): StoredFlow | undefined => {
  try {
    const stored: StoredFlow = JSON.parse(readTabItem(storageKey) ?? '')
    const isWhole = typeof stored.fields?.phone === 'string' && typeof stored.fields.note === 'string'
    return isWhole && stored.unanswered?.every(isAttempt) ? stored : undefined
  } catch {
    return undefined
  }
}

const isAttempt = ({ key, start, address }: Partial<BookingAttempt>) =>
  typeof key === 'string' && typeof start === 'string' && typeof address === 'object'
