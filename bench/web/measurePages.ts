import type { Browser } from 'playwright'
import type { FigureBar, Figures } from '#api/programs/figures.ts'
import { testClient } from '#api/testing/testClient.ts'
import { median, repeat } from '#bench/rounds.ts'
import { signIn } from '#bench/signIn.ts'
import type { ByteCounter } from './openByteCounter.ts'
import { measureVisits, type Visit, type VisitOptions } from './openVisit.ts'
import { describeThrottling, rounds, slow4G } from './phone.ts'
import { visitBefore } from './visitBefore.ts'

/** Kilobytes of 1000 bytes, as they came; KiB of 1024 bytes. */
const kilobyte = 1000
const kibibyte = 1024

interface MeasuredProduct {
  id: string
  path: string
}

interface MeasuredPage extends Pick<VisitOptions, 'path' | 'session'> {
  name: string
  /** KiB as gzip. */
  script: number
  /** Kilobytes. */
  all: number
  /** Milliseconds until the largest part is painted. */
  painted: number
}

/** The first visit to each page, by a browser that knows nothing of the shop. `product`: any, with the path of its page. */
export const measurePages = async (
  figures: Figures,
  browser: Browser,
  counter: ByteCounter,
  product: MeasuredProduct,
) => {
  figures.note(
    `first visits, medians of ${rounds}: ${describeThrottling(slow4G)}; bytes until 4 s after the last one, the service worker's included`,
  )
  const pages = await pagesOf(counter.url, product)
  await visitBefore(
    counter.url,
    pages.map(({ path }) => path),
  )
  for (const page of pages) await measurePage(figures, browser, counter, page)

  const [staying] = await measureVisits(browser, counter, { path: '/', throttling: slow4G, stays: true })
  if (!staying) return
  figures.figure('home, read to its end, bytes', staying.bytes / kilobyte, ' KB', { atMost: 320 })
  figures.figure('home, read to its end, requests', staying.requests)
}

const pagesOf = async (url: string, product: MeasuredProduct): Promise<MeasuredPage[]> => {
  const customer = await signIn(url, 'Customer')
  const admin = await signIn(url, 'Admin')
  await testClient(url, customer.accessToken)('POST cart/add', { querydata: { productId: product.id, count: 1 } })
  const forAll = { script: 115, all: 200, painted: 1500 }
  // What they show is in no document: it is asked for with the session, once the script runs.
  const ofSession = { painted: 2500 }
  return [
    { name: 'home', path: '/', ...forAll },
    { name: 'category', path: '/Categories/Household', ...forAll },
    { name: 'product', path: product.path, ...forAll },
    { name: 'search', path: '/?search=kettle', ...forAll },
    { name: 'cart', path: '/Cart', ...forAll },
    { name: 'review', path: '/buy/review', session: customer.session, ...ofSession, script: 150, all: 300 },
    { name: 'dashboard', path: '/Dashboard', session: admin.session, ...ofSession, script: 260, all: 400 },
  ]
}

const measurePage = async (figures: Figures, browser: Browser, counter: ByteCounter, page: MeasuredPage) => {
  const { name, path, session, script, all, painted } = page
  const visits = await repeat(rounds, () => measureVisits(browser, counter, { path, session, throttling: slow4G }))
  const show = (figure: string, key: keyof Visit, unit: string, bar: FigureBar = {}, divisor = 1) =>
    figures.figure(`${name}, ${figure}`, median(visits.flat().map((visit) => visit[key])) / divisor, unit, bar)

  show('bytes', 'bytes', ' KB', { atMost: all }, kilobyte)
  show('requests', 'requests', '')
  show('first script as gzip', 'firstScript', ' KiB', { atMost: script }, kibibyte)
  show('FCP', 'fcp', ' ms')
  show('LCP', 'lcp', ' ms', { atMost: painted })
  show('CLS', 'cls', '', { atMost: 0.02 })
}
