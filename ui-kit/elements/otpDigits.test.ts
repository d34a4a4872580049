import { describe, expect, it } from 'vitest'
import { applyInput, applyPaste, extractDigits, moveByKey, selectBox } from './otpDigits.ts'

const full = (at: number) => selectBox('483920', at, 6)

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
    expect(extractDigits(text, 6)).toBe(digits)
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
    expect(moveByKey(key, full(from), 6)).toEqual({ value: '483920', start: to, end: to + 1 })
  })

  it('lead no further than the first empty box', () => {
    expect(moveByKey('End', selectBox('48', 0, 6), 6)).toEqual({ value: '48', start: 2, end: 2 })
  })

  it('mean nothing else', () => {
    expect(moveByKey('Tab', full(0), 6)).toBeUndefined()
  })
})

describe('what is typed', () => {
  it('goes on in the next box', () => {
    expect(applyInput('48', 2, false, 6)).toEqual({ value: '48', start: 2, end: 2 })
    expect(applyInput('483920', 6, false, 6)).toEqual({ value: '483920', start: 5, end: 6 })
  })

  it('is left out where it is no digit', () => {
    expect(applyInput('48a', 3, false, 6)).toEqual({ value: '48', start: 2, end: 2 })
  })

  it('is taken away to the left', () => {
    expect(applyInput('48920', 2, true, 6)).toEqual({ value: '48920', start: 1, end: 2 })
    expect(applyInput('48392', 5, true, 6)).toEqual({ value: '48392', start: 5, end: 5 })
    expect(applyInput('83920', 0, true, 6)).toEqual({ value: '83920', start: 0, end: 1 })
  })
})

describe('what is pasted', () => {
  it('fills all six boxes, whichever is chosen', () => {
    expect(applyPaste(selectBox('11', 1, 6), '483 920', 6)).toEqual({ value: '483920', start: 5, end: 6 })
  })

  it('goes over what stands there where it is less', () => {
    expect(applyPaste(full(2), '77', 6)).toEqual({ value: '487720', start: 4, end: 5 })
  })
})
