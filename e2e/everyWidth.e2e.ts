import type { CDPSession, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { findLayoutFaults } from '#e2e/testing/findLayoutFaults.ts'
import { fillWithLongTexts } from '#e2e/testing/longTexts.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import type { VisitorRole } from '#e2e/testing/routeTable.ts'
import { type Screen, screens } from '#e2e/testing/screens.ts'
import { onDesktop, openTab, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()
const widths = [320, 360, 412, 768, 780, 820, 900, 1024, 1280, 1536]
const roles: VisitorRole[] = ['guest', 'customer', 'admin']

/** Pixels of the browser's standard text: as delivered, and at 200 %. */
const textSizes = [
  { name: '100 %', standard: 16 },
  { name: '200 %', standard: 32 },
]

/** Half of the widths, the other half for large text and for the next screen; with `WIDTHS=all` all of them, which takes twice the time. */
const widthsOf = (screen: Screen, size: number) =>
  widths.filter(
    (width, index) =>
      (process.env['WIDTHS'] === 'all' || (index + size + screens.indexOf(screen)) % 2 === 0) &&
      !(screen.onPhones && width > 768),
  )

let ids: Record<string, string>
let visitors: Record<VisitorRole, Visitor>

beforeAll(async () => {
  ids = await fillWithLongTexts(shop.url)
  const [guest, customer, admin] = await Promise.all(
    roles.map(() => shop.visitor({ ...onDesktop, reducedMotion: 'reduce' })),
  )
  if (!guest || !customer || !admin) throw new Error('There is no browser')
  await logIn(customer, 'amina@ekhaya.example', 'Sawubona-amina')
  await logIn(admin, 'admin@ekhaya.example', 'Sawubona-admin')
  visitors = { guest, customer, admin }
}, 120_000)

const logIn = async (visitor: Visitor, email: string, password: string) => {
  await visitor.page.goto('/Login')
  await signIn(visitor, email, password)
}

const openScreen = async (page: Page, { path, text, open }: Screen) => {
  await page.goto(path.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(ids[name] ?? name)))
  // Chromium can keep the styles of the old width where a style arrives during the resize.
  await page.waitForLoadState('networkidle')
  if (text) await page.getByText(text).first().waitFor()
  await open?.(page)
}

/** Chooses the text size as visitors do in the settings of their browser. */
const chooseTextSize = (session: CDPSession, standard: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard } })

const faultsAtWidths = async (page: Page, screen: Screen) => {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const [size, { name, standard }] of textSizes.entries()) {
    await chooseTextSize(session, standard)
    for (const width of widthsOf(screen, size)) {
      await page.setViewportSize({ width, height: 900 })
      const faults = await page.evaluate(findLayoutFaults, screen.part)
      found.push(...faults.map((fault) => `${width} px, text at ${name}: ${fault}`))
    }
  }
  return found
}

describe.concurrent.each(roles)('for a %s, at every width and text size', (role) => {
  it.for(screens.filter((screen) => screen.role === role))('$name has no layout fault', async (screen, { expect }) => {
    const { page, pageErrors } = await openTab(visitors[role].page.context())
    await page.setViewportSize({ width: screen.onPhones ? 412 : 1280, height: 900 })
    await openScreen(page, screen)

    expect(await faultsAtWidths(page, screen)).toEqual([])
    // A page that crashed has no fault at any width.
    expect(pageErrors.filter((error) => !error.includes('Failed to load resource'))).toEqual([])
    await page.close()
  })
})

describe('a layout fault is found:', () => {
  const planted: [fault: string, html: string, found: RegExp][] = [
    ['a page that scrolls sideways', '<p style="width: 130vw">Kettle</p>', /px too wide, by "Kettle"/],
    [
      'a covered control',
      '<div style="position: relative"><button>Add to cart</button><div style="position: absolute; inset: 0">New</div></div>',
      /"Add to cart" is covered by "New"/,
    ],
    [
      'a control under a bar that stays in view',
      '<div style="height: 1200px"></div><button>Review order</button><p style="position: fixed; inset: auto 0 0; height: 90px">R</p>',
      /"Review order" is covered/,
    ],
    [
      'a word in pieces',
      '<p style="width: 70px; overflow-wrap: anywhere">Household</p>',
      /"Household" of "Household" is broken into/,
    ],
    [
      'a price that is cut off',
      '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">R\u00A015\u00A0599.00</p>',
      /"R.15.599.00" of "R.15.599.00" is cut/,
    ],
    ['a price in two lines', '<p style="width: 60px">R 15 599.00</p>', /"R 15 599.00" of "R 15 599.00" is broken/],
    [
      'a number that its field cuts off',
      '<input value="1234567.00" style="width: 40px">',
      /"1234567.00" of a field is cut/,
    ],
    [
      'text beyond its card',
      '<p style="width: 40px; white-space: nowrap">Free delivery</p>',
      /px beyond "Free delivery"/,
    ],
  ]

  it.each(planted)('%s', async (_fault, html, found) => {
    const { page } = await openTab(visitors.guest.page.context())
    await page.setViewportSize({ width: 360, height: 800 })
    await page.setContent(html)

    expect(await page.evaluate(findLayoutFaults, undefined)).toContainEqual(expect.stringMatching(found))
    await page.close()
  })

  it('not in a page without one', async () => {
    const { page } = await openTab(visitors.guest.page.context())
    await page.setContent('<p>Vuthela kettle, R\u00A015\u00A0599.00</p><button>Add to cart</button>')

    expect(await page.evaluate(findLayoutFaults, undefined)).toEqual([])
    await page.close()
  })
})
