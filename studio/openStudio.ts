import { chromium } from 'playwright'
import { browserOptions } from '#e2e/testing/browser.ts'
import type { Studio } from './stage.ts'

/** Opens the studio's page in a browser that renders with a software GPU. */
export const openStudio = async (script: string) => {
  const { args = [], ...options } = await browserOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...args.filter((word) => word !== '--disable-gpu'), ...softwareGpu],
  })
  const page = await browser.newPage()
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
  page.on('pageerror', (error) => console.error(error))
  await page.setContent('<!doctype html><body></body>')
  await page.addScriptTag({ content: script })
  return {
    take: async (name: string, draft: boolean) => {
      const address = await page.evaluate(
        ([name, draft]) => (window as unknown as { studio: Studio }).studio.take(name, draft),
        [name, draft] as const,
      )
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}

const softwareGpu = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]
