import { expect, test } from 'vitest'
import { demoNote, isHomePage, type PageNote } from './demoNote.ts'
import { fillTemplate } from './fillTemplate.ts'

const accounts = [{ email: 'amina@ekhaya.example', password: 'Sawubona-amina', role: 'Customer' as const }]
const page = {
  ...{ status: 200, head: '', styles: [], html: Buffer.from('<h1>Home</h1>') },
  ...{ state: '{}', chunks: [], needsScript: false },
}
const documentWith = (note: PageNote | undefined) => {
  const { html, inline } = fillTemplate('<div id="root"><!--app--></div><!--state-->', page, {
    ...{ scripts: [], saveData: false, lightScript: undefined, note },
  })
  return { html: html.toString(), inline }
}

test('the note of a demo shop names its accounts, above the page, and the policy allows its style and its script', () => {
  const { html, inline } = documentWith(demoNote(accounts))

  expect(html).toMatch(/^<style>.*<div id="root"><h1>Home<\/h1><\/div>/s)
  expect(html).toContain('<dt>Customer</dt><dd><code>amina@ekhaya.example</code> · <code>Sawubona-amina</code></dd>')
  expect(html).toContain(`<style>${inline.styles.join()}</style>`)
  expect(html).toContain(`<script>${inline.scripts.join()}</script>`)
})

test('a page without a note is as it was', () => {
  expect(documentWith(undefined).html).toMatch(/^<div id="root"><h1>Home<\/h1><\/div><script type="application\/json"/)
})

test.each([
  ['/', true],
  ['/?utm_source=mail', true],
  ['/?search=kettle', false],
  ['/?discountStart=40', false],
  ['/Cart', false],
  ['//', false],
])('%s is the home page: %s', (url, isHome) => expect(isHomePage(url)).toBe(isHome))
