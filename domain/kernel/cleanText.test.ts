import { describe, expect, it } from 'vitest'
import { cleanText } from './cleanText.ts'

describe('cleaning a text', () => {
  it.each([
    ['Blue kettle'],
    ['Ünlü crème 电热水壶'],
    ['One line,\n\tand another'],
    ['کتاب‌ها'],
    ['क्‍ष'],
    ['👩‍❤️‍👨 for two'],
    ['👨‍👩‍👧'],
    ['👍🏽'],
    ['❤️'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['🇿🇦'],
    [''],
  ])('leaves %j unchanged', (text) => expect(cleanText(text)).toBe(text))

  it.each([
    ['ket\u00adtle', 'kettle'],
    ['ket\u200btle\ufeff', 'kettle'],
    ['kettle\u200d\u200d\u200d', 'kettle'],
    ['\u200e kettle \u200c', ' kettle '],
    ['a\u200d\u200db', 'ab'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['\u202eelttek\u0000\ud83d', 'elttek\ufffd'],
  ])('turns %j into %j', (text, kept) => expect(cleanText(text)).toBe(kept))

  it.each([
    ['\u200b\u200b\u200b'],
    ['\ufeff\ufeff\ufeff'],
    ['\u00ad\u00ad\u00ad'],
    ['\u200d\u200e\u2060'],
    ['\u3164\u3164\u115f'],
    ['\u2800\u2800\u2800'],
    ['\ufe0f\ufe0f\ufe0f'],
    ['\u{e0041}\u{e0042}\u{e007f}'],
    [' \u200b\n\t\u180e '],
    ['\ue000\ue001 \u{f0000}'],
    ['\u0378\uffff'],
  ])('turns %j into an empty text', (text) => expect(cleanText(text)).toBe(''))
})
