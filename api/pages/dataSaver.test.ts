import { describe, expect, it } from 'vitest'
import { savesData } from './dataSaver.ts'

describe('data is saved', () => {
  it.each([
    ['by the browser', { 'save-data': 'on' }, true],
    ['by the choice in the shop', { cookie: 'theme=dark; dataSaver=on' }, true],
    ['not where the choice in the shop is against it', { 'save-data': 'on', cookie: 'dataSaver=off' }, false],
    ['not by a cookie with a similar name', { cookie: 'xdataSaver=on' }, false],
    ['not by default', {}, false],
  ])('%s', (_, headers, expected) => {
    expect(savesData({ headers })).toBe(expected)
  })
})
