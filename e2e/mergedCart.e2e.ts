import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'
import { asAmina } from './calling.ts'
import { dataFolder, type RunningShop, startShop } from './runningShop.ts'
import { onPhone, openVisitor, signIn } from './visitor.ts'

const data = dataFolder()
let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  shop = await startShop(data.folder)
  browser = await launchBrowser()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  data.remove()
})

describe("a guest's cart", () => {
  it("joins the customer's once, also where the answer is lost on the way", async () => {
    const amina = await openVisitor(browser, shop.url, onPhone)
    const { page } = amina
    await page.goto('/vuthela-rondavel-kettle')
    await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()

    let merges = 0
    await page.route('**/cart/merge', async (route) => {
      merges += 1
      await route.fetch()
      await (merges === 1 ? route.abort() : route.continue())
    })
    await page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    await expect.poll(() => merges).toBe(1)
    await page.goto('/Cart')
    await expect.poll(() => merges).toBe(2)
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()

    const person = await asAmina(shop.url)
    const { result } = await person.get(`cart/${person.customerId}`)
    expect(result).toMatchObject({ lines: [{ count: 1 }] })
  })
})
