// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import type { BookingFlowContext } from '#domain/booking/bookingFlowContext.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { forgetBookingFlow, storeBookingFlow, storedBookingFlow } from './bookingFlowStore.ts'

const aminaBooksThabo = { customerId: 'amina', providerId: 'thabo' }
const fields = { addressId: 'pimville', phone: '0825550142', note: 'The geyser drips' }
const attempt = {
  ...{ providerId: 'thabo', start: '2026-11-24T07:00:00Z', key: 'key1' },
  ...{ address: aminasHouse, phone: '0825550142', note: 'The geyser drips' },
}
const filledIn = { fields, unanswered: [] as readonly (typeof attempt)[] } as BookingFlowContext

afterEach(forgetBookingFlow)

it('what was filled in for a provider is filled in again', () => {
  storeBookingFlow(aminaBooksThabo, filledIn)

  expect(storedBookingFlow(aminaBooksThabo)).toEqual({ providerId: 'thabo', fields, unanswered: [] })
})

it('a request that was on its way when the page was closed counts as unanswered', () => {
  storeBookingFlow(aminaBooksThabo, filledIn, attempt)

  expect(storedBookingFlow(aminaBooksThabo).unanswered).toEqual([attempt])
})

it('a request that is sent again is stored once', () => {
  storeBookingFlow(aminaBooksThabo, { ...filledIn, unanswered: [attempt] }, attempt)

  expect(storedBookingFlow(aminaBooksThabo).unanswered).toEqual([attempt])
})

it.each([
  { customerId: 'sipho', providerId: 'thabo' },
  { customerId: 'amina', providerId: 'lerato' },
])('nothing of it is shown to $customerId at $providerId', (booked) => {
  storeBookingFlow(aminaBooksThabo, filledIn, attempt)

  expect(storedBookingFlow(booked)).toEqual({ providerId: booked.providerId })
})

it.each(['{', '{}', '{"customerId":"amina","providerId":"thabo","fields":{},"unanswered":[]}'])(
  'stored text that is broken or of an older page is ignored: %s',
  (text) => {
    sessionStorage.setItem('booking', text)

    expect(storedBookingFlow(aminaBooksThabo)).toEqual({ providerId: 'thabo' })
  },
)
