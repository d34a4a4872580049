import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { launchBrowser } from './browser.ts'
import { dataFolder, type RunningShop, startShop } from './runningShop.ts'
import { openVisitor } from './visitor.ts'

/** A new shop and a browser, open for the journeys of a file and gone after them. */
export const openedShop = () => {
  const data = dataFolder()
  let shop: RunningShop
  let browser: Browser

  beforeAll(async () => {
    shop = await startShop(data.folder)
    browser = await launchBrowser()
  }, 120_000)

  beforeEach(({ onTestFailed }) => onTestFailed(() => tellPages(browser)))

  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
    data.remove()
  })

  return {
    get url() {
      return shop.url
    },
    visitor: (size: BrowserContextOptions) => openVisitor(browser, shop.url, size),
    /** Closes the shop as an operator would, and opens it again. */
    reopen: async () => {
      await shop.stop()
      shop = await startShop(data.folder)
    },
  }
}

/** What stands on every page that is open, as somebody hears it who cannot see it: a failure that comes by chance leaves nothing else. */
const tellPages = async (browser: Browser) => {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const heard = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
    process.stderr.write(`${page.url()}\n${heard}\n\n`)
  }
}
