import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFigures } from '#api/programs/figures.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { blueKettle } from '#domain/testing/fixtures.ts'
import { measureBadFrames, measureRandomFrames } from './live/measureBadClients.ts'
import { measureBroadcasts } from './live/measureBroadcasts.ts'
import { measureCrowd } from './live/measureCrowd.ts'
import { measureEndlessBodies } from './live/measureEndlessBodies.ts'
import { measureGuests } from './live/measureGuests.ts'
import { measureConnections, measureSlowCallers } from './live/measureSlowCallers.ts'

let shop: GivenShop
let shopWithShortTimeouts: GivenShop
let shopWithoutLimits: GivenShop

const unlimited = 1_000_000

// Shops with limits, and one without: the program must find the second one short of its bars.
beforeAll(async () => {
  ;[shop, shopWithShortTimeouts, shopWithoutLimits] = await Promise.all([
    givenShop({ limits: { connections: 20, sockets: 10 } }),
    givenShop({ limits: { headers: 500, body: 1000 } }),
    givenShop({
      limits: { headers: unlimited, body: unlimited, upload: unlimited, connections: unlimited, sockets: unlimited },
    }),
  ])
  await shop.given.product(blueKettle, 10)
})
afterAll(async () => {
  await shop.close()
  await shopWithShortTimeouts.close()
  await shopWithoutLimits.close()
})

/** The lines that a measure prints: the figures and the last line. */
const reportLines = async (measure: (figures: ReturnType<typeof openFigures>) => Promise<void>) => {
  const lines: string[] = []
  const figures = openFigures((line) => lines.push(line))
  await measure(figures)
  figures.close()
  return lines
}

describe('a shop with limits', { timeout: 60_000 }, () => {
  it('cuts off endless bodies', async () => {
    const lines = await reportLines((figures) => measureEndlessBodies(figures, shop.url))
    expect(lines).toContain('endless bodies, answered 413: 6 (bar: at least 6)')
    expect(lines).toContain('endless bodies, still open after 8 s: 0 (bar: at most 0)')
    expect(lines.at(-1)).toBe('bars: 3 met, 0 short')
  })

  it('cuts off slow callers', async () => {
    const options = { url: shopWithShortTimeouts.url, count: 8, headers: 3000, body: 5000 }
    const lines = await reportLines((figures) => measureSlowCallers(figures, options))
    expect(lines).toContain('slow heads, of 8 still open after 3 s: 0 (bar: at most 0)')
    expect(lines.at(-1)).toBe('bars: 2 met, 0 short')
  })

  it('limits the connections of one address', async () => {
    const lines = await reportLines((figures) => measureConnections(figures, shop.url, 30, 20))
    expect(lines).toContain('connections of one address, of 30 open: 20 (bar: at most 20)')
    expect(lines).toContain('connections of one address, told 429: 10')
    expect(lines.at(-1)).toBe('bars: 2 met, 0 short')
  })

  it('limits the live sockets of one address, and sends the messages of guests to admins once a second', async () => {
    const options = { url: shop.url, admin: shop.tokens.themba, sockets: 15, maxSockets: 10, seconds: 3 }
    const lines = await reportLines((figures) => measureGuests(figures, options))
    expect(lines).toContain('live sockets of one address, of 15 let in: 10 (bar: at most 10)')
    expect(lines.at(-1)).toBe('bars: 4 met, 0 short')
  })

  it('sends the count of viewers a few times a second', async () => {
    const options = { url: shop.url, productId: 'blue-kettle', path: '/products/getProduct/blue-kettle', sockets: 8 }
    const lines = await reportLines((figures) => measureCrowd(figures, { ...options, seconds: 1 }))
    const busiestLine = lines.find((line) => line.startsWith('crowd, frames a second of the socket that heard most'))
    expect(Number(/: ([\d.]+)/.exec(busiestLine ?? '')?.[1])).toBeLessThanOrEqual(5)
    expect(lines).toContainEqual(expect.stringMatching(/^beside it, p99: [\d.,]+ ms \(bar: at most 100 ms\)$/))
  })
})

describe('a shop with many visitors', { timeout: 60_000 }, () => {
  it('tells every live socket of every change', async () => {
    const options = { url: shop.url, admin: shop.tokens.themba, productId: 'blue-kettle', sockets: 8, broadcasts: 3 }
    const memory = async () => process.memoryUsage()
    const lines = await reportLines((figures) => measureBroadcasts(figures, { ...options, memory }))
    expect(lines).toContain('broadcast, frames delivered: 24 (bar: at least 24)')
  })

  it('survives bad and random frames', async () => {
    const lines = await reportLines(async (figures) => {
      await measureBadFrames(figures, shopWithShortTimeouts.url)
      await measureRandomFrames(figures, shopWithShortTimeouts.url, 4000)
    })
    expect(lines.at(-1)).toBe('bars: 7 met, 0 short')
  })
})

describe('a shop without limits falls short of its bars', { timeout: 60_000 }, () => {
  it('of slow callers', async () => {
    const options = { url: shopWithoutLimits.url, count: 4, headers: 1500, body: 3000 }
    const lines = await reportLines((figures) => measureSlowCallers(figures, options))
    expect(lines).toContain('slow bodies, of 4 still open after 3 s: 4 (bar: at most 0)')
    expect(lines.at(-1)).toBe('bars: 0 met, 2 short')
  })

  it('of connections and sockets', async () => {
    const connections = await reportLines((figures) => measureConnections(figures, shopWithoutLimits.url, 30, 20))
    expect(connections.at(-1)).toBe('bars: 1 met, 1 short')
    const options = {
      url: shopWithoutLimits.url,
      admin: shopWithoutLimits.tokens.themba,
      sockets: 15,
      maxSockets: 10,
      seconds: 2,
    }
    expect((await reportLines((figures) => measureGuests(figures, options))).at(-1)).toBe('bars: 3 met, 1 short')
  })
})
