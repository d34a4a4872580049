import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApiClient, asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'
import { writtenPositions } from '#e2e/testing/writtenPositions.ts'

const kettle = 'Vuthela Rondavel kettle, 1.7 litres'
const kettlePage = '/vuthela-rondavel-kettle'
const shop = openTestShop()
const written = writtenPositions()
let caller: ApiClient
let kettleId: string

beforeAll(async () => {
  caller = await asAmina(shop.url)
  const found = (await caller.get(`products/getProduct${kettlePage}`)) as unknown as { data: { id: string } }
  kettleId = found.data.id
}, 120_000)

const open = async () => {
  const visitor = await shop.visitor({ ...onPhone, serviceWorkers: 'allow' })
  written.follow(visitor.page.context())
  return visitor
}

/** Waits until the service worker answers for the page, and has stored what it was told to. */
const waitForWorker = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.waitForLoadState('networkidle')
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (kept) => (await caches.match(kept, { ignoreVary: true })) !== undefined, path)

const keptScripts = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('ekhaya-assets')).keys()).map(({ url }) => url).join())

const goOffline = (page: Page) => page.context().setOffline(true)
const goOnline = (page: Page) => page.context().setOffline(false)

describe('without a connection', () => {
  it('pages that were seen open again, and others say that they are not on the device', async () => {
    const { page } = await open()
    await page.goto('/')
    await waitForWorker(page)
    await expect.poll(() => isKept(page, '/products/home')).toBe(true)
    // One page by its link, which loads no document, and one by its address.
    await page.getByRole('region', { name: 'On Sale' }).getByRole('link', { name: kettle }).click()
    await page.getByRole('heading', { level: 1, name: kettle }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seenPages'))).toContain(kettlePage)
    await page.goto('/Categories/Household')
    await expect.poll(() => isKept(page, '/Categories/Household')).toBe(true)
    await page.waitForLoadState('networkidle')

    await goOffline(page)
    await page.goto(kettlePage)
    await page.getByRole('heading', { level: 1, name: kettle }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: kettle }).waitFor()
    await page.goto('/Categories/Household')
    await page.getByRole('article').first().waitFor()
    await page.goto('/')
    await page.getByRole('region', { name: 'Featured' }).waitFor()

    await page.getByRole('link', { name: 'About Us' }).last().click()
    await page.getByRole('heading', { name: 'You are offline, and this page is not on your device' }).waitFor()
    await page.getByRole('link', { name: new RegExp(kettle) }).click()
    await page.getByRole('heading', { level: 1, name: kettle }).waitFor()
    // Its script is there, its data is not.
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.getByRole('link', { name: 'Vuthela Sunrise two-slice toaster' }).first().click()
    await page.getByText('you are offline, and this is not on your device', { exact: false }).waitFor()
    // Titles are settled after 300 ms.
    await page.waitForTimeout(600)
    const seen = await page.evaluate(() => localStorage.getItem('seenPages'))
    expect(seen).toContain(kettlePage)
    expect(seen).not.toMatch(/AboutUs|toaster|Offline/)
    await page.goto('/AboutUs')
    await page.getByRole('heading', { name: 'You are offline, and this page is not on your device' }).waitFor()
    await page.getByRole('link', { name: new RegExp(kettle) }).waitFor()
    await goOnline(page)
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
    await page.context().close()
  })
})

const openSignedIn = async () => {
  const visitor = await open()
  await visitor.page.goto('/Login')
  await signIn(visitor, 'amina@ekhaya.example', 'Sawubona-amina')
  return visitor
}

const orders = async (customer = caller) =>
  (await customer.get(`customer/orders/${customer.customerId}`, written.header()))['orders'] as {
    id: string
    totalAmount: number
  }[]

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).filter({ visible: true })
const thanks = (page: Page) => page.getByRole('region', { name: 'Thank you, your order is placed' })
const orderNow = (page: Page) => page.getByRole('button', { name: 'Order now' })
const waitForCart = (page: Page, items: string) => page.getByRole('link', { name: `Cart, ${items}` }).waitFor()

/** Signs Amina in with one kettle in her cart, on a page that a worker keeps. */
const openWithKettle = async (): Promise<Visitor> => {
  await caller.post('cart/add', { productId: kettleId, count: 1 })
  const visitor = await openSignedIn()
  const { page } = visitor
  await page.goto('/Cart')
  await waitForCart(page, '1 item')
  await waitForWorker(page)
  await expect.poll(() => isKept(page, `/customer/addresses/${caller.customerId}`)).toBe(true)
  await expect.poll(() => isKept(page, `/cart/${caller.customerId}`)).toBe(true)
  await expect.poll(() => keptScripts(page)).toContain('/CheckoutRoute-')
  await page.waitForLoadState('networkidle')
  return visitor
}

