import { describe, expect, it } from 'vitest'
import { aminasHouse, monday } from '#domain/testing/fixtures.ts'
import { aminasBooking } from '#domain/testing/providerFixtures.ts'
import { bookingCalendar, type CalendarBooking } from './bookingCalendar.ts'

const booking: CalendarBooking = {
  ...aminasBooking,
  id: 'aminas-booking',
  status: 'Confirmed',
  version: 1,
  requestedAt: monday,
}
const url = 'https://ekhaya.example/account/bookings/aminas-booking'
const linesOf = (changed: Partial<CalendarBooking> = {}) =>
  bookingCalendar({ ...booking, ...changed }, url).content.split('\r\n')
/** Long lines continue in the next one, after a space. */
const unfolded = (lines: readonly string[]) => lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')

describe('a booking in a calendar', () => {
  it('has its time, its place, who comes and a link', () => {
    const lines = unfolded(linesOf())
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:aminas-booking@ekhaya',
        'SEQUENCE:1',
        'DTSTAMP:20261116T080000Z',
        'DTSTART:20261124T070000Z',
        'DTEND:20261124T080000Z',
        'SUMMARY:Plumber: Thabo Mokoena',
        'LOCATION:18 Modjadji Street\\, Pimville Zone 4\\, Soweto',
        `URL;VALUE=URI:${url}`,
      ]),
    )
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  })

  it.each([
    ['Requested', 'TENTATIVE'],
    ['Confirmed', 'CONFIRMED'],
    ['Declined', 'CANCELLED'],
    ['Canceled', 'CANCELLED'],
  ] as const)('that is %s is %s there', (status, expected) => {
    expect(linesOf({ status })).toContain(`STATUS:${expected}`)
  })

  it('keeps lines to 75 bytes, whatever the script, and text in one line', () => {
    const street = `${'ǃʼûǁã straat '.repeat(12)}\nATTENDEE:mailto:evil@evil.example`
    const lines = linesOf({ address: { ...aminasHouse, streetAddress: street } })
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
    expect(unfolded(lines).find((line) => line.startsWith('LOCATION'))).toContain('ǁã straat \\nATTENDEE')
  })

  it('is the same file each time', () => {
    expect(linesOf()).toEqual(linesOf())
  })
})
