import { gzipSync } from 'node:zlib'
import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findAxeViolations, loadAxe } from '#e2e/testing/accessibility.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const pages = [
  ...['/', '/Categories', '/Categories/Appliances', '/categories/appliances/kitchen-appliances', '/Brands/Vuthela'],
  ...['/vuthela-rondavel-kettle', '/Cart', '/AboutUs', '/ContactUs', '/Help', '/Help/faq'],
  ...['/DeliveryTermsAndConditions', '/BuyNowPayLater', '/LayBuy', '/Returns', '/Privacy'],
]

// The test of every route checks the same pages on a desktop.
describe('on a phone', () => {
  it.each(pages)('%s is accessible and fits', async (path) => {
    const { page } = await shop.visitor(onPhone)
    await loadAxe(page.context())
    await page.goto(path)
    await page.waitForLoadState('networkidle')

    expect(await findAxeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.context().close()
  })
})

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

describe('the header on a phone', () => {
  it('goes while one scrolls down and comes back on the way up, also after a reload in the middle of the page', async () => {
    const { page } = await shop.visitor(onPhone)
    const header = page.getByRole('banner')
    const scrollBy = (pixels: number) => page.mouse.wheel(0, pixels)
    await page.goto('/Categories/Appliances')
    await page.waitForFunction(() => window.earlyTaps === undefined)

    await scrollBy(600)
    await expect.poll(() => isInView(header)).toBe(false)
    await scrollBy(-100)
    await expect.poll(() => isInView(header)).toBe(true)

    await scrollBy(200)
    await expect.poll(() => isInView(header)).toBe(false)
    await page.reload()
    await page.waitForFunction(() => window.earlyTaps === undefined)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await scrollBy(-50)
    await page.waitForTimeout(500)
    expect(await isInView(header)).toBe(true)
    await page.context().close()
  })
})

describe('on a phone, whoever is far down a page', () => {
  it('sees the results of a search from their beginning', async () => {
    const { page } = await shop.visitor(onPhone)
    await page.goto('/')
    await page.waitForFunction(() => window.earlyTaps === undefined)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await page.mouse.wheel(0, -100)
    const box = page.getByRole('combobox', { name: 'Search for products' })

    await box.fill('kettle')
    await box.press('Enter')
    await page.waitForURL('**/?search=kettle**')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.context().close()
  })

  it('and goes on by keyboard never has the focus behind the bar at the bottom', async () => {
    const { page } = await shop.visitor(onPhone)
    await page.goto('/vuthela-rondavel-kettle')
    await page.waitForFunction(() => window.earlyTaps === undefined)
    const bar = page.locator('[data-docked]')

    const hidden: string[] = []
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      const top = (await bar.boundingBox())?.y ?? 0
      const found = await page.evaluate((barTop) => {
        const { activeElement } = document
        const box = activeElement?.getBoundingClientRect()
        const isBehind = box && box.top >= barTop - 1 && !activeElement?.closest('[data-docked]')
        return isBehind ? activeElement?.outerHTML.slice(0, 100) : undefined
      }, top)
      if (found) hidden.push(found)
    }

    expect(hidden).toEqual([])
    await page.context().close()
  })
})

/** Whether an element is within the window: it may have been moved out of it. */
const isInView = async (element: Locator) => {
  const box = await element.boundingBox()
  return box !== null && box.y + box.height > 0
}

