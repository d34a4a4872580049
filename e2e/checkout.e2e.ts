import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApiClient, asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'
import { writtenPositions } from '#e2e/testing/writtenPositions.ts'

const kettle = 'Vuthela Rondavel kettle, 1.7 litres'
const kettlePage = '/vuthela-rondavel-kettle'
const shop = openTestShop()
const written = writtenPositions()
let amina: Visitor
let caller: ApiClient
let admin: ApiClient
let kettleId: string

beforeAll(async () => {
  amina = await shop.visitor(onPhone)
  written.follow(amina.page.context())
  caller = await asAmina(shop.url)
  admin = await asAdmin(shop.url)
  const found = (await caller.get(`products/getProduct${kettlePage}`)) as unknown as { data: { id: string } }
  kettleId = found.data.id
}, 120_000)

const orders = async () =>
  (await caller.get(`customer/orders/${caller.customerId}`, written.header()))['orders'] as { id: string }[]

const waitForReview = (page: Page) => page.getByRole('heading', { level: 1, name: 'Review your order' }).waitFor()
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).filter({ visible: true })
const thanks = (page: Page) => page.getByRole('region', { name: 'Thank you, your order is placed' })

/** Opens the review page as Amina with one kettle in her cart. */
const openReview = async ({ page }: Visitor = amina) => {
  await caller.post('cart/add', { productId: kettleId, count: 1 })
  await page.goto('/buy/review')
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await expect.poll(() => placeOrder(page).isEnabled()).toBe(true)
}

/** Delays every order request by 800 ms. */
const delayOrders = (page: Page) =>
  page.route('**/order/placeOrder', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })

let orderCountBefore: number
beforeEach(async () => {
  orderCountBefore = (await orders()).length
})
const newOrderCount = async () => (await orders()).length - orderCountBefore

