import { describe, expect, test } from 'vitest'
import { NewAddress } from '#domain/address/addressContract.ts'
import { NewReview } from '#domain/review/reviewForm.ts'
import { demoCatalogue } from './catalogue.ts'
import { hardware } from './opinions/hardware.ts'
import { house } from './opinions/house.ts'
import { kitchen } from './opinions/kitchen.ts'
import { rooms } from './opinions/rooms.ts'
import { table } from './opinions/table.ts'
import { demoAccounts } from './people.ts'
import { demoReviews } from './reviews.ts'
import { demoShoppers } from './shoppers.ts'

const opening = Date.parse('2026-11-21')
const day = 86_400_000
const reviewsOf = Map.groupBy(demoReviews, ({ product }) => product)

describe.each(demoShoppers)('$firstname $lastname', ({ key, email, firstname, lastname, address }) => {
  test('can sign up, and a parcel finds the way', () => {
    expect(email).toBe(`${firstname.toLowerCase()}@ekhaya.example`)
    for (const name of [firstname, lastname]) expect(name).toMatch(/^\D.{2,19}$/)
    expect(NewAddress.parse(address)).toEqual(address)
  })

  test('has bought and reviewed, in one order that holds it all', () => {
    const written = demoReviews.filter(({ shopper }) => shopper === key).length
    expect(written).toBeGreaterThan(9)
    expect(written).toBeLessThanOrEqual(100)
  })
})

test('no address and no phone belongs to two people', () => {
  const everybody = [...demoShoppers, ...demoAccounts]
  expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length)
  expect(new Set(demoShoppers.map(({ address }) => address.recipientMobileNumber)).size).toBe(demoShoppers.length)
})

describe.each([...reviewsOf])('the reviews of %s', (slug, reviews) => {
  const product = demoCatalogue.find((each) => each.slug === slug)

  test('are of something that the shop sells, with pieces left', () => {
    expect(product?.quantity).toBeGreaterThan(reviews.length)
  })

  test('pass the review form with every letter kept', () => {
    for (const { rating, text } of reviews) {
      const form = { productId: slug, rating, text }
      expect(NewReview.parse(form)).toEqual(form)
      expect(text.length).toBeGreaterThanOrEqual(20)
      expect(text.length).toBeLessThanOrEqual(400)
    }
  })

  test('were written once the product had come and been used', () => {
    const added = Date.parse(product?.dateAdded ?? '')
    for (const { daysAgo } of reviews) {
      expect(daysAgo).toBeGreaterThan(0)
      expect(opening - daysAgo * day - added).toBeGreaterThan(2 * day)
    }
  })
})

test('no product is reviewed in two places', () => {
  const shelves = [kitchen, house, hardware, table, rooms]
  expect(shelves.reduce((sum, shelf) => sum + Object.keys(shelf).length, 0)).toBe(reviewsOf.size)
})

test('opinions are many and differ', () => {
  expect(demoReviews.length).toBeGreaterThan(180)
  expect(reviewsOf.size).toBeGreaterThan(69)
  expect(reviewsOf.size).toBeLessThan(demoCatalogue.length / 2)
  expect(new Set(demoReviews.map(({ text }) => text)).size).toBe(demoReviews.length)
  expect([...reviewsOf.values()].filter(({ length }) => length >= 5).length).toBeGreaterThan(9)
})

test.each([
  [5, 80],
  [4, 60],
  [3, 10],
  [2, 5],
  [1, 2],
] as const)('%i stars are given at least %i times', (stars, least) => {
  expect(demoReviews.filter(({ rating }) => rating === stars).length).toBeGreaterThanOrEqual(least)
})
