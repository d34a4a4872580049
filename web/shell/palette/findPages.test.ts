import { expect, it } from 'vitest'
import { findPages } from './findPages.ts'

const found = (text: string) => findPages(text).map(({ label }) => label)

it.each([
  ['orders', ['Orders', 'Late orders']],
  ['add prov', ['Add service provider']],
  ['csv', ['Import products']],
  ['LOG', ['Audit', 'Security']],
  ['kettle', []],
])('%s finds the pages %j', (text, pages) => expect(found(text)).toEqual(pages))

it('before anything is typed, the pages for admins are offered', () => {
  expect(found(' ')[0]).toBe('Dashboard')
  expect(found('')).not.toContain('Help')
})