describe('a checkout', () => {
  it('is kept while a guest logs in', async () => {
    const { page } = amina
    await page.goto(kettlePage)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByRole('link', { name: 'Review order' }).filter({ visible: true }).click()
    await page.getByText('You need to be logged in to view this page').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')

    await waitForReview(page)
    expect(new URL(page.url()).pathname).toBe('/buy/review')
    await page.getByRole('link', { name: kettle }).waitFor()
    await page.getByText(/(Same-day delivery in|We deliver to) Pimville/).waitFor()
  })

  it('keeps the address and the payment method after a reload', async () => {
    const { page } = amina
    await page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).check()
    await page.getByText(/(Same-day delivery in|We deliver to) Tiyani/).waitFor()
    await page.getByRole('button', { name: 'Change payment method' }).click()
    await page.getByRole('radio', { name: /^Card on delivery/ }).check()
    await page.getByRole('button', { name: 'Use this method' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.reload()
    await waitForReview(page)
    await expect.poll(() => page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).isChecked()).toBe(true)
    await page.getByText('Card on delivery').first().waitFor()
  })

  it('orders once when the button is double-clicked', async () => {
    const { page } = amina
    await placeOrder(page).dblclick()

    await thanks(page).waitFor()
    expect(await newOrderCount()).toBe(1)
  })

  it('shows the thanks again after a reload, and not after the customer has left the page', async () => {
    const { page } = amina
    const thanksText = await thanks(page).innerText()
    expect(thanksText).toContain('You pay by card at your door: the driver brings a card machine.')
    await page.reload()
    await thanks(page).waitFor()
    expect(await thanks(page).innerText()).toBe(thanksText)

    await thanks(page).getByRole('link', { name: 'Track order' }).click()
    await page.getByRole('heading', { level: 1, name: /^Order EK-/ }).waitFor()
    await page.getByRole('link', { name: 'Cart, empty' }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    expect(await thanks(page).count()).toBe(0)
  })

  it('after a reload repeats an order whose answer is missing, and shows the thanks', async () => {
    const { page } = amina
    await openReview()
    let orderCalls = 0
    await page.route('**/order/placeOrder', async (route) => {
      orderCalls += 1
      if (orderCalls > 1) return route.continue()
      // The shop takes the order, and its answer never arrives.
      await route.fetch()
    })
    await placeOrder(page).click()
    await expect.poll(newOrderCount).toBe(1)

    await page.reload()
    await thanks(page).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(orderCalls).toBe(2)
    expect(await newOrderCount()).toBe(1)
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
  })

  it('orders once when the connection breaks after the shop has placed the order', async () => {
    const { page } = amina
    await openReview()
    await page.route('**/order/placeOrder', async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await placeOrder(page).click()
    await page.getByText('We do not know whether it went through').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()

    await thanks(page).waitFor()
    expect(await newOrderCount()).toBe(1)
  })

  it('given no connection, orders once after it is back and the customer has confirmed', async () => {
    const { page } = amina
    await openReview()
    await page.context().setOffline(true)
    await placeOrder(page).click()
    await page.getByText('nothing has been ordered yet', { exact: false }).waitFor()
    expect(await newOrderCount()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Order now' }).click()

    await thanks(page).waitFor()
    expect(await newOrderCount()).toBe(1)
  })

  it('given two tabs, orders once', async () => {
    const { page } = amina
    await openReview()
    const other = await page.context().newPage()
    await other.goto('/buy/review')
    await expect.poll(() => placeOrder(other).isEnabled()).toBe(true)

    await placeOrder(page).click()
    await thanks(page).waitFor()

    await other.getByText('Your cart is empty').waitFor()
    await other.close()
    expect(await newOrderCount()).toBe(1)
  })

  it('given a slow connection, orders once however often the button is pressed', async () => {
    const { page } = amina
    await openReview()
    await delayOrders(page)
    await placeOrder(page).dblclick()
    await placeOrder(page).click({ force: true })

    await thanks(page).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    expect(await newOrderCount()).toBe(1)
  })

  it('from two devices at once orders once, and the slower device says so and links to the order', async () => {
    const desk = await shop.visitor(onDesktop)
    written.follow(desk.page.context())
    await desk.page.goto('/Login')
    await signIn(desk, 'amina@ekhaya.example', 'Sawubona-amina')
    await openReview()
    await desk.page.goto('/buy/review')
    await expect.poll(() => placeOrder(desk.page).isEnabled()).toBe(true)
    const pages = [amina.page, desk.page]
    await Promise.all(pages.map(delayOrders))
    await Promise.all(pages.map((page) => placeOrder(page).click()))

    const alreadyOrdered = (page: Page) => page.getByText('This cart has already been ordered', { exact: false })
    await Promise.all(pages.map((page) => thanks(page).or(alreadyOrdered(page)).first().waitFor()))
    const thanked = await Promise.all(pages.map((page) => thanks(page).isVisible()))
    expect(thanked.toSorted()).toEqual([false, true])
    expect(await newOrderCount()).toBe(1)
    await amina.page.unrouteAll({ behavior: 'wait' })

    const slower = thanked[0] ? desk.page : amina.page
    await slower.getByText('Your cart is empty').waitFor()
    await alreadyOrdered(slower).waitFor()
    await slower.getByRole('main').getByRole('link', { name: 'Your orders' }).first().click()
    await slower.waitForURL('**/account/orders')
    await desk.page.context().close()
  })

  it('asks again when an admin has changed a price since the review', async () => {
    const { page } = amina
    await openReview()
    expect(await admin.post(`products/updateById/${kettleId}`, { price: 699 })).toMatchObject({ status: 200 })
    await placeOrder(page).click()

    const notice = page.getByRole('status').filter({ hasText: 'The total is now' })
    await notice.getByText(/it was R\s479\.20/).waitFor()
    expect(await newOrderCount()).toBe(0)
    await notice.getByRole('button', { name: 'Order at the new total' }).click()

    await thanks(page).getByText('R 559.20').waitFor()
    expect(await newOrderCount()).toBe(1)
  })
})

describe('a placed order', () => {
  it('has an invoice that prints on one sheet without header and footer', async () => {
    const { page } = amina
    await page.getByRole('link', { name: 'Track order', exact: true }).click()
    await page.getByRole('link', { name: 'Invoice' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pro forma invoice' }).waitFor()
    await page.getByText('VAT number 4000000000').waitFor()
    await page.getByRole('row', { name: /^VAT included \(15%\) R\s72\.94$/ }).waitFor()

    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print or save as PDF' }).isVisible()).toBe(false)
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
    await page.emulateMedia({ media: null })
  })

  it('becomes a tax invoice once it is delivered and paid, without a reload', async () => {
    const { page } = amina
    const id = new URL(page.url()).pathname.split('/').at(-2) ?? ''
    const edits = [{ orderStatus: 'Processing' }, { orderStatus: 'Shipped' }]
    for (const edit of [...edits, { orderStatus: 'Delivered', signedBy: 'Amina' }]) {
      expect(await admin.post('order/update', { id, ...edit })).toMatchObject({ status: 200 })
    }

    await page.getByRole('heading', { level: 1, name: 'Tax invoice' }).waitFor()
    await page.getByText(/^R\s559\.20 collected on/).waitFor()
  })

  it('cannot be read by a stranger', async () => {
    const stranger = await shop.visitor(onDesktop)
    const { pathname } = new URL(amina.page.url())
    await stranger.page.goto(pathname)
    await stranger.page.getByText('You need to be logged in to view this page').waitFor()
    await stranger.page.context().close()
  })

  it('can be ordered again at the current price', async () => {
    const { page } = amina
    await page.goto('/account/orders')
    await page
      .getByRole('button', { name: /^Order again/ })
      .first()
      .click()

    await page.waitForURL('**/Cart')
    await page.getByText(/^Everything from order EK-.* is in your cart$/).waitFor()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.getByText('R 559.20').first().waitFor()
  })

  it('says which of its products is no longer sold', async () => {
    const { page } = amina
    const [newest] = await orders()
    expect(await admin.post(`products/updateById/${kettleId}`, { isActive: false })).toMatchObject({ status: 200 })
    await page.goto(`/account/orders/${newest?.id}`)
    await page.getByRole('button', { name: 'Order again' }).click()

    await page.getByText(`${kettle} is no longer sold.`).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/account/orders/${newest?.id}`)
  })

  it('has caused no page error except the expected ones', () => {
    const expectedErrors = /\b(404|409)\b|ERR_INTERNET_DISCONNECTED|ERR_FAILED/
    expect(amina.pageErrors.filter((pageError) => !expectedErrors.test(pageError))).toEqual([])
  })
})
