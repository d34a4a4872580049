import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { type KeyboardUser, keyboardUser } from '#e2e/testing/keyboardUser.ts'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop({ movableClock: true })

const day = 86_400_000
const narrow = { viewport: { width: 360, height: 800 } }

let amina: Visitor
let aminasKeys: KeyboardUser
let themba: Visitor
let thembasKeys: KeyboardUser
let plumber = ''
let bookingNumber = ''

beforeAll(async () => {
  amina = await shop.visitor(narrow)
  aminasKeys = keyboardUser(amina.page)
}, 120_000)

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
/** How far below the top of the window an element starts, in px. */
const topOf = (page: Page, id: string) =>
  page.evaluate((elementId) => document.getElementById(elementId)?.getBoundingClientRect().top, id)
const isInDialog = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))

/** Follows the focused link. The new page has come once it has taken the focus: the address changes before that. */
const follow = async (page: Page, address: RegExp, focus = 'main') => {
  await page.keyboard.press('Enter')
  await page.waitForURL(address)
  await expect.poll(() => focusedId(page)).toBe(focus)
}

/** Fills in the open login dialog; the session lasts for the whole journey. */
const logIn = async ({ page }: Visitor, keys: KeyboardUser, email: string, password: string) => {
  await keys.tabTo(/^Email/)
  await keys.type(email)
  await keys.tabTo(/^Password/)
  await keys.type(password)
  await keys.tabTo(/^Remember me/)
  await keys.press('Space')
  await keys.tabTo(/^Login$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Goes to the last day of the week that has free times, and chooses its first one. */
const chooseTimeOnLateDay = async ({ page }: Visitor, keys: KeyboardUser) => {
  await page
    .getByRole('radio', { name: / free times?$/ })
    .first()
    .waitFor()
  await keys.tabTo(/ free times?$/)
  await keys.press('ArrowLeft')
  const late = await keys.focus()
  await keys.tabTo(/^\d\d:\d\d to /)
  await keys.press('Space')
  expect(await page.getByRole('radio', { name: /^\d\d:\d\d to /, checked: true }).count()).toBe(1)
  return late
}

const openBooking = async (visitor: Visitor, keys: KeyboardUser) => {
  await visitor.page.goto(`/Bookings_Management?search=${bookingNumber}`)
  await visitor.page.getByRole('link', { name: bookingNumber }).first().waitFor()
  await keys.tabTo(new RegExp(bookingNumber))
  await follow(visitor.page, /\/Bookings_Management\/[\w-]+$/)
}

describe('with the keyboard alone, on a narrow screen, a customer', () => {
  it('seeks a plumber, and goes on from the results', async () => {
    const { page } = amina
    await page.goto('/ServiceProviders')
    await page.waitForLoadState('networkidle')
    await aminasKeys.tabTo(/^Search for a service provider/)
    await aminasKeys.type('plumber')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Results for “plumber”' }).waitFor()

    await expect.poll(() => focusedId(page)).toBe('main')
    const bookAppointment = await aminasKeys.tabTo(/^Book Appointment with /)
    plumber = bookAppointment.replace('Book Appointment with ', '')
  })

  it('comes to the free times of a plumber, and chooses one', async () => {
    const { page } = amina
    await follow(page, /\/ServiceProvider\/[\w-]+#times$/, 'times')
    expect(await topOf(page, 'times')).toBeLessThan(140)
    await aminasKeys.press('Tab')
    expect(await aminasKeys.focus()).toBe('Later days')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Earlier days' }).and(page.locator(':enabled')).waitFor()
    expect(await aminasKeys.focus()).toBe('Later days')
    await chooseTimeOnLateDay(amina, aminasKeys)
    await aminasKeys.tabTo(/^Book \w{3} \d+ \w{3}, \d\d:\d\d$/)
  })

  it('signs in on the way, and comes to the form', async () => {
    const { page } = amina
    await follow(page, /\/book\?start=/)
    await aminasKeys.tabTo(/^Login$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Login' }).waitFor()
    expect(await isInDialog(page)).toBe(true)

    await logIn(amina, aminasKeys, 'amina@ekhaya.example', 'Sawubona-amina')

    await page.getByLabel('Phone number').waitFor()
    await expect.poll(() => focusedId(page)).toBe('main')
  })

  it('fills in the form and requests the booking', async () => {
    const { page } = amina
    await aminasKeys.tabTo(/^Phone number/)
    await aminasKeys.type('0825550142')
    await aminasKeys.tabTo(/^Note/)
    await aminasKeys.type('The geyser drips')
    await aminasKeys.tabTo(/^Request Booking$/)
    await page.keyboard.press('Enter')

    await aminasKeys.expectFocus(/^Thank you, your booking is requested$/)
    bookingNumber = (await page.getByText(/^BK-\w{4}-\w{4}$/).innerText()).trim()
    await aminasKeys.tabTo(/^See my bookings$/)
  })
})

describe('with the keyboard alone, an admin', () => {
  it('confirms it', async () => {
    themba = await shop.visitor(onDesktop)
    thembasKeys = keyboardUser(themba.page)
    const { page } = themba
    await page.goto('/Login')
    await page.getByRole('dialog', { name: 'Login' }).waitFor()
    await logIn(themba, thembasKeys, 'admin@ekhaya.example', 'Sawubona-admin')
    await openBooking(themba, thembasKeys)
    await page.getByRole('button', { name: 'Confirm' }).waitFor()
    await thembasKeys.tabTo(/^Confirm$/)
    await page.keyboard.press('Enter')

    await page.getByText('confirmed the booking').first().waitFor()
    await thembasKeys.expectFocus(/^Next move$/)
  })
})

describe('with the keyboard alone, the customer', () => {
  it('finds it confirmed among her bookings', async () => {
    const { page } = amina
    await follow(page, /\/account\/bookings$/)
    await page.getByText(bookingNumber).first().waitFor()
    await aminasKeys.tabTo(new RegExp(`^${plumber}$`))
    await follow(page, /\/account\/bookings\/[\w-]+$/)
    await page.getByText('Confirmed', { exact: true }).first().waitFor()
  })

  it('moves it to another time, and is back at the button afterwards', async () => {
    const { page } = amina
    await aminasKeys.tabTo(/^Change the time$/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Choose another time' })
    await dialog.getByRole('radio').first().waitFor()
    expect(await isInDialog(page)).toBe(true)
    await aminasKeys.tabTo(/^Later days$/)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Earlier days' }).and(page.locator(':enabled')).waitFor()
    await chooseTimeOnLateDay(amina, aminasKeys)
    await aminasKeys.tabTo(/^Move to /)
    await page.keyboard.press('Enter')

    await dialog.waitFor({ state: 'detached' })
    await aminasKeys.expectFocus(/^Change the time$/)
  })

  it('sees it completed after the visit, without a reload, and keeps the focus on the page', async () => {
    const { page } = amina
    await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true))
    await shop.moveClock(20 * day)
    await openBooking(themba, thembasKeys)
    await themba.page.getByRole('button', { name: 'Complete' }).and(themba.page.locator(':enabled')).waitFor()
    await thembasKeys.tabTo(/^Complete$/)
    await themba.page.keyboard.press('Enter')
    await themba.page.getByText('completed the work').first().waitFor()
    await thembasKeys.expectFocus(/^Next move$/)

    await page.getByText('Completed', { exact: true }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Change the time' }).count()).toBe(0)
    await aminasKeys.expectFocus(/^What you can do$/)
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true)
  })

  it('reviews the visit, and is at the review afterwards', async () => {
    const { page } = amina
    await aminasKeys.tabTo(/^Write a review$/)
    await follow(page, /\/ServiceProvider\/[\w-]+#your-review$/, 'your-review')
    expect(await topOf(page, 'your-review')).toBeLessThan(140)
    await aminasKeys.tabTo(/^1 star/)
    await aminasKeys.arrowTo(/^4 stars/)
    await aminasKeys.tabTo(/^Your review/)
    await aminasKeys.type('The geyser is quiet again.')
    await aminasKeys.tabTo(/^Send review$/)
    await page.keyboard.press('Enter')

    const ownReview = page.getByRole('region', { name: 'Your review' })
    await ownReview.getByText('The geyser is quiet again.').waitFor()
    await ownReview.getByText('Rated 4 out of 5').waitFor()
    await aminasKeys.expectFocus(/^Your review$/)
    await aminasKeys.press('Tab')
    expect(await aminasKeys.focus()).toBe('Edit your review')
  })

  it('has caused no page error', () => {
    // After the jump of the clock the first call of each page renews its token.
    const pageErrors = [...amina.pageErrors, ...themba.pageErrors].filter((error) => !error.includes('status of 401'))
    expect(pageErrors).toEqual([])
  })
})
