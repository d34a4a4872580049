import { describe, expect, test } from 'vitest'
import { providerCategories } from '#domain/provider/providerCategories.ts'
import { bookingCustomers, visitedAddress } from './bookingCustomers.ts'
import { demoBookings } from './demoBookings.ts'
import { demoAccounts } from './people.ts'
import { type DemoProvider, demoCovers, demoProviders } from './serviceProviders.ts'

const trades = providerCategories.flatMap(({ children }) => children)
const countOf = (wanted: (provider: DemoProvider) => boolean) => demoProviders.filter(wanted).length
const distinct = (values: readonly unknown[]) => new Set(values).size
const times = ({ hours }: DemoProvider) => Object.values(hours).flat()

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe.each(demoProviders)('$id', (provider) => {
  test('passes the rules of the provider form', () => {
    const { fullName, profession, location, zoneOrSection, email } = provider
    for (const text of [fullName, profession]) expect(text).toMatch(/^\S.{1,58}\S$/)
    for (const text of [location, zoneOrSection, ...provider.areasServed]) expect(text).toMatch(/^\S.{0,58}\S$/)
    expect(provider.phoneNumber).toMatch(/^0\d{2}555\d{4}$/)
    expect(email).toMatch(/^[a-z.-]+@[a-z-]+\.example$/)
    expect(provider.experienceYears).toBeGreaterThanOrEqual(0)
    expect(provider.experienceYears).toBeLessThanOrEqual(60)
    expect(provider.callOutFee).toBeGreaterThanOrEqual(0)
    expect(provider.callOutFee).toBeLessThanOrEqual(10_000)
    expect(provider.slotMinutes).toBeOneOf([15, 30, 45, 60, 90, 120, 180, 240])
    expect(provider.areasServed.length).toBeOneOf(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(distinct(provider.areasServed)).toBe(provider.areasServed.length)
  })

  test('is described in 60 to 400 characters', () => {
    expect(provider.description.length).toBeGreaterThanOrEqual(60)
    expect(provider.description.length).toBeLessThanOrEqual(400)
  })

  test('has a speciality of the category tree', () => {
    const [top, trade, speciality] = provider.categories
    const found = providerCategories
      .find(({ value }) => value === top)
      ?.children.find(({ value }) => value === trade)
      ?.children.find(({ value }) => value === speciality)
    expect(found?._id).toBe(provider.categories.join('/'))
  })

  test('works on some days, at times that do not overlap and are long enough for a slot', () => {
    expect(Object.keys(provider.hours).length).toBeOneOf([2, 3, 4, 5, 6, 7])
    for (const ranges of Object.values(provider.hours)) {
      expect(ranges.toSorted((one, other) => one.from.localeCompare(other.from))).toEqual(ranges)
      for (const [index, { from, to }] of ranges.entries()) {
        const end = minutesOf(to) > minutesOf(from) ? minutesOf(to) : minutesOf(to) + 1440
        expect(end - minutesOf(from)).toBeGreaterThanOrEqual(provider.slotMinutes)
        expect(minutesOf(ranges[index + 1]?.from ?? '99:00')).toBeGreaterThanOrEqual(end)
      }
    }
    expect(distinct(provider.daysOff)).toBe(provider.daysOff.length)
  })

  test('has reviews of 20 to 200 characters, each by somebody else and on a day of its own', () => {
    const { reviews } = provider
    expect(reviews.length).toBeLessThanOrEqual(6)
    expect(distinct(reviews.map(({ firstname }) => firstname))).toBe(reviews.length)
    expect(distinct(reviews.map(({ daysAgo }) => daysAgo))).toBe(reviews.length)
    for (const { text, daysAgo } of reviews) {
      expect(text.length).toBeGreaterThanOrEqual(20)
      expect(text.length).toBeLessThanOrEqual(200)
      expect(daysAgo).toBeGreaterThan(0)
    }
  })

  test('has the picture of its trade', () => {
    const [, trade] = provider.categories
    expect(provider.images.map(({ medium }) => medium)).toEqual([`/pictures/trades/${trade}-640.webp`])
  })
})

test('there are at least 120 providers, in every trade and nearly every speciality', () => {
  expect(demoProviders.length).toBeGreaterThanOrEqual(120)
  expect(new Set(demoProviders.map(({ categories }) => categories[1]))).toEqual(
    new Set(trades.map(({ value }) => value)),
  )
  for (const trade of trades) expect(countOf(({ categories }) => categories[1] === trade.value)).toBeGreaterThan(1)
})

test.each(['id', 'fullName', 'description', 'email', 'phoneNumber'] as const)(
  'no two providers have the same %s',
  (field) => {
    expect(distinct(demoProviders.map((provider) => provider[field]))).toBe(demoProviders.length)
  },
)

test('no two reviews are the same', () => {
  const texts = demoProviders.flatMap(({ reviews }) => reviews.map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(200)
  expect(distinct(texts)).toBe(texts.length)
})

test('every reviewer has an account and a full name that passes the sign-up form, and lives where the provider works', () => {
  for (const { location, reviews } of demoProviders) {
    for (const { firstname } of reviews) {
      const [customer] = bookingCustomers.filter((each) => each.firstname === firstname)
      if (!customer) throw new Error(`${firstname} has no account`)
      for (const name of [firstname, customer.lastname]) expect(name).toMatch(/^[\p{L} -]{3,20}$/u)
      expect(visitedAddress(customer, location).city).not.toBe('')
    }
  }
})

test('no two customers have the same first name, e-mail address or phone number', () => {
  for (const field of ['firstname', 'email', 'phone'] as const)
    expect(distinct(bookingCustomers.map((customer) => customer[field]))).toBe(bookingCustomers.length)
})

// Every weekday and every season: which days a provider works depends on the day of the first start.
test.each(Array.from({ length: 14 }, (_, index) => Date.parse('2026-11-21T22:30:00Z') + index * 27 * 86_400_000))(
  'no two visits of a provider overlap, and each is over before its review, when the shop first starts at %i',
  (now) => {
    const bookings = demoBookings(now)
    expect(bookings.filter(({ review }) => review).length).toBe(demoProviders.flatMap(({ reviews }) => reviews).length)
    expect(distinct(bookings.map(({ provider, start }) => `${provider.id} ${start}`))).toBe(bookings.length)
    for (const { start, requestedAt, moves, review } of bookings) {
      const moments = [requestedAt, ...moves.map(({ at }) => at), ...(review ? [review.at] : [])]
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
      expect(Math.max(...moments)).toBeLessThan(now)
      expect(requestedAt).toBeLessThan(Date.parse(start))
      expect(review === undefined || Date.parse(start) < review.at).toBe(true)
    }
  },
)

test('nobody has the phone number or e-mail address of a customer', () => {
  const phones = bookingCustomers.map(({ phone }) => phone)
  const emails = [...bookingCustomers, ...demoAccounts].map(({ email }) => email)
  expect(countOf(({ phoneNumber, email }) => phones.includes(phoneNumber) || emails.includes(email))).toBe(0)
})

test.each(['Soweto Pimville', 'Tiyani Magoro'])('at least 20 providers come to the delivery area %s', (area) => {
  expect(countOf(({ areasServed }) => areasServed.includes(area))).toBeGreaterThanOrEqual(20)
})

test('about 70 percent are verified', () => {
  expect(countOf(({ verified }) => verified) / demoProviders.length).toBeCloseTo(0.7, 1)
})

test('eight providers have no picture of themselves', () => {
  expect(countOf(({ profilePictureUrl }) => profilePictureUrl === '')).toBe(8)
})

test.each([
  ['on Sundays', countOf(({ hours }) => '7' in hours)],
  ['with a lunch break', countOf(({ hours }) => Object.values(hours).some((ranges) => ranges.length > 1))],
  ['in the evening', countOf((provider) => times(provider).some(({ from }) => from >= '17:00'))],
  ['across midnight', countOf((provider) => times(provider).some(({ from, to }) => to < from))],
  ['without a call-out fee', countOf(({ callOutFee }) => callOutFee === 0)],
  ['with days off', countOf(({ daysOff }) => daysOff.length > 0)],
])('several providers work %s', (_, found) => expect(found).toBeGreaterThan(3))

test.each([
  [5, 100],
  [4, 50],
  [3, 8],
  [2, 3],
  [1, 2],
])('%i stars are given at least %i times', (stars, least) => {
  const given = demoProviders.flatMap(({ reviews }) => reviews.filter(({ rating }) => rating === stars))
  expect(given.length).toBeGreaterThanOrEqual(least)
})

test('every trade has a picture with a description of its own', () => {
  expect(demoCovers.map(({ trade }) => trade).toSorted()).toEqual(trades.map(({ value }) => value).toSorted())
  expect(distinct(demoCovers.map(({ alt }) => alt))).toBe(trades.length)
  for (const { alt } of demoCovers) expect(alt.length).toBeGreaterThan(30)
})
