import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

/** Slow 3G: bytes per second, and milliseconds of latency. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** The factor by which the CPU is slowed down. Chromium does so by keeping it busy: one slow page has to do. */
const slowPhone = 6

/** Milliseconds: the machine may be busy. */
const maxWait = 60_000

/** Opens a page and resolves when its first button is visible. Holds its script back until `releaseScript`. */
const openBeforeScript = async (path: string, cpu = 1) => {
  const { page, pageErrors } = await shop.visitor(onPhone)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', slow3G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const releaseScript = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await releaseScript.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit', timeout: maxWait })
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ })
  await add.first().waitFor({ timeout: maxWait })
  return { page, pageErrors, add, releaseScript: releaseScript.resolve }
}

/** Taps at once, as a finger does: Playwright's own tap waits until nothing moves and nothing loads. */
const tap = async (page: Page, target: Locator) => {
  const [x, y] = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  })
  await page.touchscreen.tap(x, y)
}

const isQueued = (target: Locator) => target.evaluate((element) => element.matches('[data-tapped][aria-busy=true]'))

/** The products in the guest's stored cart, with their counts. */
const readStoredCart = (page: Page) =>
  page.evaluate(() => {
    const lines: { product: { name: string }; count: number }[] = JSON.parse(localStorage.getItem('cart') ?? '[]')
    return lines.map(({ product, count }) => `${count} ${product.name}`)
  })

const waitForCartLink = (page: Page, linkName: string) =>
  page.getByRole('banner').getByRole('link', { name: linkName }).waitFor({ timeout: maxWait })

describe('on slow 3G, before the script has loaded', { timeout: 2 * maxWait }, () => {
  it.concurrent.each([
    ['/', 'Iqhwane 240 litre fridge freezer'],
    ['/Categories/Appliances', 'Vuthela Rondavel kettle, 1.7 litres'],
    ['/vuthela-rondavel-kettle', 'Vuthela Rondavel kettle, 1.7 litres'],
  ])('at %s, a tap on Add to cart reaches the cart exactly once', async (path, product) => {
    const { page, pageErrors, add, releaseScript } = await openBeforeScript(path)
    await tap(page, add.first())
    expect(await isQueued(add.first())).toBe(true)

    releaseScript()
    await waitForCartLink(page, 'Cart, 1 item')
    await page.waitForLoadState('networkidle')
    expect(await readStoredCart(page)).toEqual([`1 ${product}`])
    expect(await isQueued(add.first())).toBe(false)
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it.concurrent('several taps on a slow phone take effect in order, a tap on the cart link last', async () => {
    const { page, pageErrors, add, releaseScript } = await openBeforeScript('/Categories/Appliances', slowPhone)
    await tap(page, add.nth(1))
    await tap(page, add.nth(0))
    await tap(page, add.nth(0))
    await tap(page, page.getByRole('link', { name: /^Cart/ }).first())
    expect(new URL(page.url()).pathname).toBe('/Categories/Appliances')

    releaseScript()
    await page.waitForURL('**/Cart', { timeout: maxWait, waitUntil: 'commit' })
    await waitForCartLink(page, 'Cart, 2 items')
    await page.waitForLoadState('networkidle')
    expect(await readStoredCart(page)).toEqual([
      '1 Vuthela Crispa air fryer, 5 litres',
      '1 Vuthela Rondavel kettle, 1.7 litres',
    ])
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it.concurrent('a link works at once where no other tap is queued', async () => {
    const { page } = await openBeforeScript('/Categories/Appliances')
    await tap(page, page.getByRole('link', { name: /^Cart/ }).first())

    await page.waitForURL('**/Cart', { waitUntil: 'commit', timeout: maxWait })
    await page.context().close()
  })
})
