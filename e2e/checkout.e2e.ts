import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asAdmin, asAmina, type Person } from './calling.ts'
import { openedShop } from './openedShop.ts'
import { onDesk, onPhone, signIn, type Visitor } from './visitor.ts'

const kettle = 'Vuthela Rondavel kettle, 1.7 litres'
const kettlePage = '/vuthela-rondavel-kettle'
const shop = openedShop()
let amina: Visitor
let caller: Person
let admin: Person
let kettleId: string

beforeAll(async () => {
  amina = await shop.visitor(onPhone)
  caller = await asAmina(shop.url)
  admin = await asAdmin(shop.url)
  const found = (await caller.get(`products/getProduct${kettlePage}`)) as unknown as { data: { id: string } }
  kettleId = found.data.id
}, 120_000)

const orders = async () => (await caller.get(`customer/orders/${caller.customerId}`))['orders'] as { id: string }[]

const review = (page: Page) => page.getByRole('heading', { level: 1, name: 'Review your order' }).waitFor()
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).filter({ visible: true })
const thanks = (page: Page) => page.getByRole('region', { name: 'Thank you, your order is placed' })

/** Amina at the review with one kettle in her cart. */
const reviewing = async ({ page }: Visitor = amina) => {
  await caller.post('cart/add', { productId: kettleId, count: 1 })
  await page.goto('/buy/review')
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await expect.poll(() => placeOrder(page).isEnabled()).toBe(true)
}

/** On a line on which an order takes its time to arrive. */
const slowly = (page: Page) =>
  page.route('**/order/placeOrder', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })

