import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const logIn = (email: string, password: string) =>
  fetch(`${shop.url}/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ querydata: { email, password } }),
  })

/** Wrong passwords for Amina's account, and for an account that does not exist. */
beforeAll(async () => {
  await logIn('amina@ekhaya.example', 'Guess-11')
  await logIn('nobody@mail.example', 'Guess-11')
}, 120_000)

describe.each([
  ['a phone', onPhone],
  ['a desktop', onDesktop],
])('security events on %s', (_where, size) => {
  let themba: Visitor

  beforeAll(async () => {
    themba = await shop.visitor(size)
  })
  afterAll(() => themba.page.context().close())

  const events = () =>
    themba.page
      .getByRole('main')
      .locator('th, li')
      .getByText('Wrong password', { exact: true })
      .filter({ visible: true })

  it('are linked in the menu of admins', async () => {
    const { page } = themba
    await page.goto('/Security')
    await page.getByText('You need to be logged in to view this page').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(themba, 'admin@ekhaya.example', 'Sawubona-admin')
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security', exact: true })
    expect(await link.getAttribute('href')).toBe('/Security')
    await page.goBack()
    await link.waitFor({ state: 'hidden' })
  })

  it('show wrong passwords for known and for unknown accounts', async () => {
    const { page } = themba
    await page.goto('/Security?event=LoginFailed')
    await events().nth(1).waitFor()
    const main = page.getByRole('main')
    await main.getByText('No such account, 1 e-mail address tried').filter({ visible: true }).waitFor()
    await main.getByText('2 attempts on 1 account and 1 unknown e-mail address').waitFor()
    expect(await main.getByText('Amina Daniels').count()).toBe(0)
  })

  it('link to the account, whose timeline shows them', async () => {
    const { page } = themba
    await page.getByRole('link', { name: 'A••••• D•••••' }).filter({ visible: true }).click()
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline.getByText('typed a wrong password').waitFor()
    await page.getByRole('link', { name: 'Security events of this account' }).click()
    await page.waitForURL('**/Security?customerId=*')
    await page.getByRole('link', { name: 'Only A••••• D•••••: remove this filter' }).waitFor()
    expect(themba.pageErrors).toEqual([])
  })
})
