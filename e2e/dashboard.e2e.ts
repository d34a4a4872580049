import { beforeAll, describe, expect, it } from 'vitest'
import { asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { orderOneKettle } from '#e2e/testing/orders.ts'
import { onDesktop, onPhone, signIn } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

beforeAll(async () => {
  // The shop writes searches without a result when it closes.
  for (const text of ['bicycle', 'trampoline']) await fetch(`${shop.url}/products/search?search=${text}`)
  await (await asAmina(shop.url)).get('products/search?search=bicycle')
  await shop.reopen()
}, 120_000)

describe.each([
  ['a phone', onPhone],
  ['a desktop', onDesktop],
])('an admin on %s', (_where, size) => {
  it('sees the figures of the shop, and follows their links', async () => {
    const visitor = await shop.visitor(size)
    const { page, pageErrors } = visitor
    await page.goto('/Login')
    await signIn(visitor, 'admin@ekhaya.example', 'Sawubona-admin')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()

    await page.getByRole('img', { name: /^Orders by day/ }).waitFor()
    const days = page.getByRole('slider', { name: 'Orders by day: choose a day' })
    await days.focus()
    const newest = await days.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => days.getAttribute('aria-valuetext')).not.toBe(newest)
    const read = await days.getAttribute('aria-valuetext')
    expect(await page.getByText(read ?? '', { exact: true }).isVisible()).toBe(true)

    await page.getByRole('link', { name: '90 days' }).click()
    await page.waitForURL('**/Dashboard?days=90')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    const bicycle = page.getByRole('listitem').filter({ hasText: 'bicycle' })
    expect(await bicycle.getByText('2 times').isVisible()).toBe(true)
    await bicycle.getByRole('link').click()
    await page.waitForURL('**/Products_Management?search=bicycle')
    await page.goBack()

    await page.getByRole('link', { name: 'Late orders' }).click()
    await page.waitForURL('**/Orders_Management?late=*')
    expect(pageErrors).toEqual([])
    await page.context().close()
  })
})

it('nobody but an admin sees it', async () => {
  const visitor = await shop.visitor(onDesktop)
  await visitor.page.goto('/Login')
  await signIn(visitor, 'amina@ekhaya.example', 'Sawubona-amina')
  await visitor.page.goto('/Dashboard')
  await visitor.page.getByRole('heading', { name: 'You do not have permission to view this page.' }).waitFor()
  await visitor.page.context().close()
})

it('a newly placed order is counted without a reload', async () => {
  const visitor = await shop.visitor(onDesktop)
  const { page } = visitor
  await page.goto('/Login')
  await signIn(visitor, 'admin@ekhaya.example', 'Sawubona-admin')
  await page.goto('/Dashboard')
  const pending = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Pending' }) })
  await pending.waitFor()
  // His live socket is connected.
  await page.getByText(/^Online \d+$/).waitFor()
  const before = Number(await pending.getByRole('paragraph').first().textContent())

  await orderOneKettle(await asAmina(shop.url))
  await pending.getByText(String(before + 1), { exact: true }).waitFor({ timeout: 20_000 })
  await page.context().close()
})
