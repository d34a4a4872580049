import type { Browser } from 'playwright'
import type { Figures } from '#api/programs/figures.ts'
import type { ByteCounter } from './openByteCounter.ts'
import { measureVisits, slowPhone } from './openVisit.ts'

/** Kilobytes of 1000 bytes; bars from the budgets of the pages (130 and 150 KiB of script, 250 KiB in all). */
const kilobyte = 1000
const browsing = { atMost: 133 }
const buying = { atMost: 153 }
const lcpBar = { atMost: 1800 }
const clsBar = { atMost: 0.02 }

/** The first visit to each page, by a browser that knows nothing of the shop. `productPath`: of any product. */
export const measurePages = async (figures: Figures, browser: Browser, counter: ByteCounter, productPath: string) => {
  const { down, up, latency, cpu } = slowPhone
  figures.note(
    `first visits: 360 x 800, ${down / 1000} kbit/s down, ${up / 1000} up, ${latency} ms, processor ${cpu} times slower; bytes until 4 s after the last one, the service worker's included`,
  )
  const pages = [
    { name: 'home', path: '/', script: browsing, all: { atMost: 256 } },
    { name: 'category', path: '/Categories/Household', script: browsing },
    { name: 'product', path: productPath, script: browsing },
    { name: 'search', path: '/?search=kettle', script: browsing },
    { name: 'cart', path: '/Cart', script: buying },
  ]
  for (const { name, path, script, all } of pages) {
    const [visit] = await measureVisits(browser, counter, { path, throttled: true })
    if (!visit) continue
    figures.figure(`${name}, bytes`, visit.bytes / kilobyte, ' KB', all)
    figures.figure(`${name}, requests`, visit.requests)
    figures.figure(`${name}, first script`, visit.firstScript / kilobyte, ' KB', script)
    figures.figure(`${name}, FCP`, visit.fcp, ' ms')
    figures.figure(`${name}, LCP`, visit.lcp, ' ms', lcpBar)
    figures.figure(`${name}, CLS`, visit.cls, '', clsBar)
  }
}