/** Places an order without a connection. */
const orderOffline = async (page: Page) => {
  await goOffline(page)
  await page.getByRole('link', { name: 'Review order' }).filter({ visible: true }).click()
  await page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).check()
  await placeOrder(page).click()
  await page.getByText('nothing has been ordered yet', { exact: false }).first().waitFor()
}

let orderCountBefore: number
beforeEach(async () => {
  caller = await asAmina(shop.url)
  await caller.post('cart/clear', {})
  orderCountBefore = (await orders()).length
})
const newOrderCount = async () => (await orders()).length - orderCountBefore

describe('a customer who goes offline', () => {
  it('changes the cart, reloads, orders, closes the tab, and confirms one order when back', async () => {
    const { page } = await openWithKettle()
    await goOffline(page)
    await page.getByRole('button', { name: /one more$/ }).click()
    await waitForCart(page, '2 items')
    await page.reload()
    await waitForCart(page, '2 items')
    await page.getByText('Saved on this device', { exact: false }).waitFor()

    await orderOffline(page)
    await page.reload()
    await page.getByText('Your order is waiting on this device').waitFor()
    expect(await orderNow(page).count()).toBe(0)
    const later = await page.context().newPage()
    await page.close()
    await later.goto('/')
    await later.getByText('nothing has been ordered yet', { exact: false }).waitFor()
    expect(await newOrderCount()).toBe(0)

    await goOnline(later)
    await later.getByRole('link', { name: 'Confirm' }).click()
    await orderNow(later).click()
    await thanks(later).waitFor()
    await waitForCart(later, 'empty')
    expect(await newOrderCount()).toBe(1)
    expect(await orders()).toContainEqual(expect.objectContaining({ pieces: 2 }))
    await later.context().close()
  })

  it('is asked once more when the price has moved, and can give the order up', async () => {
    const { page } = await openWithKettle()
    await orderOffline(page)
    const admin = await asAdmin(shop.url)
    const before = (await caller.get(`products/getProduct${kettlePage}`)) as unknown as { data: { price: number } }
    await admin.post(`products/updateById/${kettleId}`, { price: before.data.price + 100 })

    await goOnline(page)
    await orderNow(page).click()
    await page.getByText('Prices changed while your order waited', { exact: false }).waitFor()
    expect(await newOrderCount()).toBe(0)
    await page.getByRole('button', { name: /^Order for R/ }).click()
    await thanks(page).waitFor()
    expect(await newOrderCount()).toBe(1)

    await caller.post('cart/add', { productId: kettleId, count: 1 })
    await page.goto('/Cart')
    await waitForCart(page, '1 item')
    await orderOffline(page)
    await page.getByRole('button', { name: 'Discard this order' }).click()
    await goOnline(page)
    await expect.poll(() => placeOrder(page).isEnabled()).toBe(true)
    expect(await newOrderCount()).toBe(1)
    await page.context().close()
  })

  it('is alone with the order: whoever logs in next on the device neither sees nor sends it', async () => {
    const { page, ...amina } = await openWithKettle()
    await orderOffline(page)
    await goOnline(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await page.getByText('User successfully logged out').waitFor()
    expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('private'))).toEqual([])

    await page.goto('/Login')
    await signIn({ page, ...amina }, 'admin@ekhaya.example', 'Sawubona-admin')
    await page.goto('/buy/review')
    await page.getByRole('heading', { level: 1, name: 'Review your order' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('still want this order').count()).toBe(0)
    expect(await newOrderCount()).toBe(0)
    await page.context().close()
  })

  it('confirms in two tabs at once, and has one order', async () => {
    const { page } = await openWithKettle()
    await orderOffline(page)
    const other = await page.context().newPage()
    await other.goto('/buy/review')
    await goOnline(page)
    await Promise.all([orderNow(page), orderNow(other)].map((button) => button.waitFor()))
    await Promise.all([
      orderNow(page).click(),
      orderNow(other)
        .click({ timeout: 2000 })
        .catch(() => undefined),
    ])

    await Promise.race([thanks(page).waitFor(), thanks(other).waitFor()])
    expect(await newOrderCount()).toBe(1)
    await page.context().close()
  })
})

describe('a shop whose process is killed before its answer arrives', () => {
  it('has one order when the customer, in another tab, sends it again', async () => {
    const { page } = await openWithKettle()
    await orderOffline(page)
    await page.route('**/order/placeOrder', async (route) => {
      // The shop takes the order, dies, and its answer is lost.
      await route.fetch()
      await shop.kill()
      await route.abort()
    })
    await goOnline(page)
    await orderNow(page).click()
    await page.getByText('We do not know whether your order went through').waitFor()
    const later = await page.context().newPage()
    await page.close()
    await shop.revive()

    await later.goto('/buy/review')
    await later.getByText('We do not know whether your order went through').waitFor()
    await orderNow(later).click()
    await thanks(later).waitFor()
    caller = await asAmina(shop.url)
    expect(await newOrderCount()).toBe(1)
    await later.context().close()
  })
})
