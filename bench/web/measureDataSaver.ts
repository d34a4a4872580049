import type { Browser } from 'playwright'
import type { Figures } from '#api/programs/figures.ts'
import type { ByteCounter } from './openByteCounter.ts'
import { measureVisits } from './openVisit.ts'
import { slow4G } from './phone.ts'
import { visitBefore } from './visitBefore.ts'

const kilobyte = 1000

/** Two visits to the home page by somebody who saves data. */
export const measureDataSaver = async (figures: Figures, browser: Browser, counter: ByteCounter) => {
  const headers = { 'Save-Data': 'on' }
  const options = { path: '/', headers, throttling: slow4G }
  await visitBefore(counter.url, [options.path], headers)
  const [first, second] = await measureVisits(browser, counter, options, 2)
  if (!first || !second) return
  figures.figure('data-saver home, first visit, bytes', first.bytes / kilobyte, ' KB', { atMost: 22 })
  figures.figure('data-saver home, first visit, requests', first.requests)
  figures.figure('data-saver home, first visit, FCP', first.fcp, ' ms')
  figures.figure('data-saver home, second visit, bytes', second.bytes / kilobyte, ' KB', { atMost: 2 })
  figures.figure('data-saver home, second visit, requests', second.requests)
}
