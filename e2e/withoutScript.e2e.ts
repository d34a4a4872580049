import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

describe('a browser without JavaScript', () => {
  const openWithoutScript = async (path: string) => {
    const { page, pageErrors } = await shop.visitor({ ...onPhone, javaScriptEnabled: false })
    await page.goto(path)
    return { page, pageErrors }
  }

  // Skeletons and spinners, which say that something is loading.
  const countLoadingMarks = (page: Page) =>
    page.locator('main [role=status]:visible, main [aria-hidden=true]:empty:visible').count()

  it.each([
    ['/Cart', 'Your cart'],
    ['/account', 'Your account'],
    ['/Login', 'Logging in'],
    ['/Dashboard', 'This page'],
    ['/buy/review', 'Your account'],
    ['/account/orders', 'Your account'],
    ['/Signup', 'Logging in'],
  ])('shows at %s that "%s" needs JavaScript, and no loading mark', async (path, subject) => {
    const { page, pageErrors } = await openWithoutScript(path)

    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([`${subject} needs JavaScript`])
    await page
      .getByRole('link', { name: /^011.555.0123$/ })
      .first()
      .waitFor({ timeout: 5000 })
    expect(await countLoadingMarks(page)).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Categories' }).click()
    await page.getByRole('heading', { level: 1, name: 'Shop by category' }).waitFor({ timeout: 5000 })
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('scrolls through the banner of the home page, a row of links', async () => {
    const { page, pageErrors } = await openWithoutScript('/')
    const banner = page.getByRole('region', { name: 'What is on' })

    expect(await banner.getByRole('link').count()).toBe(5)
    expect(await banner.locator('button:visible').count()).toBe(0)
    const last = banner.getByRole('link').last()
    await last.focus()
    await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().left >= 0)).toBe(true)
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('can browse and search, and sees no button that does nothing', async () => {
    const { page, pageErrors } = await openWithoutScript('/Categories/Appliances')
    expect(await page.locator('main noscript').innerText()).toMatch(/^JavaScript is switched off/)
    expect(await page.locator('button:visible, select:visible').count()).toBe(1)

    await page.getByRole('combobox', { name: 'Search for products' }).fill('kettle')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText(/^\d+ result\(s\) found for "kettle"$/).waitFor({ timeout: 5000 })
    await page
      .getByRole('link', { name: /Rondavel kettle/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /Rondavel kettle/ }).waitFor({ timeout: 5000 })
    expect(await page.locator('main picture:visible').count()).toBeGreaterThan(0)
    expect(await page.locator('main noscript').innerText()).toContain('To fill a cart, order or log in, switch it on')
    expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
    expect(pageErrors).toEqual([])
    await page.context().close()
  })
})
