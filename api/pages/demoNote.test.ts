import { expect, test } from 'vitest'
import { demoNote, isHomePage } from './demoNote.ts'
import { fillTemplate } from './fillTemplate.ts'

const accounts = [{ email: 'amina@ekhaya.example', password: 'Sawubona-amina', role: 'Customer' as const }]
const page = { status: 200, head: '', html: '<h1>Home</h1>', state: '{}', chunks: [], needsScript: false }
const documentWith = (note: string) =>
  fillTemplate('<div id="root"><!--app--></div><!--state-->', page, {
    ...{ nonce: 'n0nce', scripts: [], saveData: false, lightScript: undefined, note },
  })

test('the note of a demo shop names its accounts, above the page, under the nonce of the page', () => {
  const html = documentWith(demoNote(accounts, 'n0nce'))

  expect(html).toMatch(/^<style nonce="n0nce">.*<div id="root"><h1>Home<\/h1><\/div>/s)
  expect(html).toContain('<dt>Customer</dt><dd><code>amina@ekhaya.example</code> · <code>Sawubona-amina</code></dd>')
  expect(html.match(/<(style|script)(?! (type="application\/json" id="state" )?nonce="n0nce")/g)).toBeNull()
})

test('a page without a note is as it was', () => {
  expect(documentWith('')).toMatch(/^<div id="root"><h1>Home<\/h1><\/div><script type="application\/json"/)
})

test.each([
  ['/', true],
  ['/?utm_source=mail', true],
  ['/?search=kettle', false],
  ['/?discountStart=40', false],
  ['/Cart', false],
  ['//', false],
])('%s is the home page: %s', (url, isHome) => expect(isHomePage(url)).toBe(isHome))
