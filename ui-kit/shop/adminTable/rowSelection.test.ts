import { describe, expect, test } from 'vitest'
import { selectionAfterKey, selectRange, toggleAll, toggleRow } from './rowSelection.ts'

const ids = ['kettle', 'toaster', 'fridge', 'drill']

describe('selecting', () => {
  test('a row adds it once', () => {
    expect(toggleRow(['kettle'], 'drill', true)).toEqual(['kettle', 'drill'])
    expect(toggleRow(['kettle'], 'kettle', true)).toEqual(['kettle'])
  })

  test('it again removes it', () => expect(toggleRow(['kettle', 'drill'], 'kettle', false)).toEqual(['drill']))

  test('with Shift adds every row in between, upwards and downwards', () => {
    expect(selectRange(ids, [], 'toaster', 'drill')).toEqual(['toaster', 'fridge', 'drill'])
    expect(selectRange(ids, ['kettle'], 'drill', 'fridge')).toEqual(['kettle', 'fridge', 'drill'])
  })

  test('all does not change the rows of other pages', () => {
    expect(toggleAll(['kettle', 'drill'], ['ladder'], true)).toEqual(['ladder', 'kettle', 'drill'])
    expect(toggleAll(['kettle', 'drill'], ['ladder', 'drill'], false)).toEqual(['ladder'])
  })
})

describe('on a row,', () => {
  const press = (key: string, index: number, modifiers = {}) =>
    selectionAfterKey({ key, ...modifiers }, index, ids, ['kettle'])

  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
  ])('%s moves the focus from row %i to row %i and selects nothing', (key, index, nextIndex) => {
    expect(press(key, index)).toEqual({ index: nextIndex, selected: ['kettle'] })
  })

  test('Shift with an arrow key selects both the previous and the next row', () => {
    expect(press('ArrowDown', 1, { shiftKey: true })).toEqual({ index: 2, selected: ['kettle', 'toaster', 'fridge'] })
  })

  test('Ctrl or Command with A selects all rows, Escape none', () => {
    expect(press('a', 1, { ctrlKey: true })?.selected).toEqual(ids)
    expect(press('A', 1, { metaKey: true })?.selected).toEqual(ids)
    expect(press('Escape', 1)?.selected).toEqual([])
  })

  test('other keys do nothing, nor does A alone', () => {
    expect(press('a', 1)).toBeUndefined()
    expect(press('Tab', 1)).toBeUndefined()
  })
})
