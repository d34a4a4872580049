import { expect, it } from 'vitest'
import { asAmina } from '#e2e/testing/apiClient.ts'
import { keyboardUser } from '#e2e/testing/keyboardUser.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { orderOneKettle } from '#e2e/testing/orders.ts'
import { onDesktop, signIn } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

/** The modifier of the control key, as the browser's own tools number it. */
const control = 2

it('an admin opens an order from any page, by keyboard alone', async () => {
  const { id, orderNumber } = await orderOneKettle(await asAmina(shop.url))
  const visitor = await shop.visitor(onDesktop)
  const { page, pageErrors } = visitor
  await page.goto('/Login')
  await signIn(visitor, 'admin@ekhaya.example', 'Sawubona-admin')
  await page.goto('/Help')
  await page.getByRole('button', { name: 'Go to…' }).waitFor()
  const keyboard = keyboardUser(page)

  await page.keyboard.press('Control+k')
  await keyboard.expectFocus(/^Go to an order/)
  await keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await keyboard.expectFocus(/^Go to an order/)
  await keyboard.type(orderNumber)
  await page.keyboard.press('Enter')

  await page.waitForURL(`**/Orders_Management/${id}`)
  await page.getByRole('heading', { level: 1 }).filter({ hasText: orderNumber }).waitFor()
  await page.goBack()
  await page.waitForURL('**/Help')
  expect(pageErrors).toEqual([])
  await page.context().close()
})

it('on a busy device, what is typed right after the shortcut goes into the field', async () => {
  const visitor = await shop.visitor(onDesktop)
  const { page } = visitor
  await page.goto('/Login')
  await signIn(visitor, 'admin@ekhaya.example', 'Sawubona-admin')
  await page.getByRole('button', { name: 'Go to…' }).waitFor()
  const field = page.getByRole('combobox', { name: /^Go to an order/ })
  // Once its script has come.
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })

  // Playwright waits for each key to be handled: only keys that are sent past it arrive while the page is busy.
  const tools = await page.context().newCDPSession(page)
  const press = (key: string, modifiers = 0) => {
    const pressed = {
      key,
      code: `Key${key.toUpperCase()}`,
      windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
      modifiers,
    }
    const text = modifiers ? {} : { text: key }
    return ['keyDown', 'keyUp'].map((type) =>
      tools.send('Input.dispatchKeyEvent', { type: type as 'keyDown', ...pressed, ...text }),
    )
  }
  const busy = page.evaluate(() => {
    const end = performance.now() + 500
    while (performance.now() < end);
  })
  await Promise.all([busy, ...press('k', control), ...press('k'), ...press('e')])

  expect(await field.inputValue()).toBe('ke')
  await page.context().close()
})

it('customers have no palette, and load nothing of it', async () => {
  const visitor = await shop.visitor(onDesktop)
  const { page } = visitor
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/Login')
  await signIn(visitor, 'amina@ekhaya.example', 'Sawubona-amina')
  await page.goto('/account')
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .waitFor()
  await page.keyboard.press('Control+k')

  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Go to…' }).count()).toBe(0)
  expect(scripts.filter((url) => /Palette|AdminTools/.test(url))).toEqual([])
  await page.context().close()
})
