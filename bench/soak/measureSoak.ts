import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '#api/programs/figures.ts'
import { fillDemoShop } from './fillDemoShop.ts'
import { hourlySlope, type MemorySample, sampleLine, secondHalf } from './memoryCurve.ts'
import { type MixedLoadResult, runMixedLoad } from './runMixedLoad.ts'
import { startWholeShop, type WholeShop } from './startWholeShop.ts'
import { openVisits } from './visits.ts'

interface SoakOptions {
  minutes: number
  /** Products beside the demo catalogue. */
  products: number
  /** Requests a second, at most. */
  rate: number
  /** Seconds between samples. */
  every: number
}

/** Products that are added to the demo, so that orders do not run out of stock. */
export const defaultProducts = 40

const visitors = 8

/** The bars in megabytes, for the demo catalogue and for many more products. */
const maxMegabytes = { demo: 350, large: 450 }
/** Megabytes per hour that still count as flat: within the scatter of the samples of a quarter of an hour. */
const maxSlope = 40
/** The shortest run, in minutes, whose slope has a bar. */
const minMinutes = 10
/** The share of the run that is warm-up. */
const warmUpShare = 1 / 5

/** Measures the memory of the whole shop under a mixed load: samples, largest value and slope. */
export const measureSoak = async ({ note, figure }: Figures, folder: string, options: SoakOptions) => {
  const { minutes, products, rate } = options
  await fillDemoShop(folder, products, visitors)
  note(
    `the demo catalogue and ${products.toLocaleString('en')} more products, ${rate} visits/s at most, ${minutes} minutes`,
  )
  await using shop = await startWholeShop(folder)
  const started = await shop.memory()
  const visits = await openVisits({ url: shop.url, products }, visitors)

  const stopSignal = AbortSignal.timeout(minutes * 60_000)
  const load = runMixedLoad(visits, { visitors, rate, stopSignal })
  const samples = await sampleMemory(shop, options.every, stopSignal, note)
  reportVisits(note, figure, await load, minutes)

  const bar = { atMost: products > defaultProducts ? maxMegabytes.large : maxMegabytes.demo }
  const residents = samples.map(({ resident }) => resident)
  const afterWarmUp = samples.find(({ at }) => at >= minutes * 60 * warmUpShare) ?? samples.at(-1)
  figure('resident after the start', started.resident, ' MB')
  figure('resident after the warm-up', afterWarmUp?.resident ?? Number.NaN, ' MB')
  figure('resident at the end', residents.at(-1) ?? Number.NaN, ' MB', bar)
  figure('resident, largest sample', Math.max(...residents), ' MB', bar)
  figure('resident, peak at any moment with the start', await shop.peak(), ' MB')
  figure(
    'resident, slope of the second half',
    hourlySlope(secondHalf(samples)),
    ' MB/hour',
    minutes >= minMinutes ? { atMost: maxSlope } : {},
  )
  figure('heap in use after a collection', (await shop.memoryAfterCollection()).heapUsed, ' MB')
}

/** Takes a sample every so many seconds until `stopSignal` aborts, and one at the end. */
const sampleMemory = async (shop: WholeShop, every: number, stopSignal: AbortSignal, note: Figures['note']) => {
  const samples: MemorySample[] = []
  const start = performance.now()
  for (;;) {
    await pause(every * 1000, undefined, { signal: stopSignal }).catch(() => undefined)
    const sample = { at: (performance.now() - start) / 1000, ...(await shop.memory()) }
    samples.push(sample)
    note(sampleLine(sample))
    if (stopSignal.aborted) return samples
  }
}

const maxSentences = 5

const reportVisits = (
  note: Figures['note'],
  figure: Figures['figure'],
  { visits, failures }: MixedLoadResult,
  minutes: number,
) => {
  const all = [...visits.values()].reduce((sum, count) => sum + count, 0)
  note([...visits].map(([name, count]) => `${name} ${count}`).join(', '))
  figure('visits', all)
  figure('visits, rate', all / (minutes * 60), '/s')
  figure('visits that failed', failures.length, '', { atMost: 0 })
  for (const failure of failures.slice(0, maxSentences)) note(`  ${failure}`)
}
