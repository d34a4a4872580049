import { expect, test } from 'vitest'
import { priceEnds } from './priceEnds.ts'

test('prices are whole rand, with or without spaces', () => {
  expect(priceEnds({ from: '250', to: ' 1 299 ' })).toEqual({ ends: { from: 250, to: 1299 } })
})

test('an empty field leaves its end open', () => {
  expect(priceEnds({ from: '', to: '' })).toEqual({ ends: { from: undefined, to: undefined } })
  expect(priceEnds({ from: '0', to: ' ' })).toEqual({ ends: { from: 0, to: undefined } })
})

test('anything but digits is refused at its field', () => {
  for (const typed of ['12.50', '-3', 'R100', '1e3'])
    expect(priceEnds({ from: typed, to: '' }).problem?.field).toBe('from')
  expect(priceEnds({ from: '1', to: 'much' }).problem?.field).toBe('to')
})

test('the second price may be the same as the first but not below it', () => {
  expect(priceEnds({ from: '200', to: '200' }).problem).toBeUndefined()
  expect(priceEnds({ from: '200', to: '199' }).problem?.field).toBe('to')
})
