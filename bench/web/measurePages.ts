import type { Browser } from 'playwright'
import type { Figures } from '#api/programs/figures.ts'
import type { ByteCounter } from './openByteCounter.ts'
import { measureVisits, slowPhone } from './openVisit.ts'

/** Kilobytes of 1000 bytes, compressed. */
const kilobyte = 1000
const allBar = { atMost: 200 }
const scriptBar = { atMost: 118 }
const lcpBar = { atMost: 1500 }
const clsBar = { atMost: 0.02 }
const stayingBar = { atMost: 320 }

/** The first visit to each page, by a browser that knows nothing of the shop. `productPath`: of any product. */
export const measurePages = async (figures: Figures, browser: Browser, counter: ByteCounter, productPath: string) => {
  const { down, up, latency, cpu } = slowPhone
  figures.note(
    `first visits: 360 x 800, ${down / 1000} kbit/s down, ${up / 1000} up, ${latency} ms, processor ${cpu} times slower; bytes until 4 s after the last one, the service worker's included`,
  )
  const pages = [
    { name: 'home', path: '/' },
    { name: 'category', path: '/Categories/Household' },
    { name: 'product', path: productPath },
    { name: 'search', path: '/?search=kettle' },
    { name: 'cart', path: '/Cart' },
  ]
  for (const { name, path } of pages) {
    const [visit] = await measureVisits(browser, counter, { path, throttled: true })
    if (!visit) continue
    figures.figure(`${name}, bytes`, visit.bytes / kilobyte, ' KB', allBar)
    figures.figure(`${name}, requests`, visit.requests)
    figures.figure(`${name}, first script`, visit.firstScript / kilobyte, ' KB', scriptBar)
    figures.figure(`${name}, FCP`, visit.fcp, ' ms')
    figures.figure(`${name}, LCP`, visit.lcp, ' ms', lcpBar)
    figures.figure(`${name}, CLS`, visit.cls, '', clsBar)
  }
  const [staying] = await measureVisits(browser, counter, { path: '/', throttled: true, stays: true })
  if (!staying) return
  figures.figure('home, read to its end, bytes', staying.bytes / kilobyte, ' KB', stayingBar)
  figures.figure('home, read to its end, requests', staying.requests)
}
