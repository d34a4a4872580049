import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

describe('the menu of categories', () => {
  it('leads on a desktop through three levels by keyboard, with a picture of each category', async () => {
    const { page, pageErrors } = await shop.visitor(onDesktop)
    await page.goto('/')
    await page.getByRole('button', { name: 'Shop by Category' }).press('ArrowDown')
    const hardware = page.getByRole('button', { name: /^Hardware/ })
    await hardware.focus()
    await hardware.press('ArrowRight')

    const ladders = page.getByRole('link', { name: 'Ladders' })
    await ladders.waitFor()
    await expect.poll(() => ladders.locator('img').count()).toBe(1)
    await ladders.press('Enter')
    await page.waitForURL('**/categories/hardware/hand-tools/ladders')
    await ladders.waitFor({ state: 'hidden' })
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('has a way back from the third level on a phone', async () => {
    const { page, pageErrors } = await shop.visitor(onPhone)
    await page.goto('/')
    await page.getByRole('button', { name: 'Shop by Category' }).tap()
    await page.getByRole('button', { name: /^Hardware/ }).tap()
    await page.getByRole('button', { name: 'Hand Tools' }).tap()
    await page.getByRole('link', { name: 'Ladders' }).waitFor()
    await page.getByRole('button', { name: 'Back to Hardware' }).tap()
    await page.getByRole('button', { name: 'Garden', exact: true }).tap()
    await page.getByRole('link', { name: 'All Garden' }).tap()
    await page.waitForURL('**/categories/hardware/garden')
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('is a link to all categories without JavaScript', async () => {
    const { page } = await shop.visitor({ ...onDesktop, javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('link', { name: 'Shop by Category' }).first().click()
    await page.getByRole('link', { name: 'Hand Tools' }).waitFor()
    await page.context().close()
  })
})

describe('the page of a category on a desktop', () => {
  it('shows its four products in two rows of the first screen', async () => {
    const { page } = await shop.visitor(onDesktop)
    await page.goto('/Categories/Appliances')
    const boxes = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { top, bottom } = card.getBoundingClientRect()
          return { top: Math.round(top), bottom }
        }),
      )

    expect(boxes).toHaveLength(4)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(2)
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(onDesktop.viewport.height)
    await page.context().close()
  })

  it('shows a ticked filter at once, and keeps the others where they are', async () => {
    const { page } = await shop.visitor(onDesktop)
    await page.goto('/Categories/Appliances')
    const panel = page.getByRole('complementary', { name: 'Filters' })
    const brand = panel.getByRole('checkbox', { name: /^Blikkie/ })
    const other = await panel.getByRole('checkbox', { name: /^Vuthela/ }).elementHandle()
    await brand.check()

    await page.waitForURL('**/Categories/Appliances?brands=Blikkie')
    await page.getByText('12 products').waitFor()
    expect(await brand.isChecked()).toBe(true)
    expect(await other?.evaluate((box) => box.isConnected)).toBe(true)
    await page.context().close()
  })
})
