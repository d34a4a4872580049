import { describe, expect, it } from 'vitest'
import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import { layOutDay } from './layOutDay.ts'

const booking = (id: string, time: string, minutes = 60) =>
  ({ id, slot: { start: new Date(`2026-11-24T${time}:00+02:00`).toISOString(), minutes } }) as BookingRow

const lanesOf = (bookings: readonly BookingRow[]) =>
  layOutDay(bookings).placed.map(({ booking: { id }, lane, lanes }) => [id, lane, lanes])

describe('the bookings of a day', () => {
  it('have the whole width one after the other', () => {
    expect(lanesOf([booking('sipho', '09:00'), booking('lerato', '10:00')])).toEqual([
      ['sipho', 0, 1],
      ['lerato', 0, 1],
    ])
  })

  it('stand side by side at the same time, and a lane is used again', () => {
    expect(
      lanesOf([booking('sipho', '09:00', 120), booking('lerato', '09:30'), booking('johan', '10:30', 30)]),
    ).toEqual([
      ['sipho', 0, 2],
      ['lerato', 1, 2],
      ['johan', 1, 2],
    ])
  })

  it('are placed by South African minutes', () => {
    expect(layOutDay([booking('sipho', '09:30', 90)]).placed[0]).toMatchObject({ from: 570, to: 660 })
  })

  it('that have no room are counted in the last lane', () => {
    const crowd = ['sipho', 'lerato', 'johan', 'fatima', 'themba'].map((id) => booking(id, '09:00'))
    const { placed, more } = layOutDay(crowd)
    expect(placed.map(({ booking: { id } }) => id)).toEqual(['sipho', 'lerato'])
    expect(more).toEqual([{ from: 540, to: 600, count: 3, lane: 2, lanes: 3 }])
  })
})
