import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '#e2e/testing/openTestShop.ts'
import { onDesktop, onPhone, signIn, type Visitor } from '#e2e/testing/visitor.ts'

const shop = openTestShop()

/** Milliseconds within which others see that a time was taken or given back: half of what a page would need that asks again by itself. */
const limit = 15_000

interface FreeDay {
  providerId: string
  day: string
  slots: { start: string }[]
}

const answerOf = async (path: string) => (await fetch(`${shop.url}/api/service-providers/${path}`)).json()

/** The day of this week on which a plumber has the most free times. */
const emptiestDay = async (): Promise<FreeDay> => {
  const plumbers = 'searchServiceProviders?isCategory=true&categoryName=home-services/plumbing&limit=20'
  const { results } = await answerOf(plumbers)
  const weeks = await Promise.all(results.map(({ id }: { id: string }) => answerOf(`slots/${id}`)))
  const days: FreeDay[] = weeks.flatMap(({ result: { providerId, days } }) =>
    days.map(({ day, slots }: FreeDay) => ({ providerId, day, slots })),
  )
  return days.reduce((best, each) => (each.slots.length > best.slots.length ? each : best))
}

/** The radio button of a time: its name begins with the time of day in South Africa. */
const timeAt = (page: Page, start: string | undefined) => {
  const time = new Date(Date.parse(start ?? '') + 2 * 3_600_000).toISOString().slice(11, 16)
  return page.getByRole('radio', { name: new RegExp(`^${time} to`) })
}

const bookLink = (page: Page) => page.getByRole('link', { name: /^Book \w{3} \d+ \w{3}, \d\d:\d\d$/ })

/** Where the bar at the bottom of a phone leads; `undefined` on a desktop, which has none. */
const barHref = async (page: Page) => {
  const [link] = await page.getByRole('link', { name: 'Book Appointment', exact: true }).all()
  return (await link?.getAttribute('href')) ?? undefined
}

/** Opens the free times of the day. */
const lookAt = async ({ page }: Visitor, shown: FreeDay) => {
  await page.goto(`/ServiceProvider/${shown.providerId}#times`)
  await page.waitForLoadState('networkidle')
  await chooseDay(page, shown)
}

const chooseDay = (page: Page, { day }: FreeDay) =>
  page.getByRole('radio', { name: new RegExp(` ${Number(day.slice(8))} \\w+, \\d+ free times?$`) }).press('Space')

/** Goes on to the booking form with a time, where it is held. */
const holdTime = async ({ page }: Visitor, start: string | undefined) => {
  await timeAt(page, start).press('Space')
  const held = page.waitForResponse((response) => response.url().endsWith('/bookings/hold'))
  await bookLink(page).click()
  expect((await held).status()).toBe(200)
}

/** What a reload, a lost focus or a jump would change. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    isSamePage: Reflect.get(window, 'isTheSamePage') === true,
    focus: document.activeElement?.getAttribute('aria-label'),
    scroll: Math.round(scrollY),
  }))

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

describe.each([
  { on: 'a small phone', size: onPhone },
  { on: 'a desktop', size: onDesktop },
])('two people look at the free times of one plumber, on $on:', ({ size }) => {
  let amina: Visitor
  let gogo: Visitor
  let shown: FreeDay

  it('a time that one goes on with disappears for the other, who keeps her own choice, focus and place', async () => {
    amina = await shop.visitor(size)
    gogo = await shop.visitor(size)
    shown = await emptiestDay()
    const [wanted, ...others] = shown.slots
    await amina.page.goto('/Login')
    await signIn(amina, 'amina@ekhaya.example', 'Sawubona-amina')
    for (const each of [amina, gogo]) await lookAt(each, shown)
    await timeAt(gogo.page, others.at(-1)?.start).press('Space')
    await gogo.page.evaluate(() => {
      scrollBy(0, 40)
      Reflect.set(window, 'isTheSamePage', true)
    })
    const before = await placeOf(gogo.page)
    expect(before).toMatchObject({ isSamePage: true, focus: expect.stringMatching(/^\d\d:\d\d to/) })

    await holdTime(amina, wanted?.start)

    await timeAt(gogo.page, wanted?.start).waitFor({ state: 'detached', timeout: limit })
    expect(await placeOf(gogo.page)).toEqual(before)
    expect(await timeAt(gogo.page, others.at(-1)?.start).isChecked()).toBe(true)
    expect(await bookLink(gogo.page).count()).toBe(1)
    const chosenHref = await bookLink(gogo.page).getAttribute('href')
    expect(await barHref(gogo.page)).toBe(size === onPhone ? chosenHref : undefined)
    await gogo.page
      .getByRole('status')
      .filter({ hasText: /now has \d+ free times?\.$/ })
      .waitFor({ state: 'attached' })
  })

  it('the time is free again for the other once the first goes back', async () => {
    const [wanted] = shown.slots
    await amina.page.goBack()

    await timeAt(gogo.page, wanted?.start).waitFor({ timeout: limit })
    // The page shows its first day, which at some times of the day is another one.
    await chooseDay(amina.page, shown)
    await timeAt(amina.page, wanted?.start).waitFor()
  })

  it('whose chosen time is taken is told so, with the nearest ones, and can no longer go on with it', async () => {
    const kept = shown.slots.at(-1)?.start
    await lookAt(amina, shown)
    await holdTime(amina, kept)

    const notice = gogo.page.getByRole('status').filter({ hasText: 'This time was just taken' })
    await notice.waitFor({ timeout: limit })
    expect(await bookLink(gogo.page).count()).toBe(0)
    expect(await barHref(gogo.page)).toBe(size === onPhone ? '#times' : undefined)
    expect(await hasFocus(gogo.page)).toBe(true)

    const nearest = notice.getByRole('list', { name: 'Nearest free times' }).getByRole('button')
    await nearest.first().press('Enter')
    await bookLink(gogo.page).waitFor()
    expect((await placeOf(gogo.page)).focus).toMatch(/^\d\d:\d\d to/)
  })

  it('has caused no page error', async () => {
    const pageErrors = [...amina.pageErrors, ...gogo.pageErrors]
    await Promise.all([amina.page.context().close(), gogo.page.context().close()])

    expect(pageErrors).toEqual([])
  })
})
