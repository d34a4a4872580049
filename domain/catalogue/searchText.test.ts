import { describe, expect, it } from 'vitest'
import { isSearchable, plainText } from './searchText.ts'

describe('what is typed into the search box', () => {
  it.each([
    ['<script>alert(1)</script>ketle', 'alert(1)ketle'],
    ['<b>blue</b>  kettle', 'blue kettle'],
    ['<img src=x onerror=alert(1)', ''],
    ['  kettle ', 'kettle '],
    ['kettle < 2 l', 'kettle < 2 l'],
    ['crème & co', 'crème & co'],
  ])('%j is searched as %j', (typed, text) => expect(plainText(typed)).toBe(text))

  it('is cut at a hundred characters', () => expect(plainText('k'.repeat(101))).toHaveLength(100))

  it('is not cut through a sign, which no address could hold', () => {
    expect(encodeURIComponent(plainText(`${'k'.repeat(99)}🫖`))).toBe('k'.repeat(99))
    expect(plainText(`${'k'.repeat(98)}🫖`)).toMatch(/🫖$/)
  })

  it('is searched for from three characters on', () => {
    expect([' ke ', 'ket'].map(isSearchable)).toEqual([false, true])
  })
})
