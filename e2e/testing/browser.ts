import { existsSync } from 'node:fs'
import packagedChromium from '@sparticuz/chromium'
import { type Browser, chromium as playwrightChromium } from 'playwright'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright launch options for the first Chromium found: `CHROMIUM_PATH`, the npm package, Playwright's own, the system's. */
export const browserOptions = async () => {
  const named = process.env['CHROMIUM_PATH']
  if (named) return { executablePath: named, args: ['--no-sandbox'] }

  if (isBrowserPackaged()) {
    return { executablePath: await packagedChromium.executablePath(), args: packagedArguments }
  }
  if (existsSync(playwrightChromium.executablePath())) return {}

  const executablePath = systemBrowsers.find((path) => existsSync(path))
  if (executablePath) return { executablePath, args: ['--no-sandbox'] }

  throw new Error('No Chromium found: set CHROMIUM_PATH to one, or run `npx playwright install chromium`.')
}

/** Whether tests run in the browser of the npm package: the same one everywhere, so that it draws the same pixels. */
export const isBrowserPackaged = () =>
  !process.env['CHROMIUM_PATH'] && process.platform === 'linux' && process.arch === 'x64'

// The package's own switches are for single-process hosts: they turn browser security off and a software GPU on, which has
// failed to start on busy machines. The tests need several processes and the browser's real security rules.
const packagedArguments = [
  '--headless=shell',
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launches a browser for e2e tests, with up to three tries, because a launch can fail on a busy machine. */
export const launchBrowser = async (tries = 3): Promise<Browser> => {
  try {
    return await playwrightChromium.launch(await browserOptions())
  } catch (error) {
    if (tries === 1) throw error
    return launchBrowser(tries - 1)
  }
}
