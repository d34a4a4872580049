import { existsSync } from 'node:fs'
import packagedChromium from '@sparticuz/chromium'
import { chromium as playwrightChromium } from 'playwright'

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

  if (process.platform === 'linux' && process.arch === 'x64') {
    return { executablePath: await packagedChromium.executablePath(), args: packagedArguments() }
  }
  if (existsSync(playwrightChromium.executablePath())) return {}

  const executablePath = systemBrowsers.find((path) => existsSync(path))
  if (executablePath) return { executablePath, args: ['--no-sandbox'] }

  throw new Error('No Chromium found: set CHROMIUM_PATH to one, or run `npx playwright install chromium`.')
}

// The package is made for single-process hosts and switches browser security off; tests want ordinary processes and the real rules.
const unwanted = ['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content']
const packagedArguments = () => packagedChromium.args.filter((argument) => !unwanted.includes(argument))
