import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiClient, asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { findLayoutFaults } from '#e2e/testing/findLayoutFaults.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, signIn } from '#e2e/testing/visitor.ts'

const shop = openTestShop()
const widths = [320, 360, 768, 780, 820, 900, 1024, 1280]
const longName = 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm and scale filter'

const longSlideTitle = 'Everything-a-growing-household-needs: kettles, mugs, toaster'
const longProviderName = 'Nkosinathi-Bonginkosi Ndlovu-Mthethwa van der Westhuizen Jr'

let page: Page
let adminPage: Page
let amina: ApiClient
let bookingId: string
let orderId: string

beforeAll(async () => {
  const [admin, aminaApi, visitor, adminVisitor] = await Promise.all([
    asAdmin(shop.url),
    asAmina(shop.url),
    shop.visitor(onDesktop),
    shop.visitor(onDesktop),
  ])
  amina = aminaApi
  page = visitor.page
  adminPage = adminVisitor.page
  const slide = await admin.post('api/marketing-images/updateById/summer-evenings', { title: longSlideTitle })
  expect(slide.status).toBe(200)
  const [kettle, pan, heater] = await Promise.all(
    ['vuthela-rondavel-kettle', 'marula-row-egg-pan', 'blikkie-two-bar-heater'].map(productId),
  )
  const expensive = { name: longName, price: 15_599, discount: 20, quantity: 5000 }
  const { status } = await admin.post(`products/updateById/${kettle}`, expensive)
  expect(status).toBe(200)
  const products = [
    { productId: kettle, count: 999 },
    { productId: pan, count: 3 },
    { productId: heater, count: 1 },
  ]
  const { addresses } = await amina.get(`customer/addresses/${amina.customerId}`)
  const shippingAddress = (addresses as { id: string }[])[0]?.id
  const { result } = await amina.post('order/placeOrder', { products, shippingAddress })
  orderId = (result as { id: string }).id
  for (const line of products) await amina.post('cart/add', line)
  bookingId = await bookedPlumber(admin, (addresses as { id: string }[])[0]?.id)
  await page.goto('/Login')
  await signIn(visitor, 'amina@ekhaya.example', 'Sawubona-amina')
  await adminPage.goto('/Login')
  await signIn(adminVisitor, 'admin@ekhaya.example', 'Sawubona-admin')
}, 120_000)

/** Gives a plumber a long name, and other hours after Amina has booked: returns the id of her booking, which they do not contain. */
const bookedPlumber = async (admin: ApiClient, address: string | undefined) => {
  const edit = async (change: object) => {
    const { status } = await admin.post('api/service-providers/updateById/hendrik-botha', change)
    expect(status).toBe(200)
  }
  await edit({
    fullName: longProviderName,
    profession: 'Certified plumber for geysers, solar heaters and rain tanks',
    areasServed: Array.from({ length: 20 }, (_, index) => `Pietermaritzburg North Village ${index + 1}`),
    daysOff: ['2030-12-16', '2030-12-25'],
  })
  const { result } = await amina.get('api/service-providers/slots/hendrik-botha?days=14')
  const { days } = result as { days: { slots: { start: string }[] }[] }
  const booked = await amina.post('bookings/request', {
    ...{ providerId: 'hendrik-botha', address, phone: '0825550142' },
    start: days.flatMap(({ slots }) => slots).at(-1)?.start,
    note: 'Please come to the back door and do not let the dog out. '.repeat(5),
  })
  const night = [{ from: '03:00', to: '06:00' }]
  await edit({ hours: { 3: night, 6: night } })
  return (booked['result'] as { id: string }).id
}

const productId = async (slug: string) => {
  const { data } = await (await fetch(`${shop.url}/products/getProduct/${slug}`)).json()
  return (data as { id: string }).id
}

/** The layout faults of an open page at all widths. */
const faultsAtEveryWidth = async (page: Page) => {
  const found: string[] = []
  // Chromium can keep the styles of the old width where a style arrives during the resize.
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(findLayoutFaults)).map((fault) => `${width}: ${fault}`))
  }
  return found
}

