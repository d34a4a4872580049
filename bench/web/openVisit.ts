import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import type { StoredSession } from '#bench/signIn.ts'
import type { ByteCounter } from './openByteCounter.ts'
import { phone, type Throttling, throttle } from './phone.ts'

/** Milliseconds without a byte after which a page has loaded what it loads by itself. */
const quiet = 4000
/** Milliseconds after which a page that is never quiet is measured all the same. */
const longestVisit = 40_000

export interface VisitOptions {
  path: string
  headers?: Record<string, string>
  throttling: Throttling
  /** Somebody is signed in. */
  session?: StoredSession | undefined
  /** The visitor presses a key and scrolls to the end: what only staying visitors need is loaded as well. */
  stays?: boolean
}

export interface Visit {
  /** Bytes on the wire, headers included. */
  bytes: number
  requests: number
  /** Bytes as gzip of the scripts that the document names. */
  firstScript: number
  /** Milliseconds. */
  fcp: number
  lcp: number
  cls: number
}

/** Opens a page in a browser that has been nowhere before. `visits`: how often it is opened, each time in a new tab. */
export const measureVisits = async (browser: Browser, counter: ByteCounter, options: VisitOptions, visits = 1) => {
  const { headers = {}, session = {} } = options
  const context = await browser.newContext({ ...phone, baseURL: counter.url, extraHTTPHeaders: headers })
  try {
    await context.addInitScript(recordVitals)
    await context.addInitScript(storeSession, session)
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

const measureVisit = async (page: Page, counter: ByteCounter, options: VisitOptions): Promise<Visit> => {
  const { path, throttling, stays = false } = options
  await throttle(page, throttling)
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
  const bytes = counter.bytes() - before
  const { scripts, ...vitals } = await page.evaluate(readVitals)
  const sizes = await Promise.all(scripts.map(gzippedBytes))
  return { bytes, requests, ...vitals, firstScript: sizes.reduce((sum, size) => sum + size, 0) }
}

const gzippedBytes = async (url: string) => gzipSync(await (await fetch(url)).bytes()).length

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

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

// These run in the page.
const storeSession = (session: StoredSession) => {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
}

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
  return {
    scripts: [...named],
    fcp: paint?.startTime ?? 0,
    ...(Reflect.get(window, 'vitals') as { lcp: number; cls: number }),
  }
}
