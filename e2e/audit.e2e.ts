import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asAmina } from './calling.ts'
import { openedShop } from './openedShop.ts'
import { onDesk, onPhone, signIn, type Visitor } from './visitor.ts'

const shop = openedShop()
let order: { id: string; orderNumber: string }

/** Amina orders one piece of the first product in the window. */
const aminaOrders = async () => {
  const amina = await asAmina(shop.url)
  const { results } = (await amina.get('products/search?search=kettle')) as unknown as { results: { id: string }[] }
  const placed = await amina.post('order/placeOrder', {
    products: [{ id: results[0]?.id, count: 1 }],
    shippingAddress: { id: 'amina-1' },
  })
  return placed['result'] as typeof order
}

beforeAll(async () => {
  order = await aminaOrders()
}, 120_000)

describe.each([
  ['a phone', onPhone],
  ['a desk', onDesk],
])('the audit on %s', (_where, size) => {
  let themba: Visitor

  beforeAll(async () => {
    themba = await shop.visitor(size)
  })
  afterAll(() => themba.page.context().close())

  it('is for admins', async () => {
    const { page } = themba
    await page.goto('/Audit')
    await page.getByText('You need to be logged in to view this page').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(themba, 'admin@ekhaya.example', 'Sawubona-admin')
    await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor()
  })

  it('is narrowed down to orders, and names no customer', async () => {
    const { page } = themba
    await page.getByText('50 facts').waitFor()
    await page.getByLabel('Records').selectOption('Orders')
    await page.waitForURL('**/Audit?noun=order')

    const placing = page.getByRole('listitem').filter({ hasText: order.orderNumber }).filter({ hasText: 'OrderPlaced' })
    await placing.getByText('A••••• D•••••').waitFor()
    expect(await page.getByText('Amina Daniels').count()).toBe(0)
  })

  it('offers what comes in, and does not move what is read', async () => {
    const { page } = themba
    const facts = page.getByRole('region', { name: 'What happened' })
    const before = await facts.getByRole('listitem').first().innerText()
    const { orderNumber } = await aminaOrders()

    const offer = page.getByRole('button', { name: /new facts: show them/ })
    await offer.waitFor()
    expect(await facts.getByRole('listitem').first().innerText()).toBe(before)
    await offer.click()
    await facts.getByRole('link', { name: orderNumber }).first().waitFor()
  })

  it('leads to the order, which tells what followed from it', async () => {
    const { page } = themba
    await page.getByRole('link', { name: order.orderNumber }).first().click()
    await page.getByRole('heading', { level: 1, name: `Order ${order.orderNumber}` }).waitFor()

    const timeline = page.getByRole('region', { name: 'Timeline' })
    const followed = timeline.getByRole('list', { name: 'Because of this' })
    await followed.getByText(`The shop set 1 piece aside for order ${order.orderNumber}`).waitFor()
    await followed.getByText('The shop mailed the customer the confirmation of the order').waitFor()
    expect(await followed.getByRole('link').first().getAttribute('href')).toMatch(/^\/Products_Management\//)
  })

  it('leads back in time, to when it was pending', async () => {
    const { page } = themba
    const slider = page.getByRole('slider', { name: 'Moment in the history' })
    await slider.press('Home')
    await slider.press('ArrowRight')
    const pending = page.getByRole('img', { name: /It is Pending/ })
    await pending.filter({ visible: true }).waitFor()
  })

  it('tells everything of one request', async () => {
    const { page } = themba
    await page.locator('summary', { hasText: 'OrderPlaced' }).click()
    await page.getByRole('link', { name: 'Everything of this request' }).click()
    await page.waitForURL('**/Audit?correlationId=*')

    await page.getByRole('link', { name: 'One request: remove this filter' }).waitFor()
    const facts = page.getByRole('region', { name: 'What happened' })
    await facts.getByText('mailed the customer the confirmation of the order').waitFor()
    await facts.getByText(`set 1 piece aside for order ${order.orderNumber}`).waitFor()
  })

  it('is taken home as a file', async () => {
    const { page } = themba
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
    expect(file.suggestedFilename()).toBe('audit.csv')
  })

  it('has brought up no error and nothing for the security policy to stop', () => {
    expect(themba.complaints).toEqual([])
  })
})
