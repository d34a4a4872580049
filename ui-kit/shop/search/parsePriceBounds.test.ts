import { expect, test } from 'vitest'
import { parsePriceBounds } from './parsePriceBounds.ts'

test('prices are whole rand, with or without spaces', () => {
  expect(parsePriceBounds({ from: '250', to: ' 1 299 ' })).toEqual({ bounds: { from: 250, to: 1299 } })
})

test('an empty field leaves its bound open', () => {
  expect(parsePriceBounds({ from: '', to: '' })).toEqual({ bounds: { from: undefined, to: undefined } })
  expect(parsePriceBounds({ from: '0', to: ' ' })).toEqual({ bounds: { from: 0, to: undefined } })
})

test('anything but digits is rejected with the name of the field', () => {
  for (const typed of ['12.50', '-3', 'R100', '1e3'])
    expect(parsePriceBounds({ from: typed, to: '' }).problem?.field).toBe('from')
  expect(parsePriceBounds({ from: '1', to: 'much' }).problem?.field).toBe('to')
})

test('the second price may be the same as the first but not below it', () => {
  expect(parsePriceBounds({ from: '200', to: '200' }).problem).toBeUndefined()
  expect(parsePriceBounds({ from: '200', to: '199' }).problem?.field).toBe('to')
})
