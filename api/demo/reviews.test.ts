import { describe, expect, test } from 'vitest'
import { NewAddress } from '#domain/address/addressContract.ts'
import { WriteReviewRequest } from '#domain/review/reviewForm.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoAccounts, demoShoppers } from './people.ts'
import { demoReviews } from './reviews.ts'

const opening = Date.parse('2026-11-21')
const day = 86_400_000
const reviewsOf = Map.groupBy(demoReviews, ({ product }) => product)

describe.each(demoShoppers)('$firstname $lastname', ({ key, email, firstname, lastname, address }) => {
  test('passes the sign-up form and the address form', () => {
    expect(email).toBe(`${firstname.toLowerCase()}@ekhaya.example`)
    for (const name of [firstname, lastname]) expect(name).toMatch(/^\D.{2,19}$/)
    expect(NewAddress.parse(address)).toEqual(address)
  })

  test('has written 10 to 100 reviews, as many products as fit in one order', () => {
    const written = demoReviews.filter(({ shopper }) => shopper === key).length
    expect(written).toBeGreaterThan(9)
    expect(written).toBeLessThanOrEqual(100)
  })
})

test('no two shoppers have the same address or phone number', () => {
  const everybody = [...demoShoppers, ...demoAccounts]
  expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length)
  expect(new Set(demoShoppers.map(({ address }) => address.recipientMobileNumber)).size).toBe(demoShoppers.length)
})

describe.each([...reviewsOf])('the reviews of %s', (slug, reviews) => {
  const product = demoCatalogue.find((each) => each.slug === slug)

  test('are of a listed product with pieces in stock', () => {
    expect(product?.quantity).toBeGreaterThan(reviews.length)
  })

  test('pass the review form unchanged', () => {
    for (const { rating, text } of reviews) {
      const form = { productId: slug, rating, text }
      expect(WriteReviewRequest.parse(form)).toEqual(form)
      expect(text.length).toBeGreaterThanOrEqual(20)
      expect(text.length).toBeLessThanOrEqual(400)
    }
  })

  test('were written some time after the delivery of the product', () => {
    const added = Date.parse(product?.dateAdded ?? '')
    for (const { daysAgo } of reviews) {
      expect(daysAgo).toBeGreaterThan(0)
      expect(opening - daysAgo * day - added).toBeGreaterThan(2 * day)
    }
  })
})

test('no shopper reviews a product twice', () => {
  const reviewed = new Set(demoReviews.map(({ product, shopper }) => `${product} ${shopper}`))
  expect(reviewed.size).toBe(demoReviews.length)
})

test('there are many reviews with different ratings', () => {
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
