import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onPhone } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

const open = () => shop.visitor({ ...onPhone, extraHTTPHeaders: { 'Save-Data': 'on' } })

/** What the page has loaded: the paths of its pictures, fonts and scripts. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(avif|webp|woff2|js)$/.test(path)),
  )

describe('somebody who saves data', () => {
  it('loads the page alone, a picture when it is tapped, and all of them when that is asked for', async () => {
    const { page, pageErrors } = await open()
    await page.goto('/vuthela-rondavel-kettle')
    await page.waitForLoadState('networkidle')
    expect(await loaded(page)).toEqual([])
    expect(await page.getByText(/about \d+ KB this visit/).innerText()).not.toContain('about  KB')

    await page
      .getByRole('button', { name: /^Show picture: Round tomato-red/ })
      .first()
      .click()
    await page
      .getByRole('img', { name: /^Round tomato-red/ })
      .first()
      .waitFor()
    await expect.poll(() => loaded(page)).toHaveLength(1)
    await page.getByRole('button', { name: 'Show all pictures' }).click()
    await expect.poll(async () => (await loaded(page)).length).toBeGreaterThan(3)
    expect((await loaded(page)).filter((path) => path.endsWith('.js'))).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('can shop: the script comes with the first tap that needs it', async () => {
    const { page, pageErrors } = await open()
    await page.goto('/vuthela-rondavel-kettle')
    await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page
      .getByRole('button', { name: /^Show picture: Round tomato-red/ })
      .first()
      .waitFor()
    expect((await loaded(page)).filter((path) => !path.endsWith('.js'))).toEqual([])

    await page.goto('/')
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  })

  it('switches it off for this device, whatever the browser asks for, and on again', async () => {
    const { page, pageErrors } = await open()
    await page.goto('/')
    const toggle = page.getByRole('switch', { name: 'Data saver' })
    await toggle.click()
    await page.getByText('Data saver: about').waitFor({ state: 'detached' })
    await page.goto('/AboutUs')
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false')

    await toggle.click()
    await page.getByText('Data saver: about').waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  })
})
