import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const pages: [path: string, heading: string | RegExp][] = [
  ['/', /Good things/],
  ['/Categories', /categor/i],
  ['/Categories/Appliances', 'Appliances'],
  ['/categories/appliances/kitchen-appliances', 'Kitchen Appliances'],
  ['/Brands/Vuthela', 'Vuthela'],
  ['/vuthela-rondavel-kettle', /kettle/],
  ['/Cart', 'Your cart'],
  ['/AboutUs', /About/],
  ['/ContactUs', /Contact/],
  ['/Help', /Help/],
  ['/Help/faq', /Questions/],
  ['/DeliveryTermsAndConditions', /Free delivery/],
  ['/BuyNowPayLater', 'Buy Now Pay Later'],
  ['/LayBuy', 'Lay-Buy'],
  ['/Returns', /Returns/],
  ['/Privacy', 'Privacy'],
]

describe.each([
  ['a phone', onPhone],
  ['a desktop', onDesktop],
])('on %s', (_name, size) => {
  it.each(pages)(
    '%s is rendered before its script, hydrates without errors and is accessible',
    async (path, heading) => {
      const { page, pageErrors } = await shop.visitor(size)
      const answer = await page.goto(path)
      const html = (await answer?.text()) ?? ''
      await page.waitForLoadState('networkidle')

      expect(answer?.status()).toBe(200)
      expect(html).toMatch(/<h1[^>]*>/)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 5000 })
      // The stories check every screen at desktop width; this checks the whole pages, with header and footer.
      if (size === onPhone) expect(await findAxeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(pageErrors).toEqual([])
      await page.context().close()
    },
  )
})

// Legacy mode analyses only the top frame, which is all there is, and takes a third of the time.
const findAxeViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

describe('the side menu', () => {
  it('is closed by Back, and the page of its link replaces it in the history', async () => {
    const { page, pageErrors } = await shop.visitor(onPhone)
    const menu = page.getByRole('dialog', { name: 'Welcome to Ekhaya' })
    const openMenu = async () => {
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await menu.waitFor()
    }
    await page.goto('/Categories')
    await page.goto('/Help')
    await page.waitForLoadState('networkidle')

    await openMenu()
    await page.goBack()
    await menu.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/Help')

    await openMenu()
    // Two clicks on the button itself: the second click of a real double click would hit the page below the closed menu.
    await page.getByRole('button', { name: 'Close the menu' }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await menu.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/Help')

    await openMenu()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await page.waitForURL('**/AboutUs')
    await menu.waitFor({ state: 'hidden' })
    await page.goBack()
    await page.waitForURL('**/Help')
    expect(await menu.isVisible()).toBe(false)
    await page.goBack()
    await page.waitForURL('**/Categories')
    expect(pageErrors).toEqual([])
    await page.context().close()
  })
})

describe('a page that does not exist', () => {
  it.each([
    ['/no-such-product', 'No product found'],
    ['/no/such/page', 'Something went wrong. Please try again or refresh the page.'],
  ])('%s answers 404 and says so', async (path, text) => {
    const { page } = await shop.visitor(onPhone)
    const answer = await page.goto(path)

    expect(answer?.status()).toBe(404)
    await page.getByText(text).first().waitFor({ timeout: 5000 })
    await page.context().close()
  })
})

describe('the script that a page loads first', () => {
  it.each([
    '/',
    '/Categories',
    '/Categories/Appliances',
    '/Brands/Vuthela',
    '/vuthela-rondavel-kettle',
    '/?search=kettle',
  ])('%s: at most 130 KiB, as gzip', async (path) => {
    const document = await (await fetch(shop.url + path, { headers: { Accept: 'text/html' } })).text()
    const scripts = [...document.matchAll(/(?:src|modulepreload" href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, file]) => file,
    )
    const sizes = scripts.map(async (file) => gzipSync(await (await fetch(shop.url + file)).bytes()).length)
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)

    expect(scripts.length).toBeGreaterThan(2)
    expect(total / 1024).toBeLessThanOrEqual(130)
  })
})
