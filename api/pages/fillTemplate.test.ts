import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { fillTemplate } from './fillTemplate.ts'

const template = '<div id="root"><!--app--></div><script type="module" crossorigin src="/assets/index.js"></script>'
const page = {
  ...{ status: 200, head: '', styles: [], html: Buffer.from('<h1>Kettles</h1>') },
  ...{ state: '{}', chunks: [], needsScript: false },
}
const scripts = ['assets/index.js', 'assets/ProductRoute.js']
const documentOf = (saveData: boolean, pageScript?: string) => {
  const lightScript = saveData ? () => 'showPictures()' : undefined
  const { html, inline } = fillTemplate(template, page, { scripts, pageScript, saveData, lightScript, note: undefined })
  return { html: html.toString(), inline }
}

it('imports a page and the entry in one script, which the policy allows, and leaves the entry behind it', () => {
  const { html, inline } = documentOf(false, 'assets/ProductRoute.js')
  const [text = '', late = ''] = inline.scripts

  expect(late).toBe('setTimeout(()=>import("/assets/index.js"),15e3)')
  expect(text).toBe('import*as page from"/assets/ProductRoute.js";import"/assets/index.js";window.firstPage=page')
  expect(html).toContain(
    `<script type="module">${text}</script><script>${late}</script><script type="module" crossorigin src="/assets/index.js">`,
  )
  expect(contentSecurityPolicy(inline)).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+'/)
})

it('has the entry alone for a page of a table', () => {
  const { html, inline } = documentOf(false)

  expect(html.match(/<script/g)).toHaveLength(1)
  expect(inline.scripts).toEqual([])
})

it('loads no script of a page for somebody who saves data', () => {
  const { html } = documentOf(true, 'assets/ProductRoute.js')

  expect(html).not.toContain('ProductRoute')
  expect(html).toContain('showPictures()')
})
