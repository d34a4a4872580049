import { customerIdOf } from '#api/account/accountCreation.ts'
import { openAgendas } from '#api/booking/agendas.ts'
import { bookingIdOf } from '#api/booking/bookingIds.ts'
import { openBookingRequest } from '#api/booking/requestBooking.ts'
import { type DemoAction, expectAccepted } from '#api/demo/demoActions.ts'
import { aminasAddresses } from '#api/demo/people.ts'
import { toDetails } from '#api/provider/providerAdminRoutes.ts'
import { updateBooking } from '#domain/booking/bookingCommands.ts'
import { BookingRequest } from '#domain/booking/bookingForm.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { addProvider } from '#domain/provider/providerCommands.ts'
import { NewProvider } from '#domain/provider/providerForm.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { commandBy, thandi } from './staff.ts'

export const aminasEmail = 'amina@ekhaya.example'

/** A plumber of whom the stories know more than of those in the demo. */
export const sipho = {
  id: 'sipho',
  fullName: 'Sipho Mabaso',
  profession: 'Plumber',
  description: 'Geysers, taps and blocked drains. I come with the usual parts, so that most work is done in one visit.',
  experienceYears: 14,
  phoneNumber: '0825550171',
  email: 'sipho@mabaso-plumbing.example',
  location: 'Soweto',
  zoneOrSection: 'Pimville Zone 5',
  categories: ['home-services', 'plumbing', 'geysers'],
  areasServed: ['Pimville', 'Orlando West', 'Diepkloof'],
  callOutFee: 350,
  slotMinutes: 60,
  hours: {
    1: [{ from: '08:00', to: '18:00' }],
    2: [{ from: '08:00', to: '19:00' }],
    4: [{ from: '08:00', to: '18:00' }],
    5: [{ from: '08:00', to: '18:00' }],
    6: [{ from: '08:00', to: '13:00' }],
  },
  verified: true,
}

const key = 'geyser'
const start = '2026-11-24T07:00:00Z'

/** The number that stories give the booking: that of the shop is a hash. */
export const bookingNumber = 'BK-7F3K-92QD'

/** The id of Amina's booking in the shop. */
export const aminasBookingId = bookingIdOf(customerIdOf(aminasEmail), key)

const siphoJoined: DemoAction = {
  at: Date.parse('2026-11-02T07:10:04.000Z'),
  writesTo: ['lives'],
  perform: async ({ ledger }) => {
    const details = toDetails(NewProvider.parse(sipho))
    const by = commandBy(thandi.email, 'sipho')
    const added = await ledger.handle(providerMachine, providerStream(sipho.id), by, (record) =>
      addProvider(record, { details, dateAdded: '2026-11-02T07:10:04.000Z' }),
    )
    expectAccepted(added)
  },
}

const siphoRequested: DemoAction = {
  at: Date.parse('2026-11-21T06:24:00.000Z'),
  writesTo: ['lives'],
  perform: async ({ ledger, now }) => {
    const [address] = aminasAddresses
    const note = 'The geyser drips.\nPlease ring at the gate.'
    const phone = address.recipientMobileNumber
    const form = BookingRequest.parse({ providerId: sipho.id, start, address, phone, note })
    const caller = {
      customerId: customerIdOf(aminasEmail),
      role: 'Customer',
      sessionId: '',
      emailVerified: true,
    } as const
    const request = openBookingRequest({ ledger, agendas: openAgendas(ledger, now) })
    expectAccepted(await request(form, caller, key, commandBy(aminasEmail, key)))
  },
}

const moved = (at: string, status: 'Confirmed' | 'Completed'): DemoAction => ({
  at: Date.parse(at),
  writesTo: ['lives'],
  perform: async ({ ledger, now }) => {
    const by = commandBy(thandi.email, status)
    const handled = await ledger.handle(bookingMachine, bookingStream(aminasBookingId), by, (booking) =>
      updateBooking(booking, { as: 'Admin', status, now: now().toISOString() }),
    )
    expectAccepted(handled)
  },
})

/** Sipho joins the directory; Amina books him for Tuesday, and he comes. */
export const bookingActions = [
  siphoJoined,
  siphoRequested,
  moved('2026-11-21T08:40:00.000Z', 'Confirmed'),
  moved('2026-11-24T08:30:00.000Z', 'Completed'),
]
