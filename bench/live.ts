import { startTestServer } from '#api/eventStore/testing/testServer/testServer.ts'
import { connectionLimits } from '#api/http/server/connectionLimits.ts'
import { openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { type OptionsOf, optionParser, parseCommandLine, text, wholeNumber } from '#harness/parseCommandLine.ts'
import { measureBadFrames, measureRandomFrames, openSlowReaders } from './live/measureBadClients.ts'
import { measureBroadcasts } from './live/measureBroadcasts.ts'
import { measureCrowd } from './live/measureCrowd.ts'
import { measureEndlessBodies } from './live/measureEndlessBodies.ts'
import { measureGuests } from './live/measureGuests.ts'
import { measureNodes } from './live/measureNodes.ts'
import { measureConnections, measureSlowCallers } from './live/measureSlowCallers.ts'
import { startDemoShop } from './live/startDemoShop.ts'

const usage =
  'npm run bench:live -- [--shop <a checkout>] [--sockets <how many, at most 2000>] [--slow <how many, at most 2000>]'
const options = {
  /** The folder of a checkout of the shop, to compare two commits; by default this one. */
  shop: text(process.cwd()),
  /** Live sockets that open one product. */
  sockets: wholeNumber({ min: 1, max: 2000, default: 1000 }),
  /** Callers who send their headers one byte a second, and as many who send their bodies so. */
  slow: wholeNumber({ min: 1, max: 2000, default: 300 }),
}

const figures = openFigures()
/** Milliseconds by which a limit may be late. */
const tolerance = 5000
const randomFrames = 100_000

/** `npm run bench:live`: what abusive connections can take from a shop, and what many live sockets cost other visitors. */
const main = async () => {
  const given = parseCommandLine(optionParser(options), usage)
  if (!given) return 2

  for (const line of await machineConditions('.')) figures.note(line)
  await measure(given)
  figures.note(loadAverageLine())
  return figures.close()
}

const measure = async ({ shop: checkout, sockets, slow }: OptionsOf<typeof options>) => {
  await measureTwoNodes(checkout)
  await using shop = await startDemoShop(checkout)
  await measureBroadcasts(figures, { ...shop, sockets, broadcasts: 20 })
  const countSlowReaders = await openSlowReaders(figures, shop.url, 20)
  await measureCrowd(figures, { ...shop, sockets, seconds: 4 })
  await measureGuests(figures, {
    ...shop,
    sockets: 2 * connectionLimits.sockets,
    maxSockets: connectionLimits.sockets,
    seconds: 5,
  })
  await measureEndlessBodies(figures, shop.url)
  await measureConnections(figures, shop.url, 500, connectionLimits.connections)
  await measureBadFrames(figures, shop.url)
  await measureRandomFrames(figures, shop.url, randomFrames)
  const { headers, body } = connectionLimits
  await measureSlowCallers(figures, {
    url: shop.url,
    count: slow,
    headers: headers + tolerance,
    body: body + tolerance,
  })
  await countSlowReaders()
}

// Against the protocol test server: what counts is the shops, and it needs no installation.
const measureTwoNodes = async (checkout: string) => {
  const server = await startTestServer()
  try {
    await using here = await startDemoShop(checkout, server.url)
    await using there = await startDemoShop(checkout, server.url)
    await measureNodes(figures, { nodes: [here, there], productId: here.productId, sockets: 100 })
  } finally {
    server.stop()
  }
}

await runProgram(main)
