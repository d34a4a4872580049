import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, asAmina, type Person } from './calling.ts'
import { openedShop } from './openedShop.ts'
import { onDesk, signIn, type Visitor } from './visitor.ts'

const shop = openedShop()
let amina: Person
let themba: Visitor
/** Amina, who helps out as an admin, on a line without news. */
let helper: Visitor

beforeAll(async () => {
  amina = await asAmina(shop.url)
  const admin = await asAdmin(shop.url)
  await admin.post(`customers/role/${amina.customerId}`, { role: 'Admin' })
  themba = await atTheDesk('admin@ekhaya.example', 'Sawubona-admin')
  helper = await atTheDesk('amina@ekhaya.example', 'Sawubona-amina', false)
}, 120_000)

const atTheDesk = async (email: string, password: string, hearsNews = true) => {
  const visitor = await shop.visitor(onDesk)
  if (!hearsNews) await visitor.page.routeWebSocket(/\/live$/, () => undefined)
  await visitor.page.goto('/Login')
  await signIn(visitor, email, password)
  return visitor
}

interface Placed {
  id: string
  orderNumber: string
}

const addressOfAmina = {
  recipientName: 'Amina Daniels',
  recipientMobileNumber: '0825550142',
  streetAddress: '18 Modjadji Street',
  complex: 'House',
  city: 'Soweto',
  province: 'Gauteng',
  suburb: 'Pimville Zone 4',
  postalCode: '1809',
}

const orders = async (count: number, ...moves: object[]) => {
  const home = await (await fetch(`${shop.url}/products/search?search=kettle`)).json()
  const productId = (home.results ?? home.data)[0].id
  const placed: Placed[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const products = [{ productId, count: 1 }]
    const { result } = await amina.post('order/placeOrder', { products, shippingAddress: addressOfAmina })
    placed.push(result as Placed)
  }
  for (const { id } of placed) for (const move of moves) await amina.post('order/update', { id, ...move })
  return placed
}

// News is heard from then on.
const isOnline = (page: Page) => page.getByText(/^Online \d+$/).waitFor()

const rowOf = (page: Page, { orderNumber }: Placed) => page.getByRole('row').filter({ hasText: orderNumber })

describe('the orders at the desk', () => {
  it('are narrowed down in the address, and a reload keeps it', async () => {
    const { page, complaints } = themba
    await page.goto('/Orders_Management')
    await page.getByLabel('Order status').selectOption({ label: 'Delivered' })
    await page.getByLabel('Total from').fill('100')
    await page.getByRole('button', { name: 'Total' }).click()
    await page.waitForURL(/status=Delivered&totalFrom=100&sort=total$/)
    const statuses = async () => new Set(await page.locator('tbody tr td:nth-child(6)').allInnerTexts())
    await expect.poll(statuses).toEqual(new Set(['Delivered']))
    const told = await page.getByText(/^\d+ orders?$/).innerText()
    await page.reload()

    await page.getByText(told, { exact: true }).waitFor()
    expect(await page.getByLabel('Order status').inputValue()).toBe('Delivered')
    expect(await page.getByLabel('Total from').inputValue()).toBe('100')
    expect(await statuses()).toEqual(new Set(['Delivered']))
    expect(complaints).toEqual([])
  })

  it('are dispatched many at once, by keys, and those that cannot be say why', async () => {
    const ready = await orders(2, { orderStatus: 'Processing' })
    const [waiting] = await orders(1)
    if (!waiting) throw new Error('No order was placed')
    const { page, complaints } = themba
    await page.goto('/Orders_Management')
    await rowOf(page, waiting).getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByRole('button', { name: 'Dispatch', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Dispatch: 3 orders' })
    await dialog.getByText('2 can be dispatched, 1 cannot: still Pending.').waitFor()
    await dialog.getByRole('button', { name: 'Dispatch: 2 orders' }).click()
    await dialog.getByText('2 orders dispatched, 1 not.').waitFor()
    await dialog.getByRole('button', { name: 'Back to the orders' }).click()

    for (const order of ready) await rowOf(page, order).getByText('Shipped').waitFor()
    expect(await rowOf(page, waiting).innerText()).toContain('Pending')
    expect(await page.getByText('selected').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('stay where they are while new ones come in', async () => {
    const { page } = themba
    await page.goto('/Orders_Management')
    await isOnline(page)
    const first = page.locator('tbody tr').first()
    const before = await first.innerText()
    const [arrived] = await orders(1)
    const news = page.getByRole('button', { name: '1 new order: show it' })
    await news.waitFor()

    expect(await first.innerText()).toBe(before)
    await news.click()
    await first.filter({ hasText: arrived?.orderNumber ?? '' }).waitFor()
  })
})

describe('two admins with one order', () => {
  it('the slower one is told who did what, and goes on with what was typed', async () => {
    const [order] = await orders(1, { orderStatus: 'Processing' }, { orderStatus: 'Shipped' })
    for (const { page } of [themba, helper]) await page.goto(`/Orders_Management/${order?.id}`)
    await helper.page.getByRole('button', { name: 'Deliver', exact: true }).click()
    await helper.page.getByLabel('Signed by').fill('Gogo Rhulani')
    await themba.page.getByRole('button', { name: 'Report in transit' }).click()
    await themba.page.getByText('In transit').first().waitFor()

    await helper.page.getByRole('button', { name: 'Deliver', exact: true }).click()
    await helper.page.getByText(/^Themba .*reported this order in transit/).waitFor()
    expect(await helper.page.getByText('Your own change was not made.').count()).toBe(1)
    await helper.page.getByRole('button', { name: 'Show it as it is now' }).click()
    expect(await helper.page.getByLabel('Signed by').inputValue()).toBe('Gogo Rhulani')
    await helper.page.getByRole('button', { name: 'Deliver', exact: true }).click()
    await helper.page.getByText('Nothing is left to do with this order.').waitFor()
    // The one who hears the news sees it without asking.
    await themba.page.getByText('Nothing is left to do with this order.').waitFor()
  })

  it('who hears the news while typing is told before it is too late', async () => {
    const [order] = await orders(1, { orderStatus: 'Processing' })
    await themba.page.goto(`/Orders_Management/${order?.id}`)
    await isOnline(themba.page)
    await themba.page.getByRole('button', { name: 'Cancel order' }).click()
    await themba.page.getByLabel('Why is it canceled?').fill('Ordered twice')
    await amina.post('order/update', { id: order?.id, orderStatus: 'Shipped' })

    await themba.page.getByText(/^Amina .*dispatched this order/).waitFor()
    await themba.page.getByText(/“Cancel order” is no longer possible/).waitFor()
    await themba.page.getByRole('button', { name: 'Show it as it is now' }).click()
    await themba.page.getByText('It has left the shop: it can only be delivered.').waitFor()
  })
})