describe('the script that a page loads first', () => {
  it.each([
    '/',
    '/Categories',
    '/Categories/Appliances',
    '/Brands/Vuthela',
    '/vuthela-rondavel-kettle',
    '/?search=kettle',
    '/Cart',
    '/ServiceProviders',
    '/ServiceProviders?search=plumber',
    '/serviceProviderCategories/home-services',
    '/ServiceProvider/hendrik-botha',
  ])('%s: at most 115 KiB, as gzip', async (path) => {
    const document = await (await fetch(shop.url + path, { headers: { Accept: 'text/html' } })).text()
    const files = (pattern: RegExp) => [...document.matchAll(pattern)].map(([, file = '']) => file)
    const entry = files(/<script type="module"[^>]* src="([^"]+)"/g)
    const preloads = files(/modulepreload" href="(\/assets\/[^"]+\.js)"/g)
    const sizes = preloads.map(async (file) => gzipSync(await (await fetch(shop.url + file)).bytes()).length)
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)

    expect(preloads.slice(0, 1)).toEqual(entry)
    expect(preloads.length).toBeGreaterThan(2)
    expect(total / 1024).toBeLessThanOrEqual(115)
  })
})

describe('a part of the page whose script comes later', () => {
  it('answers what was pressed before its script was there', async () => {
    const { page, pageErrors } = await shop.visitor(onPhone)
    const mayGo = Promise.withResolvers<void>()
    await page.route('**/assets/shellParts-*.js', async (route) => {
      await mayGo.promise
      await route.continue()
    })
    await page.goto('/Categories', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)

    const dark = page.getByRole('radio', { name: 'Dark' })
    await dark.dispatchEvent('click')
    expect(await dark.getAttribute('aria-busy')).toBe('true')
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined()

    mayGo.resolve()
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('of a service provider: a time that was pressed before is chosen', async () => {
    const { page, pageErrors } = await shop.visitor(onPhone)
    const mayGo = Promise.withResolvers<void>()
    await page.route('**/assets/FreeTimes-*.js', async (route) => {
      await mayGo.promise
      await route.continue()
    })
    await page.goto('/ServiceProvider/hendrik-botha', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)

    const time = page
      .getByRole('group', { name: /^Times on/ })
      .getByRole('radio')
      .first()
    await time.dispatchEvent('click')
    expect(await time.getAttribute('aria-busy')).toBe('true')
    expect(await time.isChecked()).toBe(false)

    mayGo.resolve()
    await page.getByRole('link', { name: /^Book \w{3} \d+ / }).waitFor()
    expect(await time.isChecked()).toBe(true)
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('of the directory: a search that was typed before is made', async () => {
    const { page, pageErrors } = await shop.visitor(onPhone)
    const mayGo = Promise.withResolvers<void>()
    await page.route('**/assets/ProviderSearchField-*.js', async (route) => {
      await mayGo.promise
      await route.continue()
    })
    await page.goto('/ServiceProviders', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)

    await page.getByLabel('Search for a service provider').fill('plumber')
    mayGo.resolve()
    await page.waitForFunction(() => window.earlyTaps === undefined)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Results for “plumber”' }).waitFor()
    expect(new URL(page.url()).search).toBe('?search=plumber')
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('remains as it came where its script fails, and the page around it goes on', async () => {
    const { page } = await shop.visitor(onPhone)
    await page.route('**/assets/shellParts-*.js', (route) => route.abort())
    await page.goto('/Categories')
    await page.waitForFunction(() => window.earlyTaps === undefined)

    await page.getByRole('link', { name: 'Fans', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Fans' }).waitFor()
    await page.getByRole('link', { name: 'Contact Us' }).waitFor()
    await page.getByRole('combobox', { name: 'Search for products' }).fill('kettle')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?search=kettle')
    await page.getByRole('heading', { level: 1, name: 'Search results' }).waitFor()
    await page.context().close()
  })
})

describe('a page that is opened again', () => {
  it('is not sent again, and works with the policy that it came with', async () => {
    const { page, pageErrors } = await shop.visitor(onPhone)
    await page.goto('/Categories')
    await page.goto('/AboutUs')
    await page.goto('/Categories')
    await page.waitForFunction(() => window.earlyTaps === undefined)
    const document = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return navigation && { sent: navigation.transferSize, size: navigation.encodedBodySize }
    })

    expect(document?.sent).toBeLessThan(1500)
    expect(document?.size).toBeGreaterThan(5000)
    expect(pageErrors).toEqual([])
    await page.context().close()
  })
})
