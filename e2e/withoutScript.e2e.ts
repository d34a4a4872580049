import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone, signIn } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const customerPages: [path: string, title: string][] = [
  ['/account', 'Account'],
  ['/account/orders', 'Orders'],
  ['/account/address-book', 'Address book'],
  ['/account/personal-details', 'Personal details'],
  ['/UpdateCustomer', 'Update details'],
]

const adminPages: [path: string, title: string][] = [
  ['/Dashboard', 'Dashboard'],
  ['/Orders_Management', 'Orders management'],
  ['/Products_Management', 'Products management'],
  ['/Products_Management/import', 'Import products'],
  ['/AddProduct', 'Add product'],
  ['/ServiceProvider_Management', 'Service providers management'],
  ['/AddServiceProvider', 'Add service provider'],
  ['/Bookings_Management', 'Bookings management'],
  ['/Reviews_Management', 'Reviews'],
  ['/Banner_Management', 'Banner management'],
  ['/AddSlide', 'Add slide'],
  ['/Customers_Management', 'Customers management'],
  ['/Audit', 'Audit'],
]

/** The page as the server renders it: its title, its headings outside of `noscript`, and whether search engines may index it. */
const readServerHtml = async (path: string) => {
  const html = await (await fetch(shop.url + path, { headers: { Accept: 'text/html' } })).text()
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    headings: [...scripted.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words),
    found: !html.includes('<meta name="robots" content="noindex">'),
  }
}

describe('a page that is not public', () => {
  it.each([
    ...customerPages,
    ...adminPages,
    ['/account/orders/some-order', 'Order'],
    ['/account/orders/some-order/invoice', 'Invoice'],
    ['/buy/review', 'Review your order'],
    ['/Orders_Management/some-order', 'Order'],
    ['/Products_Management/some-product', 'Product history'],
    ['/UpdateProduct/some-product', 'Update product'],
    ['/ServiceProvider_Management/some-provider', 'Service provider history'],
    ['/UpdateServiceProvider/some-provider', 'Update service provider'],
    ['/Bookings_Management/some-booking', 'Booking'],
    ['/Banner_Management/some-slide', 'Slide history'],
    ['/UpdateSlide/some-slide', 'Update slide'],
    ['/Customers_Management/somebody', 'Customer'],
    ['/Cart', 'Your cart'],
  ])('%s is rendered as "%s" by the server, with noindex', async (path, title) => {
    expect(await readServerHtml(path)).toEqual({ title: `${title} | Ekhaya`, headings: [title], found: false })
  })

  it.each([
    ['amina@ekhaya.example', 'Sawubona-amina', customerPages],
    ['admin@ekhaya.example', 'Sawubona-admin', adminPages],
  ])('keeps its title and its heading when %s is signed in', async (email, password, pages) => {
    const visitor = await shop.visitor(onDesktop)
    const { page } = visitor
    await page.goto('/Login')
    await signIn(visitor, email, password)
    for (const [path, title] of pages) {
      await page.goto(path)
      await page.getByText('Looking up who you are').waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      expect(await page.title()).toBe(`${title} | Ekhaya`)
    }
    await page.context().close()
  })
})

describe('a browser without JavaScript', () => {
  const openWithoutScript = async (path: string) => {
    const { page, pageErrors } = await shop.visitor({ ...onPhone, javaScriptEnabled: false })
    await page.goto(path)
    return { page, pageErrors }
  }

  // Skeletons and spinners, which say that something is loading.
  const countLoadingMarks = (page: Page) =>
    page.locator('main [role=status]:visible, main [aria-hidden=true]:empty:visible').count()

  it.each([
    ['/Cart', 'Your cart'],
    ['/account', 'Your account'],
    ['/Login', 'Logging in'],
    ['/Dashboard', 'This page'],
  ])('shows at %s that "%s" needs JavaScript, and no loading mark', async (path, subject) => {
    const { page, pageErrors } = await openWithoutScript(path)

    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([`${subject} needs JavaScript`])
    await page
      .getByRole('link', { name: /^011.555.0123$/ })
      .first()
      .waitFor({ timeout: 5000 })
    expect(await countLoadingMarks(page)).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Categories' }).click()
    await page.getByRole('heading', { level: 1, name: 'Shop by category' }).waitFor({ timeout: 5000 })
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('scrolls through the banner of the home page, a row of links', async () => {
    const { page, pageErrors } = await openWithoutScript('/')
    const banner = page.getByRole('region', { name: 'What is on' })

    expect(await banner.getByRole('link').count()).toBe(5)
    expect(await banner.locator('button:visible').count()).toBe(0)
    const last = banner.getByRole('link').last()
    await last.focus()
    await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().left >= 0)).toBe(true)
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('can browse and search, and sees no button that does nothing', async () => {
    const { page, pageErrors } = await openWithoutScript('/Categories/Appliances')
    expect(await page.locator('main noscript').innerText()).toMatch(/^JavaScript is switched off/)
    expect(await page.locator('button:visible, select:visible').count()).toBe(1)

    await page.getByRole('combobox', { name: 'Search for products' }).fill('kettle')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText(/^\d+ result\(s\) found for "kettle"$/).waitFor({ timeout: 5000 })
    await page
      .getByRole('link', { name: /Rondavel kettle/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /Rondavel kettle/ }).waitFor({ timeout: 5000 })
    expect(await page.locator('main picture:visible').count()).toBeGreaterThan(0)
    expect(pageErrors).toEqual([])
    await page.context().close()
  })
})
