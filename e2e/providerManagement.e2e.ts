import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, asAmina } from '#e2e/testing/apiClient.ts'
import { findLayoutFaults } from '#e2e/testing/findLayoutFaults.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

/** A picture such as a phone takes, of one colour. */
const photograph = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#a86b4c' } })
    .jpeg()
    .toBuffer()

const openAsAdmin = async (size: Parameters<typeof shop.visitor>[0]) => {
  const visitor = await shop.visitor(size)
  await visitor.page.goto('/Login')
  await signIn(visitor, 'admin@ekhaya.example', 'Sawubona-admin')
  return visitor
}

const overflowOf = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.each([
  ['a phone', onPhone, 'Zanele Radebe'],
  ['a desktop', onDesktop, 'Lwazi Cebekhulu'],
])('an admin on %s', (_where, size, name) => {
  let themba: Visitor
  let providerId: string
  let bookingNumber: string

  beforeAll(async () => {
    themba = await openAsAdmin(size)
  }, 120_000)

  it('adds a service provider with hours and a portrait, and is told what is missing', async () => {
    const { page } = themba
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Service Providers Management' }).click()
    await page.waitForURL('**/ServiceProvider_Management')
    await page.getByRole('link', { name: 'Add service provider' }).click()
    await page.waitForURL('**/AddServiceProvider')

    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    await field('Full name').fill('Z')
    await field('Profession').fill('Roof painter')
    await page.getByText('The full name must be at least 3 characters long').waitFor()
    expect(await page.getByRole('button', { name: 'Add service provider' }).isDisabled()).toBe(true)

    await field('Full name').fill(name)
    await field('Description').fill('Paints roofs and walls, and leaves the garden as it was.')
    await field('Years of experience').fill('8')
    await field('Call-out fee in rand').fill('200')
    await field('Phone number').fill('+27 82 555 0188')
    await field('E-mail address').fill('paint@ekhaya.example')
    await field('Location').fill('Soweto')
    await field('Zone or section').fill('Pimville Zone 5')
    await page.getByLabel('Add an area').fill('Pimville,')
    await page.getByLabel('Group').selectOption({ label: 'Home Services' })
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByRole('button', { name: 'Copy to Friday' }).click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
    await page.getByRole('button', { name: 'Remove portrait' }).waitFor()
    expect(await overflowOf(themba)).toBeLessThanOrEqual(0)

    await page.getByRole('button', { name: 'Add service provider' }).click()
    await page.waitForURL(/\/UpdateServiceProvider\/\w+/)
    await page.getByRole('heading', { level: 1, name: 'Update service provider' }).waitFor()
    providerId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  })

  it('finds the provider in the table by name, and a guest finds it in the directory', async () => {
    const { page } = themba
    await page.goto('/ServiceProvider_Management')
    await page.getByRole('searchbox', { name: 'Find' }).fill(name)
    await page.waitForURL(`**/ServiceProvider_Management?search=${name.replace(' ', '+')}`)
    await page.getByText('1 service provider', { exact: true }).waitFor()
    await page.getByRole('link', { name: `History of ${name}` }).waitFor()

    const guest = await shop.visitor(size)
    await guest.page.goto(`/ServiceProviders?search=${encodeURIComponent(name)}`)
    const card = guest.page.getByRole('article').filter({ hasText: name })
    await card.waitFor()
    // The name beside it says whose portrait it is.
    expect(await card.locator('img').first().getAttribute('src')).toMatch(/^\/pictures\/kept\/\w+-320\./)
    expect(guest.pageErrors).toEqual([])
    await guest.page.context().close()
  })

  it('changes the hours, is shown the confirmed booking that no longer fits, and moves it', async () => {
    const { page } = themba
    bookingNumber = await confirmedBooking(providerId)

    await page.goto(`/UpdateServiceProvider/${providerId}`)
    for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await page.getByLabel(`${weekday}, range 1: from`).fill('18:00')
      await page.getByLabel(`${weekday}, range 1: to`).fill('21:00')
    }
    await page.getByRole('button', { name: 'Update service provider' }).click()
    await page.getByText('1 booking does not fit the hours').waitFor()
    expect(await overflowOf(themba)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: bookingNumber }).click()

    await page.getByRole('heading', { level: 1, name: `Booking ${bookingNumber}` }).waitFor()
    await page.getByRole('button', { name: 'Move to another time' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose another time' })
    await dialog
      .getByRole('radio', { name: /\d free times?$/ })
      .last()
      .press('Space')
    await dialog
      .getByRole('radio', { name: /^19:00/ })
      .first()
      .press('Space')
    await dialog.getByRole('button', { name: /^Move to .+, 19:00$/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByText(/^moved the booking from .+ to .+, 19:00$/)
      .first()
      .waitFor()

    await page.goto(`/UpdateServiceProvider/${providerId}`)
    await page.getByText('Full name').waitFor()
    expect(await page.getByText('1 booking does not fit the hours').count()).toBe(0)
  })

  it('reads the history of the provider, and travels to its first revision', async () => {
    const { page, pageErrors } = themba
    await page.goto(`/UpdateServiceProvider/${providerId}`)
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await page.waitForURL(`**/ServiceProvider_Management/${providerId}`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText('changed the working hours, with appointments of 60 minutes').first().waitFor()

    await page.getByRole('button', { name: 'Show the record after event 1' }).click()
    await page.waitForURL('**?at=0')
    const moment = page.getByRole('region', { name: 'The service provider at any moment' })
    await moment.getByText('Monday 08:00–17:00', { exact: false }).first().waitFor()
    expect(await page.evaluate(findLayoutFaults, undefined)).toEqual([])
    expect(pageErrors).toEqual([])
    await page.context().close()
  })
})

it('an edit of a version that somebody else has changed is settled by the admin', async () => {
  const [themba, admin] = await Promise.all([openAsAdmin(onDesktop), asAdmin(shop.url)])
  const { results } = await admin.get('api/service-providers/all?search=plumber')
  const { id } = (results as { id: string }[])[0] ?? { id: '' }
  const { page } = themba
  await page.goto(`/UpdateServiceProvider/${id}`)
  await page.getByLabel('Years of experience').fill('33')
  await admin.post(`api/service-providers/updateById/${id}`, { callOutFee: '123.45' })
  await page.getByRole('button', { name: 'Update service provider' }).click()

  const conflict = page.getByRole('alert', { name: /changed this/ })
  await conflict.getByText('123.45').waitFor()
  await conflict.getByRole('button', { name: 'Use these and continue' }).click()
  await page.getByRole('button', { name: 'Update service provider' }).click()
  await page.getByText('Saved').first().waitFor()
  const { result } = await admin.get(`api/service-providers/forEdit/${id}`)
  expect(result).toMatchObject({ experienceYears: 33, callOutFee: 123.45 })
  await page.context().close()
})

it('nobody but an admin sees the pages', async () => {
  const amina = await shop.visitor(onDesktop)
  await amina.page.goto('/Login')
  await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
  for (const path of ['/ServiceProvider_Management', '/AddServiceProvider', '/UpdateServiceProvider/somebody']) {
    await amina.page.goto(path)
    await amina.page.getByRole('heading', { name: 'You do not have permission to view this page.' }).waitFor()
  }
  await amina.page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = amina.page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Service Providers', exact: true }).waitFor()
  expect(await menu.getByRole('link', { name: 'Service Providers Management' }).count()).toBe(0)
  await amina.page.context().close()
})

/** The number of a booking that Amina has with a provider, confirmed: the last free time of the next two weeks. */
const confirmedBooking = async (providerId: string) => {
  const [admin, amina] = await Promise.all([asAdmin(shop.url), asAmina(shop.url)])
  const { addresses } = await amina.get(`customer/addresses/${amina.customerId}`)
  const slots = await amina.get(`api/service-providers/slots/${providerId}?days=14`)
  const { days } = slots['result'] as { days: { slots: { start: string }[] }[] }
  const { result } = await amina.post('bookings/request', {
    ...{ providerId, phone: '0825550142', note: '' },
    start: days.flatMap((day) => day.slots).at(-1)?.start,
    address: (addresses as { id: string }[])[0]?.id,
  })
  const { id, bookingNumber } = result as { id: string; bookingNumber: string }
  await admin.post('bookings/update', { id, status: 'Confirmed' })
  return bookingNumber
}
