import { describe, expect, it } from 'vitest'
import { asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onPhone, signIn } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

describe("a guest's cart", () => {
  it("is merged into the customer's cart once, also where the answer is lost", async () => {
    const amina = await shop.visitor(onPhone)
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
    await expect.poll(() => merges).toBeGreaterThan(0)
    await page.goto('/Cart')
    await expect.poll(() => merges).toBe(2)
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()

    const apiClient = await asAmina(shop.url)
    const { result } = await apiClient.get(`cart/${apiClient.customerId}`)
    expect(result).toMatchObject({ lines: [{ count: 1 }] })
  })
})