let before: number
beforeEach(async () => {
  before = (await orders()).length
})
const ordered = async () => (await orders()).length - before

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

    await review(page)
    expect(new URL(page.url()).pathname).toBe('/buy/review')
    await page.getByRole('link', { name: kettle }).waitFor()
    await page.getByText('Same-day delivery in Pimville', { exact: false }).waitFor()
  })

  it('has the address and the payment method again after a reload', async () => {
    const { page } = amina
    await page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).check()
    await page.getByText('Same-day delivery in Tiyani', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Change payment method' }).click()
    await page.getByRole('radio', { name: /^Card on delivery/ }).check()
    await page.getByRole('button', { name: 'Use this method' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.reload()
    await review(page)
    await expect.poll(() => page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).isChecked()).toBe(true)
    await page.getByText('Card on delivery').first().waitFor()
  })

  it('orders once, however fast the button is pressed', async () => {
    const { page } = amina
    await placeOrder(page).dblclick()

    await thanks(page).waitFor()
    expect(await ordered()).toBe(1)
  })

  it('says thanks again after a reload, and no more once one has gone on', async () => {
    const { page } = amina
    const said = await thanks(page).innerText()
    expect(said).toContain('You pay by card at your door.')
    await page.reload()
    await thanks(page).waitFor()
    expect(await thanks(page).innerText()).toBe(said)

    await thanks(page).getByRole('link', { name: 'Track order' }).click()
    await page.getByRole('heading', { level: 1, name: /^Order EK-/ }).waitFor()
    await page.getByRole('link', { name: 'Cart, empty' }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    expect(await thanks(page).count()).toBe(0)
  })

  it('finds out after a reload what became of an order that was on its way', async () => {
    const { page } = amina
    await reviewing()
    let asked = 0
    await page.route('**/order/placeOrder', async (route) => {
      asked += 1
      if (asked > 1) return route.continue()
      // The shop takes the order, and its answer never arrives.
      await route.fetch()
    })
    await placeOrder(page).click()
    await expect.poll(ordered).toBe(1)

    await page.reload()
    await thanks(page).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(asked).toBe(2)
    expect(await ordered()).toBe(1)
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
  })

  it('orders once when the line breaks after the shop has taken the order', async () => {
    const { page } = amina
    await reviewing()
    await page.route('**/order/placeOrder', async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await placeOrder(page).click()
    await page.getByText('We do not know whether it came through').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()

    await thanks(page).waitFor()
    expect(await ordered()).toBe(1)
  })

  it('waits for the line when there is none, and orders once it is back', async () => {
    const { page } = amina
    await reviewing()
    await page.context().setOffline(true)
    await placeOrder(page).click()
    await page.getByText('it cannot be ordered twice', { exact: false }).waitFor()
    expect(await ordered()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()

    await thanks(page).waitFor()
    expect(await ordered()).toBe(1)
  })

  it('in two tabs orders once', async () => {
    const { page } = amina
    await reviewing()
    const other = await page.context().newPage()
    await other.goto('/buy/review')
    await expect.poll(() => placeOrder(other).isEnabled()).toBe(true)

    await placeOrder(page).click()
    await thanks(page).waitFor()

    await other.getByText('Your cart is empty').waitFor()
    await other.close()
    expect(await ordered()).toBe(1)
  })

  it('orders once, however often the button is pressed on a slow line', async () => {
    const { page } = amina
    await reviewing()
    await slowly(page)
    await placeOrder(page).dblclick()
    await placeOrder(page).click({ force: true })

    await thanks(page).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    expect(await ordered()).toBe(1)
  })

  it('from two devices at once orders once, and the slower one is told and led to it', async () => {
    const desk = await shop.visitor(onDesk)
    await desk.page.goto('/Login')
    await signIn(desk, 'amina@ekhaya.example', 'Sawubona-amina')
    await reviewing()
    await desk.page.goto('/buy/review')
    await expect.poll(() => placeOrder(desk.page).isEnabled()).toBe(true)
    const pages = [amina.page, desk.page]
    await Promise.all(pages.map(slowly))
    await Promise.all(pages.map((page) => placeOrder(page).click()))

    const already = (page: Page) => page.getByText('This cart has been ordered already', { exact: false })
    await Promise.all(pages.map((page) => thanks(page).or(already(page)).first().waitFor()))
    const thanked = await Promise.all(pages.map((page) => thanks(page).isVisible()))
    expect(thanked.toSorted()).toEqual([false, true])
    expect(await ordered()).toBe(1)
    await amina.page.unrouteAll({ behavior: 'wait' })

    const slower = thanked[0] ? desk.page : amina.page
    await slower.getByText('Your cart is empty').waitFor()
    await already(slower).waitFor()
    await slower.getByRole('main').getByRole('link', { name: 'Your orders' }).first().click()
    await slower.waitForURL('**/account/orders')
    await desk.page.context().close()
  })

  it('asks again when an admin has changed a price meanwhile', async () => {
    const { page } = amina
    await reviewing()
    expect(await admin.post(`products/updateById/${kettleId}`, { price: 699 })).toMatchObject({ status: 200 })
    await placeOrder(page).click()

    const notice = page.getByRole('status').filter({ hasText: 'The total is now' })
    await notice.getByText(/it was R\s479\.20/).waitFor()
    expect(await ordered()).toBe(0)
    await notice.getByRole('button', { name: 'Order at the new total' }).click()

    await thanks(page).getByText('R 559.20').waitFor()
    expect(await ordered()).toBe(1)
  })
})

describe('an order that was placed', () => {
  it('has an invoice that prints on one sheet without the shop around it', async () => {
    const { page } = amina
    await page.getByRole('link', { name: 'Track order', exact: true }).click()
    await page.getByRole('link', { name: 'Invoice' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pro forma invoice' }).waitFor()
    await page.getByText('VAT number 4000000000').waitFor()
    await page.getByRole('row', { name: /^VAT included \(15\s%\) R\s72\.94$/ }).waitFor()

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
    const moves = [{ orderStatus: 'Processing' }, { orderStatus: 'Shipped' }]
    for (const move of [...moves, { orderStatus: 'Delivered', signedBy: 'Amina' }]) {
      expect(await admin.post('order/update', { id, ...move })).toMatchObject({ status: 200 })
    }

    await page.getByRole('heading', { level: 1, name: 'Tax invoice' }).waitFor()
    await page.getByText(/^R\s559\.20 collected on/).waitFor()
  })

  it('is nobody else’s to read', async () => {
    const stranger = await shop.visitor(onDesk)
    const { pathname } = new URL(amina.page.url())
    await stranger.page.goto(pathname)
    await stranger.page.getByText('You need to be logged in to view this page').waitFor()
    await stranger.page.context().close()
  })

  it('is ordered again at today’s price', async () => {
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

  it('tells what of it is no longer sold', async () => {
    const { page } = amina
    const [newest] = await orders()
    expect(await admin.post(`products/updateById/${kettleId}`, { isActive: false })).toMatchObject({ status: 200 })
    await page.goto(`/account/orders/${newest?.id}`)
    await page.getByRole('button', { name: 'Order again' }).click()

    await page.getByText(`${kettle} is no longer sold.`).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/account/orders/${newest?.id}`)
  })

  it('has brought up no error but those that were wanted', () => {
    const wanted = /\b(404|409)\b|ERR_INTERNET_DISCONNECTED|ERR_FAILED/
    expect(amina.complaints.filter((complaint) => !wanted.test(complaint))).toEqual([])
  })
})
