import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone } from '#e2e/testing/visitor.ts'

declare global {
  interface Window {
    /** What the server rendered, kept until it has been compared. */
    serverElements?: Element[]
  }
}

const shop = openTestShop()

/** Opens a page and waits until every part of it is hydrated. */
const openHydrated = async (path: string, size = onDesktop) => {
  const visitor = await shop.visitor(size)
  await visitor.page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      window.serverElements = [...document.querySelectorAll('#root *')]
    }),
  )
  await visitor.page.goto(path)
  // Some parts load once they are near the screen.
  await visitor.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await visitor.page.waitForFunction(() => window.earlyTaps === undefined)
  return visitor
}

/** The elements of the server that are gone, but for those that stand for what is still to load. */
const findReplaced = (page: Page) =>
  page.evaluate(() =>
    (window.serverElements ?? [])
      .filter((element) => !element.isConnected && !element.closest('[aria-hidden=true]'))
      .filter((element) => element.textContent !== '' || !element.querySelector('[aria-hidden=true]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )

/** The references by id, such as those of labels, that lead to no element. */
const findLostReferences = (page: Page) =>
  page.evaluate(() =>
    [
      'for',
      'list',
      'form',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
    ].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .filter((element) =>
          (element.getAttribute(attribute) ?? '').split(' ').some((id) => document.getElementById(id) === null),
        )
        .map((element) => `${attribute} of ${element.outerHTML.slice(0, 200)}`),
    ),
  )

// Runs in the page. Reading a size or a position makes the browser lay out what has changed at once.
const recordPositionReads = () => {
  const reads: string[] = []
  Reflect.set(window, 'positionReads', reads)
  const names =
    /^(scroll(X|Y|Left|Top|Width|Height|To|By|IntoView)|page[XY]Offset|(client|offset)(Left|Top|Width|Height)|getBoundingClientRect|getClientRects|innerText|focus)$/
  const observe = <Read extends (this: unknown, ...args: unknown[]) => unknown>(name: string, read: Read) =>
    function (this: unknown, ...args: unknown[]) {
      if (!performance.getEntriesByName('interactive').length) reads.push(`${name}, ${new Error().stack}`)
      return read.apply(this, args)
    }
  for (const holder of [window, Element.prototype, HTMLElement.prototype])
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      if (!names.test(name)) continue
      const { get, value } = property
      if (get) Object.defineProperty(holder, name, { ...property, get: observe(name, get) })
      else if (value) Object.defineProperty(holder, name, { ...property, value: observe(name, value) })
    }
}

const paths = [
  '/',
  '/vuthela-rondavel-kettle',
  '/Categories',
  '/Categories/Household',
  '/Brands/Vuthela',
  '/?search=rondavel',
  '/Help',
  '/Returns',
  '/ContactUs',
]

/** What they show at first stands for what the browser loads or measures. */
const pathsWithSkeletons = ['/Cart', '/ServiceProviders', '/ServiceProvider/hendrik-botha', '/account']

describe.each([
  ['a phone', onPhone],
  ['a desktop', onDesktop],
])('on %s, the browser takes over what the server rendered', (_, size) => {
  it.each(paths)('at %s: no element is made anew, and every id that is named exists', async (path) => {
    const { page, pageErrors } = await openHydrated(path, size)
    expect(await page.evaluate(() => window.serverElements?.length)).toBeGreaterThan(50)

    expect(await findReplaced(page)).toEqual([])
    expect(await findLostReferences(page)).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it.each(pathsWithSkeletons)('at %s: every id that is named exists', async (path) => {
    const { page, pageErrors } = await openHydrated(path, size)

    expect(await findLostReferences(page)).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
  })
})

describe('what is rendered after that', () => {
  it('names only ids that exist: the suggestions of a search', async () => {
    const { page } = await openHydrated('/')
    const box = page.getByRole('combobox', { name: 'Search for products' })
    await box.pressSequentially('kett')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('ArrowDown')

    expect(await box.getAttribute('aria-activedescendant')).toBeTruthy()
    expect(await findLostReferences(page)).toEqual([])
    await page.context().close()
  })
})

describe('before a page is live', () => {
  const positionReads = (page: Page) => page.evaluate(() => Reflect.get(window, 'positionReads') as string[])

  // On a slow phone it takes a tenth of a second to lay out a page whose styles the script has just taken over.
  it.each([...paths, ...pathsWithSkeletons])('%s reads no size and no scroll position', async (path) => {
    const { page } = await shop.visitor(onPhone)
    await page.addInitScript(recordPositionReads)
    await page.goto(path)
    await page.waitForFunction(() => window.earlyTaps === undefined)

    expect(await positionReads(page)).toEqual([])
    await page.context().close()
  })

  it('a script that reads them would be seen', async () => {
    const { page } = await shop.visitor(onPhone)
    await page.addInitScript(recordPositionReads)
    await page.goto('data:text/html,<p>A kettle</p>')
    const read = await page.evaluate(() => [scrollY, document.body.offsetHeight, document.body.getClientRects().length])

    expect(read).toEqual([0, expect.any(Number), 1])
    expect((await positionReads(page)).map((found) => found.split(',')[0])).toEqual([
      'scrollY',
      'offsetHeight',
      'getClientRects',
    ])
    await page.context().close()
  })
})

describe('the second picture of a product', () => {
  it('waits for the script on a phone, and comes without a tap', async () => {
    const { page } = await shop.visitor(onPhone)
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
    })
    const mayGo = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await mayGo.promise
      await route.continue()
    })
    await page.goto('/vuthela-rondavel-kettle', { waitUntil: 'commit' })
    await expect.poll(() => pictures).toContainEqual(expect.stringMatching(/kettle-800\./))
    await page.waitForTimeout(500)
    expect(pictures.filter((picture) => /kettle-2-800\./.test(picture))).toEqual([])

    mayGo.resolve()
    await expect.poll(() => pictures).toContainEqual(expect.stringMatching(/kettle-2-800\./))
    await page.context().close()
  })

  it('is there where the script fails to load', async () => {
    const { page } = await shop.visitor(onPhone)
    await page.route('**/assets/*.js', (route) => route.abort())
    const picture = page.waitForRequest(/kettle-2-800\./)
    await page.goto('/vuthela-rondavel-kettle')
    await picture
    await page.context().close()
  })
})

describe('somebody who saves data', () => {
  it('sees the second picture of a product once it is asked for, without the script of the page', async () => {
    const { page } = await shop.visitor({ ...onPhone, extraHTTPHeaders: { 'save-data': 'on' } })
    await page.goto('/vuthela-rondavel-kettle')
    await page.getByRole('button', { name: 'Show all pictures' }).click()

    const second = page.locator('picture img[src*="kettle-2-"]').first()
    await expect.poll(() => second.evaluate((picture) => picture.checkVisibility())).toBe(true)
    await page.context().close()
  })
})

describe('a page whose own script fails to load', () => {
  it('says so, and the page around it lives', async () => {
    const { page } = await shop.visitor(onPhone)
    await page.route('**/assets/ProductRoute-*.js', (route) => route.abort())
    await page.goto('/vuthela-rondavel-kettle')

    await page.getByRole('main').getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await page.context().close()
  })
})
