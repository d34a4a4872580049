import { describe, expect, it } from 'vitest'
import { changedTo, chosen, digitsIn, movedBy, pastedInto } from './otpDigits.ts'

const full = (at: number) => chosen('483920', at, 6)

describe('the digits in a text', () => {
  it.each([
    ['483920', '483920'],
    [' 483 920 ', '483920'],
    ['483-920', '483920'],
    ['Your code is 483920. It is good for 10 minutes.', '483920'],
    ['In the next 10 minutes, type 483 920', '483920'],
    ['Order 12345678, code 483920', '483920'],
    ['4839', '4839'],
    ['48392011', '483920'],
    ['no code', ''],
  ])('%s: %s', (text, digits) => {
    expect(digitsIn(text, 6)).toBe(digits)
  })
})

describe('the keys', () => {
  it.each([
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 5, 5],
    ['Home', 4, 0],
    ['End', 1, 5],
  ])('%s leads from box %i to box %i', (key, from, to) => {
    expect(movedBy(key, full(from), 6)).toEqual({ value: '483920', start: to, end: to + 1 })
  })

  it('lead no further than the first empty box', () => {
    expect(movedBy('End', chosen('48', 0, 6), 6)).toEqual({ value: '48', start: 2, end: 2 })
  })

  it('mean nothing else', () => {
    expect(movedBy('Tab', full(0), 6)).toBeUndefined()
  })
})

describe('what is typed', () => {
  it('goes on in the next box', () => {
    expect(changedTo('48', 2, false, 6)).toEqual({ value: '48', start: 2, end: 2 })
    expect(changedTo('483920', 6, false, 6)).toEqual({ value: '483920', start: 5, end: 6 })
  })

  it('is left out where it is no digit', () => {
    expect(changedTo('48a', 3, false, 6)).toEqual({ value: '48', start: 2, end: 2 })
  })

  it('is taken away to the left', () => {
    expect(changedTo('48920', 2, true, 6)).toEqual({ value: '48920', start: 1, end: 2 })
    expect(changedTo('48392', 5, true, 6)).toEqual({ value: '48392', start: 5, end: 5 })
    expect(changedTo('83920', 0, true, 6)).toEqual({ value: '83920', start: 0, end: 1 })
  })
})

describe('what is pasted', () => {
  it('fills all six boxes, whichever is chosen', () => {
    expect(pastedInto(chosen('11', 1, 6), '483 920', 6)).toEqual({ value: '483920', start: 5, end: 6 })
  })

  it('goes over what stands there where it is less', () => {
    expect(pastedInto(full(2), '77', 6)).toEqual({ value: '487720', start: 4, end: 5 })
  })
})
