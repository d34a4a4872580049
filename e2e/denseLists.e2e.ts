import { expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, signIn } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const lists = [
  '/Orders_Management',
  '/Products_Management',
  '/Customers_Management',
  '/ServiceProvider_Management',
  '/Bookings_Management',
  '/Reviews_Management',
]

it('the lists of admins show twelve whole rows on the first screen of a desk', async () => {
  const visitor = await shop.visitor(onDesktop)
  const { page } = visitor
  await page.goto('/Login')
  await signIn(visitor, 'admin@ekhaya.example', 'Sawubona-admin')

  for (const list of lists) {
    await page.goto(list)
    await page.locator('tbody tr').nth(12).waitFor()
    const wholeRows = () =>
      page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
    await expect.poll(wholeRows, { message: list }).toBeGreaterThanOrEqual(12)
    const hiddenWidth = await page
      .getByRole('region')
      .filter({ has: page.locator('tbody') })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hiddenWidth, `${list} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  await page.context().close()
})
