import { openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { launchBrowser } from '#e2e/testing/browser.ts'
import { loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { oneOf, optionParser, parseCommandLine, text } from '#harness/parseCommandLine.ts'
import { startDemoShop } from './live/startDemoShop.ts'
import { measureDataSaver } from './web/measureDataSaver.ts'
import { measurePages } from './web/measurePages.ts'
import { measureResponses } from './web/measureResponses.ts'
import { openByteCounter } from './web/openByteCounter.ts'

const usage = 'npm run bench:web -- [--shop <a checkout>] [--only pages|saver|responses]'
const options = {
  /** The folder of a checkout of the shop, to compare two commits; by default this one. */
  shop: text(process.cwd()),
  /** One part of it; by default all. */
  only: oneOf('pages', 'saver', 'responses'),
}

/** `npm run bench:web`: what the first pages cost a visitor on a phone, in bytes and in time, what the data saver saves, and how soon pages answer. */
const main = async () => {
  const given = parseCommandLine(optionParser(options), usage)
  if (!given) return 2

  const figures = openFigures()
  for (const line of await machineConditions('.')) figures.note(line)
  await using shop = await startDemoShop(given.shop)
  await using counter = await openByteCounter(shop.url)
  await using browser = await launchBrowser()
  const productPath = shop.path.replace('/products/getProduct', '')
  const parts = {
    pages: () => measurePages(figures, browser, counter, { id: shop.productId, path: productPath }),
    saver: () => measureDataSaver(figures, browser, counter),
    responses: () => measureResponses(figures, browser, shop.url, productPath),
  }
  for (const measure of given.only ? [parts[given.only]] : Object.values(parts)) await measure()
  figures.note(loadAverageLine())
  return figures.close()
}

await runProgram(main)
