import { describe, expect, it, test } from 'vitest'
import { nextIndex, noneHighlighted, takenByEnter } from './searchKeys.ts'

const five = 5

describe('ArrowDown', () => {
  it('starts at the first suggestion', () => expect(nextIndex('ArrowDown', noneHighlighted, five)).toBe(0))
  it('goes one on', () => expect(nextIndex('ArrowDown', 2, five)).toBe(3))
  it('stays on the last', () => expect(nextIndex('ArrowDown', 4, five)).toBe(4))
  it('stays on the only one', () => expect(nextIndex('ArrowDown', 0, 1)).toBe(0))
})

describe('ArrowUp', () => {
  it('goes one back', () => expect(nextIndex('ArrowUp', 3, five)).toBe(2))
  it('stays on the first', () => expect(nextIndex('ArrowUp', 0, five)).toBe(0))
  it('leads to the first where none is highlighted', () => expect(nextIndex('ArrowUp', -1, five)).toBe(0))
})

test('arrows highlight nothing where nothing is suggested', () => {
  expect(nextIndex('ArrowDown', noneHighlighted, 0)).toBe(noneHighlighted)
  expect(nextIndex('ArrowUp', noneHighlighted, 0)).toBe(noneHighlighted)
})

test('a list that has become shorter keeps the highlight on it', () => {
  expect(nextIndex('ArrowDown', 4, 2)).toBe(1)
})

test('Escape takes the highlight away', () => {
  expect(nextIndex('Escape', 3, five)).toBe(noneHighlighted)
})

test('letters leave the highlight where it is', () => {
  expect(nextIndex('k', 3, five)).toBe(3)
})

describe('Enter', () => {
  const kettles = ['kettle', 'kettle cordless', 'kettle stovetop']

  it('takes the highlighted suggestion', () => expect(takenByEnter(kettles, 2)).toBe('kettle stovetop'))
  it('takes the first where none is highlighted', () => expect(takenByEnter(kettles, -1)).toBe('kettle'))
  it('takes nothing where nothing is suggested', () => expect(takenByEnter([], -1)).toBeUndefined())
})
