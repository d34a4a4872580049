import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { Browser, Page } from 'playwright'
import { UsageError } from '#api/programs/program.ts'
import { launchBrowser } from '#e2e/testing/browser.ts'
import { extractStories } from './extractStories.ts'

/** One story or docs page, as the index of the built Storybook lists it. */
export interface BookEntry {
  id: string
  type: 'story' | 'docs'
  /** A story, or a test of one. */
  subtype?: 'story' | 'test'
  title: string
  name: string
  tags: readonly string[]
  importPath: string
}

/** The built Storybook, served on this machine, with a browser to read it. */
export type Book = Awaited<ReturnType<typeof openBook>>

const pagesAtOnce = 4

/** A busy machine is no failure. */
const longestWait = 120_000
/** The same on every machine: what a page shows must not follow from where it is read. */
const asEverywhere = {
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'en-ZA',
  timezoneId: 'Africa/Johannesburg',
  deviceScaleFactor: 1,
} as const
const desktop = { width: 1280, height: 800 }

/** Serves the Storybook that `npm run build-storybook` left in `folder`, and launches the browser that looks at the stories with `part` in their id. */
export const openBook = async (folder: string, part = '') => {
  const all = await readIndex(folder)
  const entries = all.filter(({ id }) => id.includes(part))
  const server = createServer(({ url = '/' }, response) => void sendFile(folder, url, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await launchBrowser()
  const { stories: loaded, components } = await loadStories(browser, url)

  return {
    stories: entries.filter(({ type, subtype }) => type === 'story' && subtype !== 'test'),
    /** What the modules of the stories say, by the id of the story. */
    loaded,
    components,
    docs: entries.filter(({ type }) => type === 'docs'),
    has: (id: string) => all.some((entry) => entry.id === id),
    urlOf: ({ id, type }: BookEntry, globals = '') =>
      `${url}/iframe.html?id=${id}&viewMode=${type}${globals && `&globals=${globals}`}`,
    /** Calls `look` for each entry with a page of its own turn, several at once, and gathers what it finds, in the order of the entries. */
    async visit<Found>(visited: readonly BookEntry[], look: (page: Page, entry: BookEntry) => Promise<Found[]>) {
      const found: Found[][] = visited.map(() => [])
      const waiting = visited.map((entry, place) => ({ entry, place }))
      const readOn = async () => {
        const context = await browser.newContext(asEverywhere)
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const page = await context.newPage()
          page.setDefaultTimeout(longestWait)
          await page.setViewportSize(loaded[next.entry.id]?.viewport ?? desktop)
          found[next.place] = await look(page, next.entry)
          await page.close()
        }
        await context.close()
      }
      await Promise.all(Array.from({ length: pagesAtOnce }, readOn))
      return found.flat()
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

const readIndex = async (folder: string) => {
  try {
    const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
    return Object.values(entries as Record<string, BookEntry>)
  } catch {
    throw new UsageError(`There is no Storybook in ${folder}: run npm run build-storybook first.`)
  }
}

const loadStories = async (browser: Browser, url: string) => {
  const page = await browser.newPage()
  await page.goto(`${url}/iframe.html`)
  const loaded = await page.evaluate(extractStories)
  await page.close()
  return loaded
}

const sendFile = async (folder: string, url: string, response: ServerResponse) => {
  const path = normalize(decodeURIComponent(new URL(url, 'http://book').pathname))
  try {
    const content = await readFile(join(folder, path === '/' ? 'index.html' : path))
    response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'text/html' }).end(content)
  } catch {
    response.writeHead(404).end()
  }
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
