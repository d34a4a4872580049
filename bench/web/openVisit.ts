import type { Browser, Page } from 'playwright'
import type { ByteCounter } from './openByteCounter.ts'

/** Bits a second, milliseconds and times: slow 4G as Lighthouse has it, on a phone four times slower than this machine. */
export const slowPhone = { down: 1_638_400, up: 768_000, latency: 150, cpu: 4 }

/** Milliseconds without a byte after which a page has loaded what it loads by itself. */
const quiet = 4000
/** Milliseconds after which a page that is never quiet is measured all the same. */
const longestVisit = 40_000

interface VisitOptions {
  path: string
  headers?: Record<string, string>
  throttled: boolean
  /** The visitor presses a key and scrolls to the end: what only staying visitors need is loaded as well. */
  stays?: boolean
}

export interface Visit {
  /** Bytes on the wire, headers included. */
  bytes: number
  requests: number
  /** Bytes of the scripts that the page's first paint is followed by, compressed as they came. */
  firstScript: number
  /** Milliseconds. */
  fcp: number
  lcp: number
  cls: number
}

/** Opens a page in a browser that has been nowhere before. `visits`: how often it is opened, each time in a new tab. */
export const measureVisits = async (browser: Browser, counter: ByteCounter, options: VisitOptions, visits = 1) => {
  const { headers = {} } = options
  const context = await browser.newContext({ ...phone, baseURL: counter.url, extraHTTPHeaders: headers })
  try {
    await context.addInitScript(recordVitals)
    const measured: Visit[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await context.newPage()
      measured.push(await measureVisit(page, counter, options))
      await page.close()
    }
    return measured
  } finally {
    await context.close()
  }
}

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const measureVisit = async (
  page: Page,
  counter: ByteCounter,
  { path, throttled, stays = false }: VisitOptions,
): Promise<Visit> => {
  if (throttled) await slowDown(page)
  let requests = 0
  page.context().on('request', () => {
    requests += 1
  })
  const before = counter.bytes()
  const document = await page.goto(path, { waitUntil: 'load', timeout: longestVisit })
  if (!document?.ok() && document?.status() !== 304) throw new Error(`${path} was answered with ${document?.status()}`)
  await waitUntilQuiet(page, counter)
  if (stays) {
    await readToEnd(page)
    await waitUntilQuiet(page, counter)
  }
  return { bytes: counter.bytes() - before, requests, ...(await page.evaluate(readVitals)) }
}

const waitUntilQuiet = async (page: Page, counter: ByteCounter) => {
  const end = performance.now() + longestVisit
  while (counter.silence() < quiet && performance.now() < end) await page.waitForTimeout(200)
}

const readToEnd = async (page: Page) => {
  await page.keyboard.press('Shift')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo(0, to), top)
    await page.waitForTimeout(150)
  }
  // The worker starts a second after the key.
  await page.waitForTimeout(3000)
}

const slowDown = async (page: Page) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  const throughput = { downloadThroughput: slowPhone.down / 8, uploadThroughput: slowPhone.up / 8 }
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency: slowPhone.latency, ...throughput })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
}

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

// Both run in the page.
const recordVitals = () => {
  const vitals = { lcp: 0, cls: 0 }
  Reflect.set(window, 'vitals', vitals)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as ShiftEntry[]) if (!hadRecentInput) vitals.cls += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const readVitals = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const named = new Set<string>()
  for (const it of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) named.add(it.href)
  for (const it of document.querySelectorAll<HTMLScriptElement>('script[src]')) named.add(it.src)
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    named.has(name),
  )
  const firstScript = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { firstScript, fcp: paint?.startTime ?? 0, ...(Reflect.get(window, 'vitals') as { lcp: number; cls: number }) }
}
