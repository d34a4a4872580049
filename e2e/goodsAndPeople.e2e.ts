import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { orderGoods } from '#e2e/testing/orders.ts'
import { onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()
let amina: Visitor

const tap = '/pulane-swan-mixer'
const offerIn = (page: Page, name: RegExp) => page.getByRole('region', { name })
const freeTime = /^Free .+: see all free times$/

const recordShift = () => {
  Reflect.set(window, 'shift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput'))
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

beforeAll(async () => {
  amina = await shop.visitor(onPhone)
}, 120_000)

describe('who buys a tap, on a phone,', () => {
  it('goes from its page to the free times of a plumber', async () => {
    const { page, pageErrors } = await shop.visitor(onPhone)
    await page.addInitScript(recordShift)
    await page.goto(tap)
    const offer = offerIn(page, /^Need a plumber to fit it\?$/)
    const heightBefore = await offer.evaluate((panel) => panel.getBoundingClientRect().height)
    await offer.scrollIntoViewIfNeeded()
    const time = offer.getByRole('link', { name: freeTime })
    await time.waitFor()

    expect(await offer.innerText()).toMatch(/Serves (Soweto Pimville|Tiyani Magoro)/)
    expect(await offer.evaluate((panel) => panel.getBoundingClientRect().height)).toBe(heightBefore)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await time.click()
    await page.waitForURL(/\/ServiceProvider\/[\w-]+#times$/)
    await page.getByRole('heading', { name: 'Choose a time' }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('finds all plumbers', async () => {
    const { page } = await shop.visitor(onPhone)
    await page.goto(tap)
    await page.getByRole('link', { name: 'All plumbers' }).click()
    await page.waitForURL('**/serviceProviderCategories/home-services/plumbing')
    await page.getByRole('heading', { level: 1, name: 'Plumbing' }).waitFor()
  })

  it('is not offered anybody for a kettle', async () => {
    const { page } = await shop.visitor(onPhone)
    await page.goto('/vuthela-rondavel-kettle')
    await page.getByRole('heading', { name: 'Warranty' }).waitFor()
    expect(await offerIn(page, /^Need/).count()).toBe(0)
  })

  it('finds the plumbers also without JavaScript', async () => {
    const { page } = await shop.visitor({ ...onPhone, javaScriptEnabled: false })
    await page.goto(tap)
    const offer = offerIn(page, /^Need a plumber to fit it\?$/)
    expect(await offer.getByRole('link', { name: 'All plumbers' }).isVisible()).toBe(true)
    expect(await offer.locator('[data-needs-script]').isVisible()).toBe(false)
  })
})

const tapsStoveAndKettle = [
  'pulane-swan-mixer',
  'pulane-garden-tap',
  'vuthela-imbiza-four-plate-stove',
  'vuthela-rondavel-kettle',
]

/** Amina orders them to her first address, then an admin makes the changes one by one. Returns the order's id. */
const orderAndUpdate = async (...changes: object[]) => {
  const [customer, admin] = [await asAmina(shop.url), await asAdmin(shop.url)]
  const { id } = await orderGoods(customer, tapsStoveAndKettle)
  for (const change of changes) {
    const { status } = await admin.post('order/update', { id, userId: customer.customerId, ...change })
    expect(status).toBe(200)
  }
  return id
}

const delivery = [
  { orderStatus: 'Processing' },
  { orderStatus: 'Shipped' },
  { orderStatus: 'Delivered', signedBy: 'Amina' },
]

describe('a delivered order', () => {
  it('offers a plumber for its taps and an electrician for its stove, near the delivery address', async () => {
    const { page, pageErrors } = amina
    const id = await orderAndUpdate(...delivery)
    await page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    await page.goto(`/account/orders/${id}`)
    const plumber = offerIn(page, /^Need a plumber to fit them\?$/)
    await plumber.scrollIntoViewIfNeeded()
    await plumber.getByRole('link', { name: freeTime }).waitFor()

    expect(await plumber.innerText()).toContain('For Pulane Swan basin mixer, Pulane garden tap with standpipe')
    expect(await plumber.innerText()).toContain('Serves Soweto Pimville')
    await offerIn(page, /^Need an electrician to connect it\?$/)
      .getByRole('link', { name: freeTime })
      .waitFor()
    expect(await offerIn(page, /^Need/).count()).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(pageErrors).toEqual([])
  })

  it('offers nobody if it was cancelled instead', async () => {
    const { page } = amina
    await page.goto(`/account/orders/${await orderAndUpdate({ orderStatus: 'Canceled' })}`)
    await page.getByText('Canceled', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Pulane Swan basin mixer' }).waitFor()
    expect(await offerIn(page, /^Need/).count()).toBe(0)
  })
})

describe('a plumber’s page', () => {
  it('has goods for plumbing jobs, which go into the cart', async () => {
    const { page, pageErrors } = await shop.visitor(onPhone)
    await page.goto('/ServiceProvider/sibusiso-khumalo')
    const shelf = page.getByRole('region', { name: 'For plumbing jobs' })
    const add = shelf.getByRole('button', { name: /Add to cart.*Pulane Swan basin mixer/ })
    // The free times above it may arrive after the first scroll and push the shelf out of sight again.
    await expect
      .poll(async () => {
        await shelf.scrollIntoViewIfNeeded()
        return add.isVisible()
      })
      .toBe(true)
    await add.click()
    await page.getByText('Pulane Swan basin mixer is in your cart').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await shelf.getByRole('link', { name: /^See all/ }).click()
    await page.waitForURL('**/?search=plumbing&tags=plumbing')
    await page.goto('/Cart')
    await page.getByRole('link', { name: 'Pulane Swan basin mixer' }).first().waitFor()
    expect(pageErrors).toEqual([])
  })
})
