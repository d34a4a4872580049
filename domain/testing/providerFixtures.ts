import type { BookingFact, RequestedBooking } from '#domain/booking/bookingEvents.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import type { ProviderDetails, ProviderFact, ProviderSchedule } from '#domain/provider/providerEvents.ts'
import { type Provider, providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { aminasHouse, monday, recordedFact } from './fixtures.ts'

// Service providers and bookings for tests. A provider's id is the slug of the business.

const workday = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
]

/** Weekdays with a lunch break, and Saturday mornings; closed on the Day of Reconciliation. */
export const thabosPlumbing: ProviderDetails = {
  fullName: 'Thabo Mokoena',
  profilePictureUrl: '/providers/thabo-mokoena.webp',
  images: [],
  profession: 'Plumber',
  description: 'Geysers, leaks and blocked drains, with a clean bathroom afterwards.',
  experienceYears: 12,
  phoneNumber: '0825550143',
  email: 'thabo@mokoenaplumbing.co.za',
  location: 'Soweto',
  zoneOrSection: 'Pimville Zone 4',
  verified: true,
  categories: ['home-services', 'plumbing', 'geysers'],
  areasServed: ['Pimville', 'Klipspruit'],
  callOutFee: 35_000,
  hours: { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday, 6: [{ from: '08:00', to: '12:00' }] },
  slotMinutes: 60,
  daysOff: ['2026-12-16'],
}

/** Friday and Saturday nights; the second half of a night belongs to the day after. */
export const ayandasNightTaxi: ProviderSchedule = {
  hours: { 5: [{ from: '18:00', to: '02:00' }], 6: [{ from: '18:00', to: '02:00' }] },
  slotMinutes: 60,
  daysOff: [],
}

/** Tuesday 24 November 2026, 09:00 to 10:00. */
export const aminasBooking: RequestedBooking = {
  bookingNumber: 'BK-7F3K-92QD',
  claimId: 'aminas-claim',
  providerId: 'thabos-plumbing',
  providerName: 'Thabo Mokoena',
  profession: 'Plumber',
  customerId: 'amina',
  start: '2026-11-24T07:00:00Z',
  minutes: 60,
  callOutFee: 35_000,
  address: aminasHouse,
  phone: '0825550142',
  note: 'The geyser drips since Sunday.',
  fingerprint: 'a plumber to Pimville on Tuesday at nine',
}

export const unknownProvider = emptyRecord(providerMachine, providerStream('thabos-plumbing'))

/** The provider after more facts. */
export const providerAfter = (provider: Provider, facts: readonly ProviderFact[]) =>
  replay(
    providerMachine,
    provider.stream,
    facts.map((each) => recordedFact(each)),
    provider,
  )

export const listedPlumber = (...facts: ProviderFact[]) =>
  providerAfter(unknownProvider, [fact('ProviderAdded', { ...thabosPlumbing, dateAdded: monday }), ...facts])

export const withdrawnPlumber = () => listedPlumber(fact('ProviderWithdrawn', {}))

const requested = fact('BookingRequested', aminasBooking)

/** The facts of Amina's booking by the state to which they lead. */
export const bookingHistories = {
  unrequested: [],
  requested: [requested],
  confirmed: [requested, fact('BookingConfirmed', {})],
  declined: [requested, fact('BookingDeclined', { customerId: 'amina', reason: 'fully booked' })],
  canceled: [requested, fact('BookingCanceled', { customerId: 'amina', reason: 'the geyser stopped' })],
  completed: [requested, fact('BookingConfirmed', {}), fact('BookingCompleted', {})],
  noShow: [requested, fact('BookingConfirmed', {}), fact('NoShowRecorded', {})],
} satisfies Record<string, BookingFact[]>

/** Amina's booking after some facts. */
export const bookingAfter = (...facts: BookingFact[]) =>
  replay(
    bookingMachine,
    bookingStream('aminas-booking'),
    facts.map((each) => recordedFact(each)),
  )
