import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

/** Ten letters, and the pause before each in milliseconds, some shorter and some longer than the half second after which the shop searches. */
const letters = 'power tool'.split('')
const pauses = [200, 700, 1500, 300, 900, 550, 1200, 200, 1000, 600]

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for products' })

const typeSlowly = async (page: Page) => {
  await box(page).focus()
  for (const [place, letter] of letters.entries()) {
    await page.waitForTimeout(pauses[place] ?? 0)
    await page.keyboard.type(letter)
  }
}

const startPages: [what: string, path: string][] = [
  ['the home page', '/'],
  ['a category', '/Categories/Appliances'],
  ['all categories', '/Categories'],
  ['a brand', '/Brands/Vuthela'],
  ['a product', '/vuthela-rondavel-kettle'],
  ['the cart', '/Cart'],
  ['the help', '/Help'],
  ['results of another search', '/?search=kettle'],
  ['an address that leads nowhere', '/no/such/page'],
  ['an account that asks for a login', '/account/orders'],
]

describe('ten letters, typed with pauses', () => {
  it.concurrent.each(startPages)('on %s arrive in order, and the box keeps the focus', async (_what, path) => {
    const { page } = await shop.visitor(path.length % 2 ? onPhone : onDesktop)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await box(page).fill('')
    await typeSlowly(page)

    expect(await box(page).inputValue()).toBe(letters.join(''))
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('search') === letters.join(''))
    await page.getByRole('option').first().waitFor()
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.context().close()
  })
})
