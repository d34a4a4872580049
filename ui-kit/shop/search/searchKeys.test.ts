import { describe, expect, it, test } from 'vitest'
import { highlightAfterKey, noneHighlighted, suggestionForEnter } from './searchKeys.ts'

const five = 5

describe('ArrowDown', () => {
  it('starts at the first suggestion', () => expect(highlightAfterKey('ArrowDown', noneHighlighted, five)).toBe(0))
  it('moves to the next', () => expect(highlightAfterKey('ArrowDown', 2, five)).toBe(3))
  it('stays on the last', () => expect(highlightAfterKey('ArrowDown', 4, five)).toBe(4))
  it('stays on the only one', () => expect(highlightAfterKey('ArrowDown', 0, 1)).toBe(0))
})

describe('ArrowUp', () => {
  it('moves to the previous', () => expect(highlightAfterKey('ArrowUp', 3, five)).toBe(2))
  it('stays on the first', () => expect(highlightAfterKey('ArrowUp', 0, five)).toBe(0))
  it('moves to the first if none is highlighted', () => expect(highlightAfterKey('ArrowUp', -1, five)).toBe(0))
})

test('arrow keys highlight nothing without suggestions', () => {
  expect(highlightAfterKey('ArrowDown', noneHighlighted, 0)).toBe(noneHighlighted)
  expect(highlightAfterKey('ArrowUp', noneHighlighted, 0)).toBe(noneHighlighted)
})

test('the highlight stays within a list that became shorter', () => {
  expect(highlightAfterKey('ArrowDown', 4, 2)).toBe(1)
})

test('Escape removes the highlight', () => {
  expect(highlightAfterKey('Escape', 3, five)).toBe(noneHighlighted)
})

test('letters do not move the highlight', () => {
  expect(highlightAfterKey('k', 3, five)).toBe(3)
})

describe('Enter', () => {
  const kettles = ['kettle', 'kettle cordless', 'kettle stovetop']

  it('selects the highlighted suggestion', () => expect(suggestionForEnter(kettles, 2)).toBe('kettle stovetop'))
  it('selects the first if none is highlighted', () => expect(suggestionForEnter(kettles, -1)).toBe('kettle'))
  it('selects nothing without suggestions', () => expect(suggestionForEnter([], -1)).toBeUndefined())
})
