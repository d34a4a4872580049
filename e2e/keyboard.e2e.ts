import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const open = async (path: string, size: typeof onDesktop = onDesktop) => {
  const { page } = await shop.visitor(size)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page
}

/** The accessible name of the focused element. */
const focusedText = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: it } = document
    return it?.getAttribute('aria-label') ?? it?.closest('label')?.textContent ?? it?.textContent
  })

const waitForAnnouncement = (page: Page, text: string | RegExp) =>
  page.locator('[aria-live=polite], [role=status]').filter({ hasText: text }).first().waitFor({ state: 'attached' })

describe('a visitor with the keyboard alone', () => {
  it('keeps the focus in the paginator, and the page number is announced', async () => {
    const page = await open('/Categories/Household')
    await page.getByRole('link', { name: 'Page 2' }).press('Enter')
    await page.waitForURL('**?page=2')
    await page.getByRole('article').nth(3).waitFor()
    expect(await focusedText(page)).toBe('Page 2')
    await waitForAnnouncement(page, 'Household, page 2 | Ekhaya')

    await page.getByRole('link', { name: 'Next page' }).press('Enter')
    await page.waitForURL('**?page=3')
    await page.getByRole('article').nth(3).waitFor()
    expect(await focusedText(page)).toBe('Next page')

    await page.getByRole('link', { name: 'Last page' }).press('Enter')
    await waitForAnnouncement(page, /page \d\d \| Ekhaya/)
    expect(await focusedText(page)).toBe('Pages')
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('First page')
    await page.context().close()
  })

  it('checks one brand after another, without losing a check mark or the focus', async () => {
    const page = await open('/?search=kettle')
    const brands = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Brand' })
    const [first, second] = [brands.getByRole('checkbox').nth(0), brands.getByRole('checkbox').nth(1)]
    const checkboxHandle = await first.elementHandle()
    await page.evaluate((checkbox) => {
      const recordLoss = () =>
        Reflect.set(window, 'missing', !(checkbox as HTMLInputElement).checked || !checkbox?.isConnected)
      checkbox?.addEventListener('change', () => {
        recordLoss()
        new MutationObserver(() => Reflect.get(window, 'missing') || recordLoss()).observe(document.body, {
          childList: true,
          subtree: true,
          attributes: true,
        })
      })
    }, checkboxHandle)
    await first.press('Space')
    await page.waitForURL((url) => url.searchParams.has('brands'))
    await page.waitForLoadState('networkidle')
    await waitForAnnouncement(page, /^\d+ result\(s\) found for "kettle"$/)
    expect(await first.isChecked()).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'missing'))).toBe(false)
    expect(await first.evaluate((checkbox) => checkbox === document.activeElement)).toBe(true)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.waitForURL((url) => url.searchParams.get('brands')?.includes(',') === true)
    expect([await first.isChecked(), await second.isChecked()]).toEqual([true, true])
    expect(await second.evaluate((checkbox) => checkbox === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('keeps the focus near the filters when the last filter is removed', async () => {
    const page = await open('/?search=kettle&inStock=true')
    const filter = page.getByRole('link', { name: 'In stock: remove this filter' })
    await filter.press('Enter')
    await page.waitForURL((url) => !url.searchParams.has('inStock'))
    await filter.waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')

    expect(await page.evaluate(() => document.activeElement?.matches('main select'))).toBe(true)
    await page.context().close()
  })

  it('on a phone, has the focus on the button that opened the filters after they close', async () => {
    const page = await open('/?search=kettle', onPhone)
    await page.getByRole('button', { name: 'Filters' }).press('Enter')
    await page.getByRole('checkbox', { name: 'In stock' }).press('Space')
    await page.getByRole('button', { name: 'Show products' }).press('Enter')
    await page.waitForURL((url) => url.searchParams.has('inStock'))

    await expect.poll(() => focusedText(page)).toBe('Filters (1)')
    await page.context().close()
  })

  it('hears the title of each new page', async () => {
    const page = await open('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).press('Enter')

    await page.waitForURL('**/Help')
    await waitForAnnouncement(page, 'Help | Ekhaya')
    await page.context().close()
  })

  it('on a phone, reaches Add to cart right after the quantity', async () => {
    const page = await open('/vuthela-rondavel-kettle', onPhone)
    await page.getByRole('button', { name: /one more$/ }).focus()
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('Add to cart')

    const bar = page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true })
    await page.getByText(/^© /).scrollIntoViewIfNeeded()
    const [footer, button] = await Promise.all([page.getByText(/^© /).boundingBox(), bar.boundingBox()])
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await page.context().close()
  })
})
