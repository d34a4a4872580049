import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const openHome = async (size: BrowserContextOptions = onPhone) => {
  const { page } = await shop.visitor(size)
  await page.goto('/')
  await page.waitForFunction(() => window.earlyTaps === undefined)
  return page
}

/** How many slides the row has moved; a whole number while it is at rest. */
const place = (page: Page) =>
  page
    .getByRole('group', { name: '1 of 5' })
    .locator('..')
    .evaluate((row) => Math.round((row.scrollLeft / row.clientWidth) * 100) / 100)

const currentDot = (page: Page) =>
  page.getByRole('group', { name: 'Choose a slide' }).locator('[aria-current]').getAttribute('aria-label')

/** Moves a finger over the first slide, holds it there, and lets it go. */
const swipe = async (page: Page, pixels: number) => {
  const tools = await page.context().newCDPSession(page)
  const from = pixels < 0 ? 300 : 60
  const { y = 0 } = (await page.getByRole('region', { name: 'What is on' }).boundingBox()) ?? {}
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y + 60 }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from + (pixels * step) / 10)
    await page.waitForTimeout(20)
  }
  await page.waitForTimeout(300)
  await touch('touchEnd')
}

describe('the banner', () => {
  it.each([
    ['a short swipe', -100, 1],
    ['a long one', -240, 2],
    ['a long one back', 240, 0],
  ])('on a phone, rests on a whole slide after %s', async (_, pixels, expected) => {
    const page = await openHome()
    await page.getByRole('button', { name: /^Slide 2/ }).click()
    await expect.poll(() => place(page)).toBe(1)

    await swipe(page, pixels)
    await page.waitForTimeout(1000)
    expect(await place(page)).toBe(expected)
    expect(await currentDot(page)).toMatch(`Slide ${expected + 1}:`)
    await page.context().close()
  })

  it.each([
    ['a phone', onPhone],
    ['a desktop', onDesktop],
  ])('on %s, shows the whole slide whose link gets the focus', async (_, size) => {
    const page = await openHome(size)
    await page.getByRole('group', { name: '1 of 5' }).getByRole('link').focus()

    for (const [key, expected] of [
      ['Tab', 1],
      ['Tab', 2],
      ['Shift+Tab', 1],
      ['Shift+Tab', 0],
    ] as const) {
      await page.keyboard.press(key)
      await page.waitForTimeout(1000)
      expect(await place(page)).toBe(expected)
    }
    await page.context().close()
  })

  it('moves two slides after two quick presses, and never shows a dot on the way', async () => {
    const page = await openHome()
    const next = page.getByRole('button', { name: 'Next slide' })
    await next.click()
    expect(await currentDot(page)).toMatch('Slide 2:')
    await next.click()
    expect(await currentDot(page)).toMatch('Slide 3:')

    await expect.poll(() => place(page)).toBe(2)
    expect(await currentDot(page)).toMatch('Slide 3:')
    await page.context().close()
  })

  it('stays on its slide when the window gets narrower', async () => {
    const page = await openHome(onDesktop)
    await page.getByRole('button', { name: /^Slide 3/ }).click()
    await expect.poll(() => place(page)).toBe(2)

    await page.setViewportSize({ width: 1000, height: 800 })
    await page.waitForTimeout(1000)
    expect(await place(page)).toBe(2)
    expect(await currentDot(page)).toMatch('Slide 3:')
    await page.context().close()
  })
})
