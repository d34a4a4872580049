import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const kettle = 'Vuthela Rondavel kettle, 1.7 litres'
const shop = openTestShop()
let amina: Visitor
let themba: Visitor

beforeAll(async () => {
  amina = await shop.visitor(onPhone)
  themba = await shop.visitor(onDesktop)
}, 120_000)

describe('a customer who looks for a kettle', () => {
  it('finds kettles though she spells them wrong', async () => {
    const { page } = amina
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Search for products' }).fill('ketle')

    await page.getByText(/^\d+ result\(s\) found for "ketle"$/).waitFor()
    await page.getByRole('link', { name: kettle }).waitFor()
    expect(new URL(page.url()).search).toBe('?search=ketle')
  })

  it('picks a tag with the keyboard, and filters by a brand', async () => {
    const { page } = amina
    const box = page.getByRole('combobox', { name: 'Search for products' })
    await box.fill('ket')
    await page.getByRole('option').first().waitFor()
    await box.press('ArrowDown')
    await box.press('Enter')
    await page.waitForURL('**/?search=kettle&tags=kettle')

    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Duiker & Dale/ }).check()
    await sheet.getByRole('button', { name: 'Show products' }).click()

    await page.getByText('1 result(s) found for "kettle"').waitFor()
    await page.getByRole('link', { name: /^Duiker & Dale: remove/ }).waitFor()
  })

  it('sees a script tag in a search as text', async () => {
    const { page } = amina
    await page.goto(`/?search=${encodeURIComponent('<b>kettle</b><script>alert(1)</script>')}`)

    await page.getByText(/result\(s\) found for "kettlealert\(1\)"/).waitFor()
  })

  it('opens the large picture, reads the reviews, and finds the product among the last viewed on the home page', async () => {
    const { page } = amina
    await page.goto('/vuthela-rondavel-kettle')
    await page
      .getByRole('button', { name: /^Show large/ })
      .first()
      .click()
    const large = page.getByRole('dialog', { name: /^Large picture/ })
    await large.waitFor()
    await page.goBack()
    await large.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/vuthela-rondavel-kettle')
    await page.getByRole('heading', { level: 2, name: 'What’s in the box' }).scrollIntoViewIfNeeded()
    await page.getByRole('heading', { level: 2, name: 'Reviews' }).waitFor()
    await page.getByText('Verified purchase').first().waitFor()

    await page.goto('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: 'Last viewed' }).getByRole('link', { name: kettle }).waitFor()
  })

  it('fills her cart offline, and a page that could not be shown is there when she is online again', async () => {
    const { page } = await shop.visitor(onPhone)
    const [script] = await Promise.all([page.waitForResponse(/activeCart/), page.goto('/Categories/Household')])
    // Loads what the script imports, too.
    await page.evaluate(`import('${script.url()}')`)
    await page.context().setOffline(true)
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('link', { name: /cart.*1/i }).waitFor()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.getByText('this is not on your device', { exact: false }).first().waitFor()
    await page.context().setOffline(false)
    await page.getByRole('article').nth(3).waitFor()
    await page.context().close()
  })

  it('reviews a product that was delivered to her', async () => {
    const { page } = amina
    await page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    await page.goto('/marula-row-stoep-mugs')
    await page.getByRole('heading', { level: 2, name: 'What’s in the box' }).scrollIntoViewIfNeeded()
    const ownReview = page.getByRole('region', { name: 'Your review' })
    await ownReview.getByRole('radio', { name: /^4 stars/ }).check()
    await ownReview.getByRole('textbox').fill('Strong mugs, <b>big</b> enough for rooibos.')
    await ownReview.getByRole('button', { name: 'Send review' }).click()

    await page.getByText('Strong mugs, <b>big</b> enough for rooibos.').first().waitFor()
  })
})

describe('an admin', () => {
  it('changes a product that another admin has changed meanwhile, and both changes are kept', async () => {
    const { page } = themba
    await page.goto('/Login')
    await signIn(themba, 'admin@ekhaya.example', 'Sawubona-admin')
    await page.goto('/Products_Management?search=rondavel')
    await page.getByRole('link', { name: kettle }).first().click()
    const price = page.getByLabel('Price in rand', { exact: true })
    await price.fill('649')
    await page.evaluate(() => history.back())
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Stay here' }).click()
    expect(await price.inputValue()).toBe('649')

    const otherAdmin = await asAdmin(shop.url)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(await otherAdmin.post(`products/updateById/${id}`, { overview: 'Tea for eight.' })).toMatchObject({
      status: 200,
    })
    await page.getByRole('button', { name: 'Update product' }).click()

    const conflict = page.getByRole('alert').filter({ hasText: 'changed this' })
    await conflict.getByText('Tea for eight.').waitFor()
    await conflict.getByRole('button', { name: 'Use these and continue' }).click()
    await page.getByRole('button', { name: 'Update product' }).click()
    await page.getByText(/saved/i).first().waitFor()

    const shown = await (await asAmina(shop.url)).get(`products/getProductDetails/${id}`)
    expect(shown['data']).toMatchObject({ price: 649, overview: 'Tea for eight.' })
  })

  it('adds a picture, and sees why a drawing with a script is refused', async () => {
    const { page } = themba
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await page.locator('input[type=file]').setInputFiles([
      { name: 'kettle.png', mimeType: 'image/png', buffer: picture },
      { name: 'logo.png', mimeType: 'image/png', buffer: script },
    ])

    await page.getByRole('alert').filter({ hasText: 'logo.png' }).waitFor()
    await page.getByLabel('What picture 4 shows').fill('A red card')
    await page.getByRole('button', { name: 'Update product' }).click()
    await page.getByText(/saved/i).first().waitFor()

    const { data } = await (await asAmina(shop.url)).get('products/getProduct/vuthela-rondavel-kettle')
    const { thumbnail, medium } = (data as { images: { thumbnail: string; medium: string }[] }).images[3] ?? {}
    for (const path of [thumbnail, medium, thumbnail?.replace(/webp$/, 'avif')]) {
      expect((await page.request.get(path ?? '')).headers()['content-type']).toMatch(/^image\//)
    }
  })

  it('sees in the history who changed the price', async () => {
    const { page } = themba
    await page.getByRole('link', { name: 'History' }).click()
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline
      .getByRole('listitem')
      .filter({ hasText: 'R 599.00' })
      .filter({ hasText: 'R 649.00' })
      .filter({ hasText: 'Themba Mahlangu' })
      .waitFor()
  })

  it('has caused no page error', () => {
    const unexpected = [...amina.pageErrors, ...themba.pageErrors].filter(
      (pageError) => !/\b(409|415)\b/.test(pageError),
    )
    expect(unexpected).toEqual([])
  })
})
