import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { type KeyboardUser, keyboardUser } from '#e2e/testing/keyboardUser.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone } from '#e2e/testing/visitor.ts'
import { watchFocus } from '#e2e/testing/watchFocus.ts'

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

/** A narrow window: phones have a keyboard too. */
const narrow = { viewport: { width: 360, height: 800 } }

describe.each([
  ['a desktop', onDesktop],
  ['a narrow screen', narrow],
])('the whole journey on %s with the keyboard alone, the focus never lost:', (_size, size) => {
  let page: Page
  let keys: KeyboardUser
  let losses: string[]
  let product = ''

  const isNarrow = size === narrow

  /** Follows the focused link: the new page has come once it has taken the focus, which is later than its address. */
  const follow = async (address: string | RegExp) => {
    await keys.press('Enter')
    await page.waitForURL(address)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  }

  const filterByStock = async () => {
    if (isNarrow) {
      await keys.tabTo(/^Filters$/)
      await keys.press('Enter')
      await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    }
    await page.getByRole('checkbox', { name: 'In stock' }).waitFor()
    await keys.tabTo(/^In stock/)
    await keys.press('Space')
    if (isNarrow) {
      await keys.tabTo(/^Show products$/)
      await keys.press('Enter')
    }
    await page.waitForURL((url) => url.searchParams.has('inStock'))
    await keys.expectFocus(isNarrow ? /^Filters \(1\)$/ : /^In stock/)
  }

  beforeAll(async () => {
    page = (await shop.visitor({ ...size, reducedMotion: 'reduce' })).page
    losses = await watchFocus(page)
    keys = keyboardUser(page)
  }, 120_000)

  it('finds goods by typing', async () => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await keys.press('Tab')
    await keys.tabTo(/^Search for products/)
    await keys.type('litres')
    await keys.press('Enter')
    await page.waitForURL('**/?search=litres')
    await waitForAnnouncement(page, /^\d+ result\(s\) found for "litres"$/)
    await keys.expectFocus(/./)
  })

  it('filters them', async () => {
    await filterByStock()
  })

  it('turns the page of a category', async () => {
    await page.goto('/Categories/Household')
    await page.waitForLoadState('networkidle')
    await keys.press('Tab')
    await keys.tabTo(/^Page 2$/)
    await keys.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    await waitForAnnouncement(page, /page 2/)
    await keys.expectFocus(/^Page 2$/)
  })

  it('opens a product', async () => {
    const link = page.getByRole('article').last().getByRole('heading').getByRole('link')
    product = (await link.getAttribute('aria-label')) ?? (await link.innerText()).trim()
    await keys.backTo((name) => name === product)
    await follow(/\/[\w-]+$/)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(product)
  })

  it('adds it to the cart', async () => {
    await keys.tabTo(/^Add to cart$/)
    await keys.press('Enter')
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await keys.expectFocus(/^Add to cart$/)
  })

  it('goes to the cart, and on to the checkout', async () => {
    await keys.backTo((name) => name.startsWith('Cart, 1'))
    await follow('**/Cart')
    await keys.tabTo(/^Review order$/)
    await follow('**/buy/review')
  })

  it('signs in on the way', async () => {
    await keys.tabTo(/^Login$/)
    await keys.press('Enter')
    await page.getByRole('dialog', { name: 'Login' }).waitFor()
    await keys.tabTo(/^Email/)
    await keys.type('amina@ekhaya.example')
    await keys.tabTo(/^Password/)
    await keys.type('Sawubona-amina')
    await keys.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Review your order' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('places the order', async () => {
    await page.getByRole('radio', { name: 'Gogo Rhulani Daniels' }).waitFor()
    // From its first letter: the name of `main`, which has the focus, is all of its text.
    await keys.tabTo(/^Amina Daniels/)
    await keys.press('Space')
    await keys.tabTo(/^Place Order$/)
    await keys.press('Enter')
    await page.getByRole('region', { name: 'Thank you, your order is placed' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('has had the focus somewhere all the time', () => {
    expect(losses).toEqual([])
  })
})
