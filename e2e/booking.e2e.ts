import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()
let amina: Visitor
let themba: Visitor
let bookingNumber = ''

beforeAll(async () => {
  amina = await shop.visitor(onPhone)
  themba = await shop.visitor(onDesktop)
  await themba.page.goto('/Login')
  await signIn(themba, 'admin@ekhaya.example', 'Sawubona-admin')
}, 120_000)

/** Chooses the last free time of the last day in the strip that has one: more than a day ahead. */
const chooseLateTime = async (picker: Page | Locator) => {
  const days = picker.getByRole('radio', { name: /\d free times?$/ })
  await days.last().press('Space')
  await picker
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .last()
    .press('Space')
}

describe('an appointment with a plumber, on a phone', () => {
  it('is found by a search and by the category menu', async () => {
    const { page } = amina
    await page.goto('/ServiceProviders')
    await page
      .getByRole('searchbox', { name: 'Search for a service provider' })
      .or(page.getByLabel('Search for a service provider'))
      .first()
      .fill('plumber')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/ServiceProviders?search=plumber')
    await page.getByRole('heading', { level: 1, name: 'Results for “plumber”' }).waitFor()
    await page.getByRole('article').first().waitFor()

    await page.getByRole('button', { name: 'Search By Service Provider Categories' }).click()
    await page.getByRole('button', { name: 'View More' }).click()
    await page.getByRole('button', { name: 'View Less' }).waitFor()
  })

  it('is requested after signing in, at the chosen time', async () => {
    const { page } = amina
    await page.goto('/serviceProviderCategories/home-services/plumbing')
    await page
      .getByRole('link', { name: /^Book Appointment/ })
      .first()
      .click()
    await page.waitForURL(/\/ServiceProvider\/[\w-]+#times$/)
    await chooseLateTime(page)
    const bookChosen = page.getByRole('link', { name: /^Book \w{3} \d+ \w{3}, \d\d:\d\d$/ })
    const chosen = await bookChosen.getAttribute('href')
    // The bar at the bottom of the screen leads to the same form.
    await page.getByRole('link', { name: 'Book Appointment', exact: true }).click()
    await page.waitForURL(/\/book\?start=/)
    expect(page.url()).toBe(shop.url + chosen)
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    await page.getByLabel('Phone number').fill('0825550142')
    await page.getByLabel(/^Note/).fill('The geyser drips <b>slowly</b>')
    await page.getByRole('button', { name: 'Request Booking' }).first().click()
    await page.getByRole('heading', { name: 'Booking requested' }).first().waitFor()
    bookingNumber =
      (
        await page
          .getByText(/BK-\w{4}-\w{4}/)
          .first()
          .innerText()
      ).match(/BK-\w{4}-\w{4}/)?.[0] ?? ''
    expect(bookingNumber).toMatch(/^BK-/)
  })

  it('is confirmed by an admin', async () => {
    const { page, pageErrors } = themba
    await page.goto(`/Bookings_Management?search=${bookingNumber}`)
    await page.getByRole('link', { name: bookingNumber }).first().click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Confirmed', { exact: true }).first().waitFor()
    await page.getByText('confirmed the booking').first().waitFor()
    expect(pageErrors).toEqual([])
  })

  it('is moved to another time, and then canceled', async () => {
    const { page } = amina
    await page.goto('/account/bookings')
    await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).last().waitFor()
    await page.getByRole('listitem').filter({ hasText: bookingNumber }).getByRole('link').first().click()
    await page.getByText('Confirmed', { exact: true }).first().waitFor()
    await page.getByText('The geyser drips <b>slowly</b>').waitFor()
    await page.getByRole('button', { name: 'Change the time' }).click()
    const dialog = page.getByRole('dialog')
    await chooseLateTime(dialog)
    await dialog.getByRole('button', { name: /^Move to/ }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByText('Canceled', { exact: true }).first().waitFor()
  })
})

describe('a completed visit', () => {
  const text = 'The tap is quiet. <b>Clean</b> work.'

  it('is reviewed from its booking, on a phone', async () => {
    const { page, pageErrors } = amina
    await page.goto('/account/bookings')
    await page.getByRole('main').getByRole('link', { name: 'Sibusiso Khumalo' }).first().click()
    await page.getByRole('link', { name: 'Write a review' }).click()
    await page.waitForURL('**/ServiceProvider/sibusiso-khumalo#your-review')
    const ownReview = page.getByRole('region', { name: 'Your review' })
    await ownReview.getByRole('radio', { name: /^5 stars/ }).check()
    await ownReview.getByRole('textbox').fill(text)
    await ownReview.getByRole('button', { name: 'Send review' }).click()
    await ownReview.getByText(text).waitFor()
    await ownReview.getByRole('button', { name: 'Edit your review' }).click()
    await ownReview.getByRole('radio', { name: /^4 stars/ }).check()
    await ownReview.getByRole('button', { name: 'Save changes' }).click()
    await ownReview.getByText('Rated 4 out of 5').waitFor()
    await page.getByText('7 reviews').waitFor()
    await page.getByRole('list', { name: 'Ratings by stars' }).filter({ hasText: '4 stars: 3 reviews' }).waitFor()
    expect(pageErrors).toEqual([])

    await page.goBack()
    await page.getByRole('link', { name: 'See your review' }).waitFor()
  })

  it('counts on the card of the service provider, until an admin hides the review', async () => {
    const { page } = themba
    const cardOfPlumber = page.getByRole('article').filter({ hasText: 'Sibusiso Khumalo' })
    const plumbers = '/serviceProviderCategories/home-services/plumbing'
    await page.goto(plumbers)
    await cardOfPlumber.getByText('(7)').waitFor()

    await page.goto('/Reviews_Management?subject=provider')
    await page.getByText('255 reviews').waitFor()
    const row = page.getByRole('row').filter({ hasText: text })
    await row.getByRole('button', { name: 'Hide the review of Sibusiso Khumalo by Amina' }).click()
    await page.getByLabel('Reason').fill('A test of the shop')
    await page.getByRole('button', { name: 'Hide review' }).click()
    await row.getByText('Hidden', { exact: true }).waitFor()

    await page.goto(plumbers)
    await cardOfPlumber.getByText('(6)').waitFor()
  })
})
