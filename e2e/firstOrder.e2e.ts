import { beforeAll, describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const kettle = 'Vuthela Rondavel kettle, 1.7 litres'
const shop = openTestShop()
let amina: Visitor
let themba: Visitor

beforeAll(async () => {
  amina = await shop.visitor(onPhone)
  themba = await shop.visitor(onDesktop)
}, 120_000)

describe('a first order', () => {
  it('begins with a guest who puts two kettles in the cart', async () => {
    const { page } = amina
    await page.goto('/')
    await page.getByRole('region', { name: 'On Sale' }).getByRole('link', { name: kettle }).click()
    await page.getByRole('heading', { level: 1, name: kettle }).waitFor()

    await page.getByRole('button', { name: `Quantity of ${kettle}: one more` }).click()
    await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()

    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  })

  it('keeps the page and the cart when the guest signs in', async () => {
    const { page } = amina
    const place = page.url()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('**/Login')

    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')

    await page.waitForURL(place)
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  })

  it('is reviewed with an address and placed, and the cart page says thanks', async () => {
    const { page } = amina
    await page.getByRole('link', { name: 'Cart, 2 items' }).click()
    await page.getByRole('link', { name: 'Review order' }).filter({ visible: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Review your order' }).waitFor()
    await page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).check()
    await page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).click()

    const thanks = page.getByRole('region', { name: 'Thank you, your order is placed' })
    await thanks.getByText('R 958.40').waitFor()
    await page.waitForURL('**/Cart')
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
  })

  it('can be tracked by its customer', async () => {
    const { page } = amina
    await page.getByRole('link', { name: 'Track order', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: /^Order EK-/ }).waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Order placed' })
      .and(page.locator('[aria-current=step]'))
      .waitFor()
    await page.getByText('204 Magoro Main Road, House').waitFor()
  })

  it('is moved from Pending to Delivered by an admin', async () => {
    const { page } = themba
    await page.goto('/Orders_Management')
    await page.getByText('You need to be logged in to view this page').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(themba, 'admin@ekhaya.example', 'Sawubona-admin')
    await page
      .getByRole('row', { name: /Amina Daniels/ })
      .first()
      .getByRole('link', { name: /^EK-/ })
      .click()

    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press('Start processing')
    // The reasons are folded away.
    await page.getByText('It is already in processing.').waitFor({ state: 'attached' })
    await press('Dispatch')
    await page.getByText('Only a parcel in transit can be delayed.').waitFor({ state: 'attached' })
    await press('Deliver')
    await page.getByLabel('Signed by').fill('Gogo Rhulani')
    await press('Deliver')

    await page.getByText('There is nothing left to do for this order.').waitFor()
  })

  it('has a timeline with a sentence for each fact', async () => {
    const { page } = themba
    const timeline = page.getByRole('region', { name: 'Timeline' })
    const facts = timeline.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Show the record/ }) })
    const sentences = await facts.allInnerTexts()

    expect(sentences.map((fact) => fact.replace(/\s+/g, ' '))).toEqual([
      expect.stringContaining('Amina Daniels (customer) placed the order: 2 pieces for R 958.40'),
      expect.stringContaining('set the stock of every line aside and confirmed the order'),
      expect.stringContaining('Themba Mahlangu (admin) started to process the order'),
      expect.stringContaining('handed the parcel to the courier'),
      expect.stringContaining('delivered the order, signed for by Gogo Rhulani'),
      expect.stringContaining('collected R 958.40 by Cash on Delivery'),
    ])
  })

  it('is shown as it was while pending, at a URL that can be shared', async () => {
    const { page } = themba
    const slider = page.getByRole('slider', { name: 'Moment in the history' })
    await slider.press('Home')
    await slider.press('ArrowRight')
    await page
      .getByRole('img', { name: /It is Pending/ })
      .filter({ visible: true })
      .waitFor()
    await page.getByText('now Delivered').first().waitFor()
    await page.waitForURL('**?at=1')

    await page.reload()
    await page
      .getByRole('img', { name: /It is Pending/ })
      .filter({ visible: true })
      .waitFor()
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page
      .getByRole('img', { name: /It is Delivered/ })
      .filter({ visible: true })
      .waitFor()
  })

  it('has shown its customer every step', async () => {
    await amina.page.getByText('Signed for by Gogo Rhulani').waitFor()
  })

  it('has caused no page error', () => {
    expect([...amina.pageErrors, ...themba.pageErrors]).toEqual([])
  })
})
