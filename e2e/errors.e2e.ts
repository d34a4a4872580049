import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findAxeViolations, loadAxe } from '#e2e/testing/accessibility.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onPhone, signIn } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

/** A phone at a page of the shop that has loaded everything. `prepare` runs before. */
const openPhone = async (path: string, prepare?: (page: Page) => Promise<void>) => {
  const visitor = await shop.visitor(onPhone)
  const { page } = visitor
  await loadAxe(page.context())
  await prepare?.(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return visitor
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })
const homeLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Home', exact: true })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

/** Answers requests for a chunk with a component that throws while it is rendered. */
const breakChunk = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const ${name} = () => { throw new Error('broken by the test') }`,
    }),
  )

describe('a page that throws while it is rendered', () => {
  it('is replaced between header and footer by "Unexpected Application Error!", with Retry', async () => {
    const { page } = await openPhone('/Help')
    await breakChunk(page, 'AboutRoute')

    await footerLink(page, 'About Us').click()

    await heading(page, 'Unexpected Application Error!').waitFor()
    expect(await page.title()).toBe('Something went wrong | Ekhaya')
    expect(await findAxeViolations(page)).toEqual([])
    await page.unroute('**/assets/AboutRoute-*.js')
    await retry(page).click()
    await heading(page, 'About Us').waitFor()
    await page.context().close()
  })

  it('is left by every link', async () => {
    const { page } = await openPhone('/Help')
    await breakChunk(page, 'AboutRoute')
    await footerLink(page, 'About Us').click()
    await heading(page, 'Unexpected Application Error!').waitFor()

    await footerLink(page, 'Contact Us').click()

    await heading(page, 'Contact Us').waitFor()
    await page.context().close()
  })
})

describe('a site that throws while it is rendered', () => {
  it('is replaced by "Something went wrong.", with Retry and Home', async () => {
    const visitor = await openPhone('/Help')
    const { page } = visitor
    // Part of the header of signed-in people.
    await breakChunk(page, 'InboxLink')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await signIn(visitor, 'amina@ekhaya.example', 'Sawubona-amina')

    await heading(page, 'Something went wrong.').waitFor()
    expect(await page.title()).toBe('Something went wrong | Ekhaya')
    expect(await findAxeViolations(page)).toEqual([])
    await retry(page).waitFor()
    await page.unroute('**/assets/InboxLink-*.js')
    await homeLink(page).click()
    await heading(page, 'Everything for your home. Pay when it arrives.').waitFor()
    await page.context().close()
  })
})

describe('a page whose script does not arrive', () => {
  it('has timed out after 120 seconds, and can be retried', async () => {
    const { page } = await openPhone('/Help', ({ clock }) => clock.install())
    await page.route('**/assets/AboutRoute-*.js', () => {})
    await footerLink(page, 'About Us').click()
    await page.waitForURL('**/AboutUs')

    await page.clock.runFor(119_000)
    expect(await retry(page).count()).toBe(0)
    await page.clock.runFor(1_000)

    await heading(page, 'This page took too long to load. Check your connection and try again.').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await page.unroute('**/assets/AboutRoute-*.js')
    await retry(page).click()
    await heading(page, 'About Us').waitFor()
    await page.context().close()
  })
})

describe('a list that the shop cannot answer', () => {
  it('says so, and is fetched again by Retry', async () => {
    const { page } = await openPhone('/Categories')
    const list = '**/products/getByCategoryOrPageNumber?*'
    await page.route(list, (route) => route.fulfill({ status: 500, body: 'broken by the test' }))

    await page.getByRole('main').getByRole('link', { name: 'Appliances' }).first().click()

    await page.getByRole('alert').getByText('Fetch failed').waitFor()
    await heading(page, 'Appliances').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await page.unroute(list)
    await retry(page).click()
    await page.getByRole('article').first().waitFor()
    await page.context().close()
  })
})

describe('a visitor without a connection', () => {
  it('is told so above every page, until it is back', async () => {
    const { page } = await openPhone('/Categories')
    const bar = page.getByText('You are offline.')
    // Its script is loaded once the page is idle.
    await page.locator('header ~ [role=status]').waitFor({ state: 'attached' })

    await page.context().setOffline(true)
    await bar.waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await page.context().setOffline(false)
    await bar.waitFor({ state: 'detached' })
    await page.context().close()
  })
})

describe('a page that is refused', () => {
  it('leads on to the shop', async () => {
    const { page } = await openPhone('/unauthorized')

    await page.getByRole('link', { name: 'Back to the shop' }).click()

    await heading(page, 'Everything for your home. Pay when it arrives.').waitFor()
    await page.context().close()
  })

  it('that does not exist leads home', async () => {
    const { page } = await openPhone('/no/such/page')

    await homeLink(page).click()

    await heading(page, 'Everything for your home. Pay when it arrives.').waitFor()
    await page.context().close()
  })
})
