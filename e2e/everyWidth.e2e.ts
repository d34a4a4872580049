import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiClient, asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { findLayoutFaults } from '#e2e/testing/findLayoutFaults.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, signIn } from '#e2e/testing/visitor.ts'

const shop = openTestShop()
const widths = [320, 360, 768, 780, 820, 900, 1024, 1280]
const longName = 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm and scale filter'

let page: Page
let amina: ApiClient
let orderId: string

beforeAll(async () => {
  const [admin, aminaApi, visitor] = await Promise.all([asAdmin(shop.url), asAmina(shop.url), shop.visitor(onDesktop)])
  amina = aminaApi
  page = visitor.page
  const [kettle, pan, heater] = await Promise.all(
    ['vuthela-rondavel-kettle', 'marula-row-egg-pan', 'blikkie-two-bar-heater'].map(productId),
  )
  const expensive = { name: longName, price: 15_599, discount: 20, quantity: 5000 }
  const { status } = await admin.post(`products/updateById/${kettle}`, expensive)
  expect(status).toBe(200)
  const products = [
    { productId: kettle, count: 999 },
    { productId: pan, count: 3 },
    { productId: heater, count: 1 },
  ]
  const { addresses } = await amina.get(`customer/addresses/${amina.customerId}`)
  const shippingAddress = (addresses as { id: string }[])[0]?.id
  const { result } = await amina.post('order/placeOrder', { products, shippingAddress })
  orderId = (result as { id: string }).id
  for (const line of products) await amina.post('cart/add', line)
  await page.goto('/Login')
  await signIn(visitor, 'amina@ekhaya.example', 'Sawubona-amina')
}, 120_000)

const productId = async (slug: string) => {
  const { data } = await (await fetch(`${shop.url}/products/getProduct/${slug}`)).json()
  return (data as { id: string }).id
}

/** The layout faults of the open page at all widths. */
const faultsAtEveryWidth = async () => {
  const found: string[] = []
  // Chromium can keep the styles of the old width where a style arrives during the resize.
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(findLayoutFaults)).map((fault) => `${width}: ${fault}`))
  }
  return found
}

describe('given long names and large amounts, at every width nothing overflows, is covered or is broken on', () => {
  it('the cart', async () => {
    await page.goto('/Cart')
    await page.getByRole('link', { name: longName }).waitFor()

    expect(await faultsAtEveryWidth()).toEqual([])
  })

  it('the review', async () => {
    await page.goto('/buy/review')
    await page.getByRole('link', { name: longName }).waitFor()
    await page.getByRole('radio').first().waitFor()

    expect(await faultsAtEveryWidth()).toEqual([])
  })

  it('an order', async () => {
    await page.goto(`/account/orders/${orderId}`)
    await page.getByRole('link', { name: longName }).waitFor()

    expect(await faultsAtEveryWidth()).toEqual([])
  })
})

it('the cart fits a phone with text at 200 %', async () => {
  const kettle = await productId('vuthela-rondavel-kettle')
  await amina.post('cart/setCount', { productId: kettle, count: 1 })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/Cart')
  await page.getByRole('link', { name: longName }).waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

  expect(await page.evaluate(findLayoutFaults)).toEqual([])
})
