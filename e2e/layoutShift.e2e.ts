import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

interface Speed {
  /** Kilobits per second. */
  down: number
  /** Kilobits per second. */
  up: number
  /** Milliseconds. */
  latency: number
  /** The factor by which the CPU is slowed down. Chromium does so by keeping it busy, which two cores cannot do for every page. */
  cpu?: number
}

const slow4g: Speed = { down: 1600, up: 750, latency: 150 }
const slow3g: Speed = { down: 400, up: 400, latency: 400, cpu: 6 }

/** Milliseconds: several slowed-down pages share the machine. */
const maxWait = 60_000

const product = '/vuthela-rondavel-kettle'

const publicPages = [
  '/',
  '/Categories',
  '/Categories/Appliances',
  '/Brands/Vuthela',
  product,
  // With an offer of a plumber.
  '/pulane-swan-mixer',
  '/?search=kettle',
  '/Cart',
  '/ServiceProviders',
  '/ServiceProviders?search=plumber',
  '/ServiceProvider/hendrik-botha',
  '/Help',
  '/AboutUs',
  '/ContactUs',
  '/BuyNowPayLater',
  '/Login',
  '/Signup',
  '/no-such-product',
  '/no/such/page',
]

// Retries once: the browser's network emulation hangs once in some hundred loads. A real layout shift happens again.
describe.concurrent('on a slow network', { timeout: 4 * maxWait, retry: 1 }, () => {
  it.each(publicPages)('%s does not shift while it loads, and requests its font once', async (path) => {
    expect(await measureLoad(path, slow4g)).toEqual({ shifted: [], fonts: 1 })
  })

  it.each(['/', product])('%s does not shift on 3G and a slow phone', async (path) => {
    expect(await measureLoad(path, slow3g)).toEqual({ shifted: [], fonts: 1 })
  })

  it('given products in the cart, the cart and a product page do not shift', async () => {
    const storageState = await storageWithCart()

    expect(await measureLoad('/Cart', slow4g, { storageState })).toEqual({ shifted: [], fonts: 1 })
    expect(await measureLoad(product, slow4g, { storageState })).toEqual({ shifted: [], fonts: 1 })
  })
})

/** The most that one page may shift: the sum of all layout shifts without recent input. */
const maxShift = 0.02

const measureLoad = async (path: string, speed: Speed, contextOptions: BrowserContextOptions = {}) => {
  const { page } = await shop.visitor({ ...onPhone, ...contextOptions })
  await slowDown(page, speed)
  await page.addInitScript(recordShifts)
  const unanswered = unansweredRequests(page)
  await Promise.all([
    page.waitForEvent('websocket', { timeout: maxWait }),
    page.goto(path, { timeout: maxWait }),
  ]).catch((error) => expect.fail(`${error}\nWithout an answer: ${[...unanswered].join(', ')}`))
  await page.waitForLoadState('networkidle', { timeout: maxWait })
  const { shifts, fonts } = await page.evaluate(() => ({
    shifts: Reflect.get(window, 'shifts') as Shift[],
    fonts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  }))
  await page.context().close()
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return { shifted: total > maxShift ? shifts : [], fonts }
}

/** The URLs of requests that are not finished. */
const unansweredRequests = (page: Page) => {
  const addresses = new Set<string>()
  page.on('request', (request) => addresses.add(request.url()))
  page.on('requestfinished', (request) => addresses.delete(request.url()))
  page.on('requestfailed', (request) => addresses.delete(request.url()))
  return addresses
}

const slowDown = async (page: Page, { down, up, latency, cpu }: Speed) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  const bytes = { downloadThroughput: (down * 1000) / 8, uploadThroughput: (up * 1000) / 8 }
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency, ...bytes })
  if (cpu) await tools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

interface Shift {
  value: number
  /** Milliseconds since the navigation began. */
  at: number
  /** The elements that moved, with the beginning of their texts. */
  moved: string[]
}

// Runs in the page. Records what moved, because the figure alone does not explain a failure.
const recordShifts = () => {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  const shifts: Shift[] = []
  Reflect.set(window, 'shifts', shifts)
  const record = ({ value, startTime, sources }: Entry) => {
    const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`)
    shifts.push({ value, at: Math.round(startTime), moved })
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) if (!entry.hadRecentInput) record(entry)
  }).observe({ type: 'layout-shift', buffered: true })
}

const storageWithCart = async () => {
  const { page } = await shop.visitor(onPhone)
  for (const slug of ['blikkie-koshuis-kettle', 'nkunzi-builders-bucket', 'hlanzeka-mop-and-bucket']) {
    await page.goto(`/${slug}`)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
    await page.getByText(/is in your cart$/).waitFor()
  }
  const storageState = await page.context().storageState()
  await page.context().close()
  return storageState
}