describe('given long names and large amounts, at every width nothing overflows, is covered or is broken on', () => {
  it('the cart', async () => {
    await page.goto('/Cart')
    await page.getByRole('link', { name: longName }).waitFor()

    expect(await faultsAtEveryWidth(page)).toEqual([])
  })

  it('the review', async () => {
    await page.goto('/buy/review')
    await page.getByRole('link', { name: longName }).waitFor()
    await page.getByRole('radio').first().waitFor()

    expect(await faultsAtEveryWidth(page)).toEqual([])
  })

  it('an order', async () => {
    await page.goto(`/account/orders/${orderId}`)
    await page.getByRole('link', { name: longName }).waitFor()

    expect(await faultsAtEveryWidth(page)).toEqual([])
  })
})

describe('given a service provider with long texts, at every width nothing overflows, is covered or is broken on', () => {
  it.each([
    ['the directory', '/ServiceProviders', 'All service providers'],
    [
      'a search that finds nobody',
      '/ServiceProviders?search=geyserwhisperer&ratingFrom=4',
      'No service providers found',
    ],
    ['a list of service providers', '/serviceProviderCategories/home-services/plumbing?sort=fee', longProviderName],
    ['the service provider', '/ServiceProvider/hendrik-botha#reviews', 'For plumbing jobs'],
    ['the bookings of a customer', '/account/bookings', longProviderName],
  ])('%s', async (_page, path, text) => {
    await page.goto(path)
    await page.getByText(text).first().waitFor()

    expect(await faultsAtEveryWidth(page)).toEqual([])
  })

  it('the booking form', async () => {
    await page.goto('/ServiceProvider/hendrik-botha')
    await page
      .getByRole('radio', { name: /^\d\d:\d\d to / })
      .first()
      .press('Space')
    await page.getByRole('link', { name: /^Book \w{3} \d+ \w{3}, \d\d:\d\d$/ }).click()
    await page.getByLabel('Phone number').fill('12')
    await page.getByLabel(/^Note/).fill('Please come to the back door and do not let the dog out. '.repeat(5))
    await page.getByText('The telephone number must be exactly 10 digits').waitFor()

    expect(await faultsAtEveryWidth(page)).toEqual([])
  })

  it('a booking of the customer', async () => {
    await page.goto(`/account/bookings/${bookingId}`)
    await page.getByText(longProviderName).first().waitFor()

    expect(await faultsAtEveryWidth(page)).toEqual([])
  })
})

describe('for admins, given long names, at every width nothing overflows, is covered or is broken on', () => {
  it.each([
    ['the table of service providers', '/ServiceProvider_Management?search=westhuizen', longProviderName],
    ['the form of a new service provider', '/AddServiceProvider', 'Working hours'],
    ['the form of a service provider', '/UpdateServiceProvider/hendrik-botha', '1 booking does not fit the hours'],
    ['the history of a service provider', '/ServiceProvider_Management/hendrik-botha', longProviderName],
    ['the dashboard', '/Dashboard', 'Not verified'],
    ['the table of bookings', '/Bookings_Management', longProviderName],
    ['the slides of the banner', '/Banner_Management', longSlideTitle],
    ['the form of a slide', '/UpdateSlide/summer-evenings', 'When and where'],
  ])('%s', async (_page, path, text) => {
    await adminPage.goto(path)
    await adminPage.getByText(text).first().waitFor()

    expect(await faultsAtEveryWidth(adminPage)).toEqual([])
  })

  it('a booking', async () => {
    await adminPage.goto(`/Bookings_Management/${bookingId}`)
    await adminPage.getByText(longProviderName).first().waitFor()

    expect(await faultsAtEveryWidth(adminPage)).toEqual([])
  })
})

it('the cart fits a phone with text at 200%', async () => {
  const kettle = await productId('vuthela-rondavel-kettle')
  await amina.post('cart/setCount', { productId: kettle, count: 1 })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/Cart')
  await page.getByRole('link', { name: longName }).waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

  expect(await page.evaluate(findLayoutFaults)).toEqual([])
})
