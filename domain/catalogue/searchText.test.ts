import { describe, expect, it } from 'vitest'
import { isSearchable, sanitizeSearchText } from './searchText.ts'

describe('the text of the search box', () => {
  it.each([
    ['<script>alert(1)</script>ketle', 'alert(1)ketle'],
    ['<b>blue</b>  kettle', 'blue kettle'],
    ['<img src=x onerror=alert(1)', ''],
    ['  kettle ', 'kettle '],
    ['kettle < 2 l', 'kettle < 2 l'],
    ['crème & co', 'crème & co'],
  ])('%j is sanitized to %j', (typed, text) => expect(sanitizeSearchText(typed)).toBe(text))

  it('is truncated to 100 characters', () => expect(sanitizeSearchText('k'.repeat(101))).toHaveLength(100))

  it('is not truncated within a surrogate pair, which a URL cannot encode', () => {
    expect(encodeURIComponent(sanitizeSearchText(`${'k'.repeat(99)}🫖`))).toBe('k'.repeat(99))
    expect(sanitizeSearchText(`${'k'.repeat(98)}🫖`)).toMatch(/🫖$/)
  })

  it('is long enough for a search from three characters on', () => {
    expect([' ke ', 'ket'].map(isSearchable)).toEqual([false, true])
  })
})
