import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { orderOneKettle } from '#e2e/testing/orders.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const openAndSignIn = async (visitor: Visitor, path: string, email: string, password: string) => {
  const { page } = visitor
  await page.goto(path)
  await page.getByText('You need to be logged in to view this page').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await signIn(visitor, email, password)
}

const progressStep = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Where your order is' }).getByRole('listitem').filter({ hasText: label })

/** The number on the bell in the header. */
const unreadCount = async (page: Page) => {
  const name = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Inbox/ })
    .textContent()
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}

describe.each([
  { on: 'a small phone', size: onPhone },
  { on: 'a desktop', size: onDesktop },
])('in two browsers, on $on', ({ size }) => {
  let amina: Visitor
  let themba: Visitor
  let id: string
  /** Sets a mark on the page, which a reload would remove. */
  const markPage = () => amina.page.evaluate(() => Reflect.set(window, 'isTheSamePage', true))
  const isTheSamePage = () => amina.page.evaluate(() => Reflect.get(window, 'isTheSamePage'))

  it('the customer sees what the admin does without a reload', async () => {
    amina = await shop.visitor(size)
    themba = await shop.visitor(size)
    id = (await orderOneKettle(await asAmina(shop.url))).id
    await openAndSignIn(amina, `/account/orders/${id}`, 'amina@ekhaya.example', 'Sawubona-amina')
    await openAndSignIn(themba, `/Orders_Management/${id}`, 'admin@ekhaya.example', 'Sawubona-admin')
    await progressStep(amina.page, 'Order placed').and(amina.page.locator('[aria-current=step]')).waitFor()
    await amina.page.getByRole('button', { name: 'Cancel order' }).waitFor()
    await amina.page
      .getByRole('banner')
      .getByRole('link', { name: /^Inbox, \d/ })
      .waitFor()
    await markPage()

    const press = (name: string) => themba.page.getByRole('button', { name, exact: true }).click()
    const before = await unreadCount(amina.page)
    await press('Start processing')
    await progressStep(amina.page, 'Processing').and(amina.page.locator('[aria-current=step]')).waitFor()
    await amina.page.getByText('We are already packing it: ask us to stop it.').waitFor()
    await amina.page.getByRole('button', { name: 'Cancel order' }).waitFor({ state: 'detached' })
    await press('Dispatch')
    await progressStep(amina.page, 'Dispatched').and(amina.page.locator('[aria-current=step]')).waitFor()

    await expect.poll(() => unreadCount(amina.page)).toBe(before + 2)
    expect(await isTheSamePage()).toBe(true)
  })

  it('the customer reads in the inbox what the admin did, and the count falls', async () => {
    const { page } = amina
    const before = await unreadCount(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Inbox/ })
      .click()
    const shipped = page.getByRole('article').filter({ hasText: 'is on its way' }).first()
    await shipped.getByRole('button', { name: /^Mark as read/ }).click()
    await expect.poll(() => unreadCount(page)).toBe(before - 1)
    await shipped.getByRole('link').click()
    await progressStep(page, 'Dispatched').and(page.locator('[aria-current=step]')).waitFor()
    expect(await isTheSamePage()).toBe(true)
  })

  it('the admin goes back in time, and the customer sees nothing of it', async () => {
    const { page } = themba
    const slider = page.getByRole('slider', { name: 'Moment in the history' })
    await slider.press('Home')
    await slider.press('ArrowRight')
    await page
      .getByRole('img', { name: /It is Pending/ })
      .filter({ visible: true })
      .waitFor()
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page
      .getByRole('img', { name: /It is Dispatched/ })
      .filter({ visible: true })
      .waitFor()

    expect(await progressStep(amina.page, 'Dispatched').and(amina.page.locator('[aria-current=step]')).count()).toBe(1)
    expect(await isTheSamePage()).toBe(true)
  })

  it('the admin sees at once what the customer cancels', async () => {
    const { id: other } = await orderOneKettle(await asAmina(shop.url))
    await amina.page.goto(`/account/orders/${other}`)
    await themba.page.goto(`/Orders_Management/${other}`)
    await themba.page.getByRole('button', { name: 'Start processing', exact: true }).waitFor()

    await amina.page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = amina.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Ordered twice')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()

    await amina.page.getByText('Ordered twice').waitFor()
    await themba.page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('listitem')
      .filter({ hasText: 'cancelled the order: Ordered twice' })
      .waitFor()
  })

  it('has caused no page error', async () => {
    const pageErrors = [...amina.pageErrors, ...themba.pageErrors]
    await Promise.all([amina.page.context().close(), themba.page.context().close()])

    expect(pageErrors).toEqual([])
  })
})
