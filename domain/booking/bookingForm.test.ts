import { describe, expect, it } from 'vitest'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { BookingEdit, BookingRequest, SlotRequest } from './bookingForm.ts'

const form = {
  providerId: 'thabos-plumbing',
  start: '2026-11-24T09:00:00+02:00',
  address: aminasHouse,
  phone: '0825550142',
  note: 'The geyser drips since Sunday.',
}

const messagesOf = (change: object) =>
  BookingRequest.safeParse({ ...form, ...change }).error?.issues.map(
    ({ path: [field], message }) => `${String(field)}: ${message}`,
  ) ?? []

const x = (length: number) => 'x'.repeat(length)

const start = 'The start must be a moment such as 2026-11-24T09:00:00+02:00'
const phone = 'The phone number must be exactly 10 digits'
const address = 'The address is missing or incomplete'
const providerId = 'The providerId is missing'

/** For each field: accepted values, and refused values with their message, at both sides of its limits. */
const rules: [field: string, taken: unknown[], refused: [unknown, string][]][] = [
  ['providerId', ['a', x(64)], ['', undefined, 7].map((no) => [no, providerId])],
  [
    'start',
    ['2026-11-24T09:00:00+02:00', '2026-11-24T07:00:00Z', '2028-02-29T07:00:00Z'],
    ['2026-11-24', '2026-11-24T09:00:00', '2027-02-29T07:00:00Z', 'Tuesday at nine', '', 7, null, undefined].map(
      (no) => [no, start],
    ),
  ],
  [
    'address',
    ['home', aminasHouse, { id: 'home' }],
    [
      ...['', {}, { id: '' }, null, undefined].map((no): [unknown, string] => [no, address]),
      [{ ...aminasHouse, postalCode: '' }, 'The postal code must be at least 2 characters long'],
    ],
  ],
  [
    'phone',
    ['0825550142', '082 555 0142', '+27 82 555 0142', '2025550142'],
    ['082555014', '08255501422', '08255501x2', '', 825550142, null, undefined].map((no) => [no, phone]),
  ],
  [
    'note',
    ['', x(500), undefined],
    [
      [x(501), 'The note must be at most 500 characters long'],
      [null, 'The note must be a text'],
      [['the geyser', 'drips'], 'The note must be a text'],
    ],
  ],
]

describe.each(rules)('%s', (field, taken, refused) => {
  it.each(taken.map((value) => [value]))('may be %j', (value) => {
    expect(messagesOf({ [field]: value })).toEqual([])
  })

  it.each(refused)('may not be %j: %s', (value, sentence) => {
    expect(messagesOf({ [field]: value })).toEqual([`${field}: ${sentence}`])
  })
})

describe('the booking form', () => {
  it('stores the start in UTC, and the telephone number as ten digits', () => {
    expect(BookingRequest.parse({ ...form, phone: '+27 82 555 0142' })).toEqual({
      ...form,
      start: '2026-11-24T07:00:00Z',
    })
    expect(BookingRequest.parse({ ...form, start: '2026-11-24T07:00:00.000Z' }).start).toBe('2026-11-24T07:00:00Z')
  })

  it('keeps HTML in the note as text, with paragraphs and emoji', () => {
    const note = 'Ring twice.\n\n<script>alert("geyser")</script> & mind the dog 🐕'
    expect(BookingRequest.parse({ ...form, note }).note).toBe(note)
  })

  it('stores the note without control and text direction characters, and trims it before it is measured', () => {
    expect(BookingRequest.parse({ ...form, note: ' Ring \u0000twice\u202e\r\n' }).note).toBe('Ring twice')
    expect(messagesOf({ note: `  ${x(500)}\n` })).toEqual([])
  })

  it('names a saved address by its id', () => {
    expect(BookingRequest.parse({ ...form, address: 'home' }).address).toEqual({ id: 'home' })
    expect(BookingRequest.parse({ ...form, address: { id: 'home' } }).address).toEqual({ id: 'home' })
  })

  it('has no note by default', () => {
    const { note: _none, ...others } = form
    expect(BookingRequest.parse(others).note).toBe('')
  })
})

it('a slot is named by its provider and its start', () => {
  const slot = { providerId: 'thabos-plumbing', start: '2026-11-24T09:00:00+02:00' }
  expect(SlotRequest.parse(slot)).toEqual({ ...slot, start: '2026-11-24T07:00:00Z' })
  expect(SlotRequest.safeParse({ ...slot, providerId: x(65) }).success).toBe(false)
})

describe('an edit of a booking', () => {
  it.each([
    [{ status: 'Confirmed' }],
    [{ status: 'Declined', reason: x(200) }],
    [{ status: 'Canceled', reason: '' }],
    [{ status: 'Completed', version: 0 }],
    [{ status: 'NoShow', userId: 'amina' }],
    [{ start: '2026-11-25T07:00:00Z' }],
  ])('may be %j', (edit) => {
    expect(BookingEdit.parse({ id: 'aminas-booking', ...edit })).toEqual({ id: 'aminas-booking', ...edit })
  })

  it.each<[object, string, string]>([
    [{}, 'status', 'Give either a status or a start'],
    [{ status: 'Canceled', start: '2026-11-25T07:00:00Z' }, 'status', 'Give either a status or a start'],
    [{ status: 'Requested' }, 'status', 'The status must be one of: Confirmed, Declined, Canceled, Completed, NoShow'],
    [{ start: 'tomorrow' }, 'start', start],
    [{ status: 'Canceled', reason: x(201) }, 'reason', 'The reason must be at most 200 characters long'],
    [{ status: 'Canceled', version: -1 }, 'version', 'The version must be a whole number'],
    [{ status: 'Canceled', version: '1' }, 'version', 'The version must be a whole number'],
    [{ status: 'Canceled', id: undefined }, 'id', 'The id is missing'],
  ])('may not be %j: %s: %s', (edit, field, sentence) => {
    const issues = BookingEdit.safeParse({ id: 'aminas-booking', ...edit }).error?.issues ?? []
    expect(issues.map(({ path: [at], message }) => [at, message])).toEqual([[field, sentence]])
  })

  it('keeps HTML in the reason as text', () => {
    const reason = '<b>The geyser</b> & I made peace'
    expect(BookingEdit.parse({ id: 'aminas-booking', status: 'Canceled', reason }).reason).toBe(reason)
  })
})
