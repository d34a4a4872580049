import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiClient, asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { orderOneKettle, type PlacedOrder } from '#e2e/testing/orders.ts'
import { onDesktop, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()
let amina: ApiClient
let themba: Visitor
/** Amina as a second admin, in a browser without live frames. */
let secondAdmin: Visitor

beforeAll(async () => {
  amina = await asAmina(shop.url)
  const admin = await asAdmin(shop.url)
  await admin.post(`customers/role/${amina.customerId}`, { role: 'Admin' })
  themba = await openAsAdmin('admin@ekhaya.example', 'Sawubona-admin')
  secondAdmin = await openAsAdmin('amina@ekhaya.example', 'Sawubona-amina', false)
}, 120_000)

const openAsAdmin = async (email: string, password: string, receivesLiveFrames = true) => {
  const visitor = await shop.visitor(onDesktop)
  if (!receivesLiveFrames) await visitor.page.routeWebSocket(/\/live$/, () => undefined)
  await visitor.page.goto('/Login')
  await signIn(visitor, email, password)
  return visitor
}

const placeOrders = async (count: number, ...edits: object[]) => {
  const placed: PlacedOrder[] = []
  for (let turn = 0; turn < count; turn += 1) placed.push(await orderOneKettle(amina))
  for (const { id } of placed) for (const edit of edits) await amina.post('order/update', { id, ...edit })
  return placed
}

// From then on the page gets live frames.
const waitUntilOnline = (page: Page) => page.getByText(/^Online \d+$/).waitFor()

const rowOf = (page: Page, { orderNumber }: PlacedOrder) => page.getByRole('row').filter({ hasText: orderNumber })

describe('the orders management', () => {
  it('keeps its filters in the URL, also after a reload', async () => {
    const { page, pageErrors } = themba
    await page.goto('/Orders_Management')
    await page.getByLabel('Order status').selectOption({ label: 'Delivered' })
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByLabel('Total from').fill('100')
    await page.getByRole('button', { name: 'Total' }).click()
    await page.waitForURL(/status=Delivered&totalFrom=100&sort=total$/)
    const statuses = async () => new Set(await page.locator('tbody tr td:nth-child(6)').allInnerTexts())
    await expect.poll(statuses).toEqual(new Set(['Delivered']))
    const countText = await page.getByText(/^\d+ orders?$/).innerText()
    await page.reload()

    await page.getByText(countText, { exact: true }).waitFor()
    expect(await page.getByLabel('Order status').inputValue()).toBe('Delivered')
    expect(await page.getByLabel('Total from').inputValue()).toBe('100')
    expect(await statuses()).toEqual(new Set(['Delivered']))
    expect(pageErrors).toEqual([])
  })

  it('dispatches several orders at once, by keyboard, and says why others cannot be dispatched', async () => {
    const ready = await placeOrders(2, { orderStatus: 'Processing' })
    const [waiting] = await placeOrders(1)
    if (!waiting) throw new Error('No order was placed')
    const { page, pageErrors } = themba
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
    expect(pageErrors).toEqual([])
  })

  it('does not move its rows when new orders arrive', async () => {
    const { page } = themba
    await page.goto('/Orders_Management')
    await waitUntilOnline(page)
    const first = page.locator('tbody tr').first()
    const before = await first.innerText()
    const [arrived] = await placeOrders(1)
    const newOrdersButton = page.getByRole('button', { name: '1 new order: show it' })
    await newOrdersButton.waitFor()

    expect(await first.innerText()).toBe(before)
    await newOrdersButton.click()
    await first.filter({ hasText: arrived?.orderNumber ?? '' }).waitFor()
  })
})

describe('two admins with one order', () => {
  it('when both edit it, the slower admin sees who did what, and keeps the typed text', async () => {
    const [order] = await placeOrders(1, { orderStatus: 'Processing' }, { orderStatus: 'Shipped' })
    for (const { page } of [themba, secondAdmin]) await page.goto(`/Orders_Management/${order?.id}`)
    await secondAdmin.page.getByRole('button', { name: 'Deliver', exact: true }).click()
    await secondAdmin.page.getByLabel('Signed by').fill('Gogo Rhulani')
    await themba.page.getByRole('button', { name: 'Report in transit' }).click()
    await themba.page.getByText('In transit').first().waitFor()

    await secondAdmin.page.getByRole('button', { name: 'Deliver', exact: true }).click()
    await secondAdmin.page.getByText(/^Themba .*reported this order in transit/).waitFor()
    expect(await secondAdmin.page.getByText('Your own change was not made.').count()).toBe(1)
    await secondAdmin.page.getByRole('button', { name: 'Show the current version' }).click()
    expect(await secondAdmin.page.getByLabel('Signed by').inputValue()).toBe('Gogo Rhulani')
    await secondAdmin.page.getByRole('button', { name: 'Deliver', exact: true }).click()
    await secondAdmin.page.getByText('There is nothing left to do for this order.').waitFor()
    // The admin with live frames sees it without a reload.
    await themba.page.getByText('There is nothing left to do for this order.').waitFor()
  })

  it('when one edits it, the other sees that while still typing', async () => {
    const [order] = await placeOrders(1, { orderStatus: 'Processing' })
    await themba.page.goto(`/Orders_Management/${order?.id}`)
    await waitUntilOnline(themba.page)
    await themba.page.getByRole('button', { name: 'Cancel order' }).click()
    await themba.page.getByLabel('Why is it being cancelled?').fill('Ordered twice')
    await amina.post('order/update', { id: order?.id, orderStatus: 'Shipped' })

    await themba.page.getByText(/^Amina .*dispatched this order/).waitFor()
    await themba.page.getByText(/“Cancel order” is no longer possible/).waitFor()
    await themba.page.getByRole('button', { name: 'Show the current version' }).click()
    await themba.page.getByText(/^Not possible now/).click()
    await themba.page.getByText('It has left the shop: it can only be delivered.').waitFor()
  })
})
