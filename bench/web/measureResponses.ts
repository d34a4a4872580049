import type { Browser, Page } from 'playwright'
import type { Figures } from '#api/programs/figures.ts'
import { median, repeat } from '#bench/rounds.ts'
import { describeThrottling, phone, rounds, slow3G, slow4G, type Throttling, throttle } from './phone.ts'
import { visitBefore } from './visitBefore.ts'

/** Milliseconds after which a page that does not come to life is an error. */
const longest = 60_000

/** How soon a page answers: from the sight of a button until the page is live, and from a tap to the next paint. */
export const measureResponses = async (figures: Figures, browser: Browser, url: string, productPath: string) => {
  figures.note(`visible to live, medians of ${rounds}: ${describeThrottling(slow3G)}`)
  await visitBefore(url, ['/', productPath])
  for (const [name, path] of [
    ['home', '/'],
    ['product', productPath],
  ] as const) {
    const visits = await repeat(rounds, () => withPage(browser, url, slow3G, (page) => measureLife(page, path)))
    figures.figure(`${name}, first button visible`, median(visits.map(({ visible }) => visible)), ' ms')
    figures.figure(`${name}, visible to live`, median(visits.map(({ live, visible }) => live - visible)), ' ms', {
      atMost: 2000,
    })
  }

  figures.note(`tap to next paint on home, medians of ${rounds}: ${describeThrottling(slow4G)}`)
  const taps = await repeat(rounds, () => withPage(browser, url, slow4G, measureTaps))
  figures.figure('home, Add to cart to next paint', median(taps.map(({ add }) => add)), ' ms', { atMost: 120 })
  figures.figure('home, menu to next paint', median(taps.map(({ menu }) => menu)), ' ms', { atMost: 120 })
}

const withPage = async <Result>(
  browser: Browser,
  url: string,
  throttling: Throttling,
  measure: (page: Page) => Promise<Result>,
) => {
  const context = await browser.newContext({ ...phone, baseURL: url })
  try {
    await context.addInitScript(recordLife)
    const page = await context.newPage()
    await throttle(page, throttling)
    return await measure(page)
  } finally {
    await context.close()
  }
}

interface Life {
  /** Milliseconds since the beginning of the visit; 0 until then. */
  visible: number
  live: number
  /** The longest event from input to paint. */
  slowest: number
}

const measureLife = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'commit', timeout: longest })
  await page.waitForFunction(() => (Reflect.get(window, 'life') as Life).live > 0, undefined, { timeout: longest })
  return readLife(page)
}

/** Milliseconds of quiet before a tap, and after it, until the paint has been recorded. */
const settling = 3000

const measureTaps = async (page: Page) => {
  await measureLife(page, '/')
  await page.waitForTimeout(settling)
  const add = await measureTap(page, 'main button:has-text("Add to cart")')
  const menu = await measureTap(page, 'header button[aria-label="Open the menu"]')
  return { add, menu }
}

const measureTap = async (page: Page, selector: string) => {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(settling)
  await page.evaluate(() => {
    ;(Reflect.get(window, 'life') as Life).slowest = 0
  })
  // With the finger itself: what Playwright's own `tap` looks up in the page would be measured with it.
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(settling)
  return (await readLife(page)).slowest
}

const readLife = (page: Page) => page.evaluate(() => Reflect.get(window, 'life') as Life)

// Runs in the page: it is live once it begins to replay early taps. Parts that come later have what is pressed kept for them.
const recordLife = () => {
  const life: Life = { visible: 0, live: 0, slowest: 0 }
  Reflect.set(window, 'life', life)
  new PerformanceObserver((list) => {
    const [mark] = list.getEntriesByName('interactive')
    if (mark) life.live = mark.startTime
  }).observe({ type: 'mark', buffered: true })
  const look = () => {
    const button = document.querySelector('main button')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (button && paint) life.visible = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) life.slowest = Math.max(life.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
