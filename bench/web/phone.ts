import type { Page } from 'playwright'

/** A phone of 360 x 800 that can be tapped. */
export const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** Of how many visits a figure is the median. */
export const rounds = 3

/** A line and a processor: bits a second, milliseconds of latency, and how many times slower than this machine. */
export interface Throttling {
  down: number
  up: number
  latency: number
  cpu: number
}

/** Slow 4G as Lighthouse has it, on a phone four times slower than this machine. */
export const slow4G: Throttling = { down: 1_638_400, up: 768_000, latency: 150, cpu: 4 }
/** Slow 3G, on a phone six times slower than this machine. */
export const slow3G: Throttling = { down: 400_000, up: 400_000, latency: 400, cpu: 6 }

export const describeThrottling = ({ down, up, latency, cpu }: Throttling) =>
  `360 x 800, ${down / 1000} kbit/s down, ${up / 1000} up, ${latency} ms, processor ${cpu} times slower`

export const throttle = async (page: Page, { down, up, latency, cpu }: Throttling) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  const throughput = { downloadThroughput: down / 8, uploadThroughput: up / 8 }
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}
