import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { orderOneKettle, type PlacedOrder } from '#e2e/testing/orders.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()
let order: PlacedOrder

const placeOrderAsAmina = async () => orderOneKettle(await asAmina(shop.url))

beforeAll(async () => {
  order = await placeOrderAsAmina()
}, 120_000)

describe.each([
  ['a phone', onPhone],
  ['a desktop', onDesktop],
])('the audit on %s', (_where, size) => {
  let themba: Visitor

  beforeAll(async () => {
    themba = await shop.visitor(size)
  })
  afterAll(() => themba.page.context().close())

  it('asks for the login of an admin', async () => {
    const { page } = themba
    await page.goto('/Audit')
    await page.getByText('You need to be logged in to view this page').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(themba, 'admin@ekhaya.example', 'Sawubona-admin')
    await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor()
  })

  it('can be filtered by orders, and masks the names of customers', async () => {
    const { page } = themba
    await page.getByText('50 events').waitFor()
    await page.getByLabel('Records').selectOption('Orders')
    await page.waitForURL('**/Audit?noun=order')

    const placedFact = page
      .getByRole('listitem')
      .filter({ hasText: order.orderNumber })
      .filter({ hasText: 'OrderPlaced' })
    await placedFact.getByText('A••••• D•••••').waitFor()
    expect(await page.getByText('Amina Daniels').count()).toBe(0)
  })

  it('offers new facts with a button, and does not move the list meanwhile', async () => {
    const { page } = themba
    const facts = page.getByRole('region', { name: 'What happened' })
    const before = await facts.getByRole('listitem').first().innerText()
    const { orderNumber } = await placeOrderAsAmina()

    const offer = page.getByRole('button', { name: /new events: show them/ })
    await offer.waitFor()
    expect(await facts.getByRole('listitem').first().innerText()).toBe(before)
    await offer.click()
    await facts.getByRole('link', { name: orderNumber }).first().waitFor()
  })

  it('links to the order, whose timeline lists the facts that followed', async () => {
    const { page } = themba
    await page.getByRole('link', { name: order.orderNumber }).first().click()
    await page.getByRole('heading', { level: 1, name: `Order ${order.orderNumber}` }).waitFor()

    const timeline = page.getByRole('region', { name: 'Timeline' })
    const followed = timeline.getByRole('list', { name: 'What this caused' })
    await followed.getByText(`The shop set 1 piece aside for order ${order.orderNumber}`).waitFor()
    await followed.getByText('The shop mailed the customer the confirmation of the order').waitFor()
    expect(await followed.getByRole('link').first().getAttribute('href')).toMatch(/^\/Products_Management\//)
  })

  it('shows the order as it was while pending, without another request', async () => {
    const { page } = themba
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const slider = page.getByRole('slider', { name: 'Moment in the history' })
    await slider.press('Home')
    await slider.press('ArrowRight')
    const pending = page.getByRole('img', { name: /It is Pending/ })
    await pending.filter({ visible: true }).waitFor()
    await page.getByRole('combobox', { name: 'From' }).selectOption({ index: 1 })
    await page.waitForURL('**from=1*')
    expect(requests).toEqual([])
  })

  it('lists all facts of one request', async () => {
    const { page } = themba
    await page.locator('summary', { hasText: 'OrderPlaced' }).click()
    await page.getByRole('link', { name: 'Everything in this request' }).click()
    await page.waitForURL('**/Audit?correlationId=*')

    await page.getByRole('link', { name: 'One request: remove this filter' }).waitFor()
    const facts = page.getByRole('region', { name: 'What happened' })
    await facts.getByText('mailed the customer the confirmation of the order').waitFor()
    await facts.getByText(`set 1 piece aside for order ${order.orderNumber}`).waitFor()
  })

  it('can be downloaded as a CSV file', async () => {
    const { page } = themba
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
    expect(file.suggestedFilename()).toBe('audit.csv')
  })

  it('has caused no page error', () => {
    expect(themba.pageErrors).toEqual([])
  })
})
