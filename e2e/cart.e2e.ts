import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asAdmin, asAmina, type Person } from './calling.ts'
import { openedShop } from './openedShop.ts'
import { onDesk, onPhone, signIn, type Visitor } from './visitor.ts'

const shop = openedShop()
let amina: Person

beforeAll(async () => {
  amina = await asAmina(shop.url)
}, 120_000)

beforeEach(async () => {
  await amina.post('cart/clear', {})
})

const kettle = 'blikkie-koshuis-kettle'
const bucket = 'nkunzi-builders-bucket'
const mop = 'hlanzeka-mop-and-bucket'

const open = (size: BrowserContextOptions) => shop.visitor(size)

const add = async (page: Page, slug: string) => {
  await page.goto(`/${slug}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
  await page.getByText(/is in your cart$/).waitFor()
}

const signInAsAmina = async (visitor: Visitor) => {
  await visitor.page.goto('/Login')
  await signIn(visitor, 'amina@ekhaya.example', 'Sawubona-amina')
}

const badge = (page: Page, items: string) => page.getByRole('link', { name: `Cart, ${items}` }).waitFor()
const lines = (page: Page) => page.getByRole('list', { name: 'In your cart' }).getByRole('article')
const removeFirst = (page: Page) => page.getByRole('button', { name: /^Remove / }).first()
const productIn = async (slug: string) => {
  const answer = await (await fetch(`${shop.url}/products/getProduct/${slug}`)).json()
  return answer.data as { id: string; name: string; price: number; discountedPrice: number }
}
const inAminasCart = async () => {
  const { result } = await amina.get(`cart/${amina.customerId}`)
  return (result as { lines: object[] }).lines
}

describe.each([
  ['a phone', onPhone],
  ['a desk', onDesk],
])('a guest on %s', (_size, size) => {
  it('adds, removes, thinks again, reloads, and has it all after logging in', async () => {
    const bought = await productIn(kettle)
    await amina.post('cart/add', { productId: bought.id, count: 1 })
    const guest = await open(size)
    const { page, complaints } = guest
    await add(page, kettle)
    await add(page, bucket)
    await page.goto('/Cart')
    await lines(page).nth(1).waitFor()
    const before = await lines(page).allInnerTexts()

    await removeFirst(page).click()
    await badge(page, '1 item')
    await page.getByRole('button', { name: /^Undo: .* removed$/ }).click()
    await badge(page, '2 items')
    expect(await lines(page).allInnerTexts()).toEqual(before)

    await page.getByRole('button', { name: 'Clear cart' }).click()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await page.getByRole('button', { name: 'Undo: Cart cleared' }).click()
    await badge(page, '2 items')

    await page.reload()
    await lines(page).nth(1).waitFor()
    expect(await lines(page).allInnerTexts()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await signInAsAmina(guest)
    // Whoever leaves while the carts are being merged asks again, and the browser tells of the answer that the first is running.
    await badge(page, '3 items')
    await page.goto('/Cart')
    await badge(page, '3 items')
    expect(await inAminasCart()).toMatchObject([{ productId: bought.id, count: 2 }, { count: 1 }])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('two tabs', () => {
  it('of a guest show one cart', async () => {
    const { page } = await open(onDesk)
    await add(page, kettle)
    const other = await page.context().newPage()
    await other.goto('/Cart')
    await lines(other).first().waitFor()

    await add(page, bucket)
    await expect.poll(() => lines(other).count()).toBe(2)
    await removeFirst(other).click()
    await badge(page, '1 item')
    await page.context().close()
  })

  it('of a customer, on a phone and at a desk, show one cart', async () => {
    const [phone, desk] = await Promise.all([open(onPhone), open(onDesk)])
    for (const visitor of [phone, desk]) {
      await signInAsAmina(visitor)
      await visitor.page.goto('/Cart')
    }
    const { id } = await productIn(mop)

    await amina.post('cart/add', { productId: id, count: 2 })
    await Promise.all([badge(phone.page, '2 items'), badge(desk.page, '2 items')])
    await phone.page.getByRole('button', { name: /one more$/ }).click()
    await badge(desk.page, '3 items')
    await removeFirst(desk.page).click()
    await phone.page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await Promise.all([phone.page.context().close(), desk.page.context().close()])
  })
})

describe('without a line', () => {
  it('the cart can be read and changed; what a customer did is sent once, later', async () => {
    const visitor = await open(onPhone)
    const { page } = visitor
    await signInAsAmina(visitor)
    await add(page, kettle)
    await expect.poll(inAminasCart).toHaveLength(1)
    await page.waitForTimeout(3000)

    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await lines(page).first().waitFor()
    for (const count of [2, 3]) {
      await page.getByRole('button', { name: /one more$/ }).click()
      await badge(page, `${count} items`)
    }
    await page.getByText('Saved on this device; will be sent when you are back online.').waitFor()
    expect(await inAminasCart()).toMatchObject([{ count: 1 }])

    await page.context().setOffline(false)
    await page.getByText('Saved on this device').waitFor({ state: 'detached' })
    expect(await inAminasCart()).toMatchObject([{ count: 3 }])
    await badge(page, '3 items')
    await page.context().close()
  })
})

describe('what has changed since', () => {
  it('is shown: another price until it is agreed to, fewer left, no longer sold', async () => {
    const admin = await asAdmin(shop.url)
    const [dearer, few, gone] = await Promise.all(
      ['vuthela-cafe-creme-kettle', 'potjieberg-kettle-braai', 'hlanzeka-ten-litre-bucket'].map(productIn),
    )
    if (!dearer || !few || !gone) throw new Error('The demo has lost its products')
    const visitor = await open(onPhone)
    const { page } = visitor
    await signInAsAmina(visitor)
    for (const [product, count] of [
      [dearer, 1],
      [few, 5],
      [gone, 1],
    ] as const) {
      await amina.post('cart/add', { productId: product.id, count, price: product.discountedPrice })
    }

    await admin.post(`products/updateById/${dearer.id}`, { price: dearer.price + 50 })
    await admin.post(`products/updateById/${few.id}`, { quantity: 3 })
    await admin.post(`products/updateById/${gone.id}`, { isActive: false })
    await page.goto('/Cart')

    await page.getByText('2 products cannot be ordered as they are.').waitFor()
    expect(await page.getByRole('button', { name: 'Review order' }).filter({ visible: true }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: /^Take 3 of/ }).click()
    await page.getByText(`${gone.name} is no longer sold. Remove it to go on.`).waitFor()
    await page.getByRole('button', { name: `Remove ${gone.name}` }).click()
    await page.getByRole('link', { name: 'Review order' }).filter({ visible: true }).waitFor()

    await page.getByText(/^Was R.749.00, now R.799.00$/).waitFor()
    await page.getByRole('button', { name: /^OK: / }).click()
    await page.getByText(/^Was R.749.00/).waitFor({ state: 'detached' })
    await expect.poll(inAminasCart).toMatchObject([{ count: 1, price: 799 }, { count: 3 }])
    await page.reload()
    await lines(page).first().waitFor()
    expect(await page.getByText(/^Was R.749.00/).count()).toBe(0)
    await page.context().close()
  })
})

describe('by the keyboard alone', () => {
  it('a line is removed and taken back', async () => {
    const { page } = await open(onDesk)
    await add(page, kettle)
    await add(page, bucket)
    await page.goto('/Cart')
    await lines(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    const tabTo = async (label: RegExp) => {
      for (let presses = 0; presses < 80 && !label.test(await focused()); presses += 1) await page.keyboard.press('Tab')
      expect(await focused()).toMatch(label)
    }

    await tabTo(/one more$/)
    await page.keyboard.press('Enter')
    await badge(page, '3 items')
    await tabTo(/^Remove /)
    await page.keyboard.press('Enter')
    await expect.poll(() => lines(page).count()).toBe(1)
    await expect.poll(focused).toMatch(/^Undo: /)
    await page.waitForTimeout(15_500)
    await page.keyboard.press('Enter')
    await expect.poll(() => lines(page).count()).toBe(2)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await page.context().close()
  })
})
