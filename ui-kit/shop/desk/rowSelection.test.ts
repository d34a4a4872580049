import { describe, expect, test } from 'vitest'
import { allTicked, rowPress, stretched, ticked } from './rowSelection.ts'

const shelf = ['kettle', 'toaster', 'fridge', 'drill']

describe('ticking', () => {
  test('a row adds it once', () => {
    expect(ticked(['kettle'], 'drill', true)).toEqual(['kettle', 'drill'])
    expect(ticked(['kettle'], 'kettle', true)).toEqual(['kettle'])
  })

  test('it again takes it out', () => expect(ticked(['kettle', 'drill'], 'kettle', false)).toEqual(['drill']))

  test('with Shift takes every row in between, upwards and downwards', () => {
    expect(stretched(shelf, [], 'toaster', 'drill')).toEqual(['toaster', 'fridge', 'drill'])
    expect(stretched(shelf, ['kettle'], 'drill', 'fridge')).toEqual(['kettle', 'fridge', 'drill'])
  })

  test('all leaves the rows of other pages alone', () => {
    expect(allTicked(['kettle', 'drill'], ['ladder'], true)).toEqual(['ladder', 'kettle', 'drill'])
    expect(allTicked(['kettle', 'drill'], ['ladder', 'drill'], false)).toEqual(['ladder'])
  })
})

describe('on a row,', () => {
  const press = (key: string, place: number, more = {}) => rowPress({ key, ...more }, place, shelf, ['kettle'])

  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
  ])('%s leads from row %i to row %i and selects nothing', (key, place, to) => {
    expect(press(key, place)).toEqual({ place: to, selected: ['kettle'] })
  })

  test('Shift with an arrow takes the row it leaves and the row it reaches', () => {
    expect(press('ArrowDown', 1, { shiftKey: true })).toEqual({ place: 2, selected: ['kettle', 'toaster', 'fridge'] })
  })

  test('Ctrl or Command with A takes all, Escape none', () => {
    expect(press('a', 1, { ctrlKey: true })?.selected).toEqual(shelf)
    expect(press('A', 1, { metaKey: true })?.selected).toEqual(shelf)
    expect(press('Escape', 1)?.selected).toEqual([])
  })

  test('other keys mean nothing, an A alone neither', () => {
    expect(press('a', 1)).toBeUndefined()
    expect(press('Tab', 1)).toBeUndefined()
  })
})
