import { describe, expect, it } from 'vitest'
import { copyMondayToFriday, endNote, hoursErrors, suggestRange, type WeekHours } from './weekHours.ts'

const range = (from: string, to: string) => ({ from, to })
const errorsOf = (hours: WeekHours) => Object.fromEntries(hoursErrors(hours))

describe('working hours', () => {
  it('have no errors for a morning and an afternoon, also touching ones', () => {
    expect(errorsOf({ 1: [range('08:00', '12:00'), range('12:00', '24:00')], 2: [range('00:00', '06:00')] })).toEqual(
      {},
    )
  })

  it('need two different times in every range', () => {
    expect(errorsOf({ 1: [range('08:00', ''), range('09:00', '09:00')] })).toEqual({
      '1-0': 'Enter both times, such as 08:00 and 17:00',
      '1-1': 'Both times are the same',
    })
  })

  it('do not overlap on one day', () => {
    expect(errorsOf({ 3: [range('08:00', '12:00'), range('11:30', '15:00')] })).toEqual({
      '3-1': 'Overlaps Wednesday 08:00–12:00',
    })
  })

  it('do not overlap across midnight, from Sunday to Monday, too', () => {
    expect(errorsOf({ 1: [range('18:00', '02:00')], 2: [range('01:00', '05:00')] })).toEqual({
      '2-0': 'Overlaps Monday 18:00–02:00',
    })
    expect(errorsOf({ 1: [range('01:00', '05:00')], 7: [range('18:00', '02:00')] })).toEqual({
      '7-0': 'Overlaps Monday 01:00–05:00',
    })
  })

  it('are copied from Monday to Friday, and leave the weekend alone', () => {
    const monday = [range('08:00', '12:00')]
    const saturday = [range('09:00', '11:00')]
    expect(copyMondayToFriday({ 1: monday, 2: saturday, 6: saturday })).toEqual({
      1: monday,
      2: monday,
      3: monday,
      4: monday,
      5: monday,
      6: saturday,
    })
  })
})

describe('a range', () => {
  it.each([
    [range('08:00', '17:00'), undefined],
    [range('18:00', '24:00'), 'Until midnight.'],
    [range('18:00', '00:00'), 'Until midnight.'],
    [range('18:00', '02:00'), 'Until 02:00 on Monday.'],
    [range('18:00', ''), undefined],
  ])('on Sunday of %j: %s', (hours, note) => expect(endNote(7, hours)).toBe(note))

  it('begins with a usual day, then the hours after what is there', () => {
    expect(suggestRange([])).toEqual(range('08:00', '17:00'))
    expect(suggestRange([range('08:00', '12:00')])).toEqual(range('13:00', '16:00'))
    expect(suggestRange([range('08:00', '22:00')])).toEqual(range('', ''))
  })
})
