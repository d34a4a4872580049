import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#e2e/testing/browser.ts'
import { findSmallTargets } from '#e2e/testing/findSmallTargets.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const smallTargetsOf = async (html: string) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  await page.setContent(`<body style="margin: 60px 20px">${html}`)
  const found = await page.evaluate(findSmallTargets, 'body')
  await page.close()
  return found
}

const button = (style: string, after = '') =>
  `<style>button { position: relative; border: 0; padding: 0; ${style} } button::after { ${after} }</style><button>Add to cart</button>`

/** What takes taps around it. */
const around = (inset: string) => `position: absolute; content: ''; inset: ${inset}`

describe('a target that is too small for a thumb is found:', () => {
  it.each([
    ['a low button', button('width: 120px; height: 30px'), /"Add to cart" takes taps on 89 x 30 px/],
    ['a narrow button', button('width: 30px; height: 44px'), /"Add to cart" takes taps on 30 x 4\d px/],
    [
      'an area that reaches too little beyond its button',
      button('width: 120px; height: 30px', around('-2px 0')),
      /"Add to cart" takes taps on 89 x 34 px/,
    ],
    [
      'a link that stands alone',
      '<p style="font: 14px/20px sans-serif"><a href="/Cart" style="display: inline-block">To the cart</a></p>',
      /"To the cart" takes taps on \d\d x 20 px/,
    ],
    [
      'a control that its neighbour covers in part',
      `${button('width: 120px; height: 44px')}<div style="position: relative; margin-top: -14px; height: 60px">New</div>`,
      /"Add to cart" takes taps on 89 x 30 px/,
    ],
    ['a box without words', '<input type="checkbox" name="terms">', /"terms" takes taps on \d\d x \d\d px/],
  ])('%s', async (_target, html, found) => {
    expect(await smallTargetsOf(html)).toEqual([expect.stringMatching(found)])
  })
})

describe('a target that a thumb does not miss, or need not hit, passes:', () => {
  it.each([
    ['a button of 44 px', button('width: 44px; height: 44px')],
    ['a low button with an area around it', button('width: 120px; height: 30px', around('-7px 0'))],
    [
      'a link within a sentence',
      '<p>Delivered free. <a href="/DeliveryTerms">How delivery works</a> tells the rest.</p>',
    ],
    [
      'a box with its label',
      '<label style="display: block; padding: 12px; line-height: 20px"><input type="checkbox"> Remember me</label>',
    ],
    ['a button that is off', '<button disabled>Add to cart</button>'],
    ['a button that is not shown', '<button hidden>Add to cart</button>'],
  ])('%s', async (_target, html) => {
    expect(await smallTargetsOf(html)).toEqual([])
  })
})
