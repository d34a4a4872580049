import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome, type TestClient } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import { bookingStream } from '#domain/booking/bookingMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { reviewStream } from '#domain/review/reviewMachine.ts'
import { aminasBooking, bookingHistories, thabosPlumbing } from '#domain/testing/providerFixtures.ts'

// What reviews of service providers have of their own; reviewRoutes.test.ts has what they share with those of products.

let shop: GivenShop
let folder: Awaited<ReturnType<typeof temporaryFolder>>
/** A customer and a plumber; every test has others. */
let customer: TestClient
let customerId: string
let thabo: string
let tests = 0

const opinion = { rating: 4, text: 'The geyser runs again.' }
const notBooked = 'Only customers whom this service provider has visited can review them'
const notCompleted = 'You can review this service provider once your booking is completed'

beforeAll(async () => {
  folder = await temporaryFolder()
  shop = await givenShop({ folder: folder.path })
})
afterAll(async () => {
  await shop.close()
  await folder[Symbol.asyncDispose]()
})

beforeEach(async () => {
  tests += 1
  customerId = `customer${tests}`
  customer = await shop.given.person(customerId)
  thabo = `thabo${tests}`
  await shop.given.provider(thabo, thabosPlumbing)
  await shop.caughtUp()
})

const bookingId = () => `visit-of-${customerId}`

/** Appends the facts of the customer's booking up to a state. */
const booked = async (state: keyof typeof bookingHistories, providerId = thabo, id = bookingId()) => {
  const requested = fact('BookingRequested', { ...aminasBooking, customerId, providerId })
  const later: BookingFact[] = bookingHistories[state].slice(1)
  await shop.given.facts(bookingStream(id), [requested, ...later])
}

const write = (change: object = {}, calls = customer) =>
  calls('POST reviews/write', { querydata: { ...opinion, providerId: thabo, ...change } })
const mine = async (calls = customer) =>
  (await calls('GET reviews/mine/provider/:providerId', { params: { providerId: thabo } })).body.result
const published = async (query: object = {}) => {
  await shop.caughtUp()
  return (await shop.when.guest('GET reviews/provider/:providerId', { params: { providerId: thabo }, query })).body
}
const card = async () => {
  await shop.caughtUp()
  const request = { query: { search: '', limit: '100' } }
  const { results } = (await shop.when.guest('GET api/service-providers/searchServiceProviders', request)).body
  const { averageRating, reviewCount } = results.find(({ id }) => id === thabo) ?? {}
  return [averageRating, reviewCount]
}
const stream = () => reviewStream(thabo, customerId)

describe('a customer whose booking is completed', () => {
  beforeEach(() => booked('completed'))

  it('reviews the service provider, and everybody can read it under their first name', async () => {
    expect(await mine()).toEqual({ mayReview: true })
    const { status, body } = await write()
    expect([status, body.message]).toEqual([200, 'Review saved'])
    expect(body.result).toMatchObject({ ...opinion, providerId: thabo, bookingId: bookingId(), hidden: false })
    const { results, histogram, averageRating, meta } = await published()
    const name = `C${customerId.slice(1)}`
    expect(results).toEqual([{ id: body.result.id, name, ...opinion, date: body.result.date, verified: true }])
    expect([histogram, averageRating, meta.totalCount]).toEqual([{ 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 }, 4, 1])
    expect(await mine()).toEqual({ mayReview: true, review: body.result })
  })

  it('cannot be identified from any public response', async () => {
    await write()
    const known = JSON.stringify(await published())
    expect(known).toContain(opinion.text)
    expect(known).not.toContain(customerId)
    expect(known).not.toMatch(/customerId|bookingId|Daniels|Jacaranda/)
  })

  it('edits it by writing again; there is never a second one, and the same again changes nothing', async () => {
    const first = (await write()).body.result
    const second = (await write({ rating: 1, text: 'It drips since Monday.' })).body.result
    await write({ rating: 1, text: 'It drips since Monday.' })
    expect([second.id, second.rating]).toEqual([first.id, 1])
    expect(await shop.facts(stream())).toEqual(['ReviewWritten', 'ReviewRewritten'])
    expect(await published()).toMatchObject({ averageRating: 1, meta: { totalCount: 1 } })
  })

  it('writes one review from two devices at once', async () => {
    const answers = await Promise.all([write({ rating: 1 }), write({ rating: 5 })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await shop.facts(stream())).toEqual(['ReviewWritten', 'ReviewRewritten'])
  })

  it.each([1, 5])('gives %i star(s) at least and at most', async (rating) => {
    expect((await write({ rating })).body.result.rating).toBe(rating)
  })

  it.each([10, 1000])('writes %i characters at least and at most', async (length) => {
    expect((await write({ text: 'x'.repeat(length) })).status).toBe(200)
  })

  it.each([
    ['no star', 'rating', { rating: 0 }],
    ['six stars', 'rating', { rating: 6 }],
    ['9 characters', 'text', { text: 'x'.repeat(9) }],
    ['1001 characters', 'text', { text: 'x'.repeat(1001) }],
    ['neither product nor provider', 'productId', { providerId: undefined }],
    ['both product and provider', 'providerId', { productId: 'blue-kettle' }],
    ['a list of providers', 'providerId', { providerId: ['thabo'] }],
  ])('is refused with %s', async (_how, field, change) => {
    const answer = await write(change)
    expect(outcome(answer)).toEqual([400, 'InvalidRequest'])
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field])
    expect(await shop.facts(stream())).toEqual([])
  })

  it('may write HTML and SQL: it stays text', async () => {
    const text = `<script>alert(1)</script> & "quotes", '; DROP TABLE reviews; --`
    expect((await write({ text })).body.result.text).toBe(text)
    expect((await published()).results[0]?.text).toBe(text)
  })

  it('may review a provider who has left the directory; the public does not see it', async () => {
    await shop.given.facts(`provider-${thabo}`, [fact('ProviderWithdrawn', {})])
    expect((await write()).status).toBe(200)
    const answer = await shop.when.guest('GET reviews/provider/:providerId', { params: { providerId: thabo } })
    expect(outcome(answer)).toEqual([404, 'ProviderNotFound'])
  })
})

describe('a review of a service provider is refused', () => {
  const isRefused = async (refusal: string, reason: string, calls = customer) => {
    expect(outcome(await write({}, calls))).toEqual([403, refusal])
    expect(await mine(calls)).toEqual({ mayReview: false, reason })
    expect(await shop.facts(stream())).toEqual([])
  }

  it('to a customer without a booking', () => isRefused('ProviderNotBooked', notBooked))

  it.each(['requested', 'confirmed'] as const)('while the booking is %s', async (state) => {
    await booked(state)
    await isRefused('VisitNotCompleted', notCompleted)
  })

  it.each(['declined', 'canceled', 'noShow'] as const)('after a booking that is %s', async (state) => {
    await booked(state)
    await isRefused('ProviderNotBooked', notBooked)
  })

  it('to a customer of another provider, and to another customer', async () => {
    await booked('completed', 'somebody-else')
    await isRefused('ProviderNotBooked', notBooked)
    await booked('completed', thabo, `second-${customerId}`)
    expect(outcome(await write({}, shop.when.sipho))).toEqual([403, 'ProviderNotBooked'])
  })

  it('when only the read model says that the booking was completed: its stream decides', async () => {
    await booked('confirmed')
    using list = openReadDatabase(join(folder.path, 'readModels.sqlite'))
    list.prepare("UPDATE bookings SET status = 'Completed' WHERE id = ?").run(bookingId())
    await isRefused('VisitNotCompleted', notCompleted)
  })

  it('but not when an earlier booking was completed and another one is to come', async () => {
    await booked('completed', thabo, `first-${customerId}`)
    await booked('confirmed')
    expect((await write()).body.result.bookingId).toBe(`first-${customerId}`)
  })

  it('for an unknown provider', async () => {
    expect(outcome(await write({ providerId: 'nobody' }))).toEqual([404, 'ProviderNotFound'])
    const request = { params: { providerId: 'nobody' } }
    expect(outcome(await customer('GET reviews/mine/provider/:providerId', request))).toEqual([404, 'ProviderNotFound'])
    const answer = await shop.when.guest('GET reviews/provider/:providerId', request)
    expect(outcome(answer)).toEqual([404, 'ProviderNotFound'])
  })
})

describe('the rating of a service provider', () => {
  it('is none without a review', async () => expect(await card()).toEqual([0, 0]))

  it('follows reviews that are written, rewritten, hidden, rewritten while hidden, and shown again', async () => {
    await booked('completed')
    const seen = [] as unknown[]
    const id = (await write({ rating: 5 })).body.result.id
    seen.push(await card())
    await write({ rating: 2 })
    seen.push(await card())
    await shop.when.themba('POST reviews/hide', { querydata: { id, reason: 'names a neighbour' } })
    seen.push(await card())
    await write({ rating: 3 })
    seen.push(await card())
    await shop.when.themba('POST reviews/show', { querydata: { id } })
    seen.push(await card())
    expect(seen).toEqual([
      [5, 1],
      [2, 1],
      [0, 0],
      [0, 0],
      [3, 1],
    ])
  })

  it('is the average of all reviews with one decimal, on the card and on the page alike', async () => {
    for (const [number, rating] of [5, 5, 4].entries()) {
      const review = { ...opinion, rating, providerId: thabo, bookingId: 'any', customerId: `n${number}`, name: 'N' }
      await shop.given.facts(reviewStream(thabo, `n${number}`), [fact('ReviewWritten', review)])
    }
    expect(await card()).toEqual([4.7, 3])
    const page = (await shop.when.guest('GET api/service-providers/:id', { params: { id: thabo } })).body.result
    expect([page.averageRating, page.reviewCount]).toEqual([4.7, 3])
    expect(await published()).toMatchObject({ averageRating: 4.7, meta: { totalCount: 3 } })
  })

  it('stays when the author’s account is erased; text and name do not', async () => {
    await booked('completed')
    await write({ rating: 2 })
    await shop.caughtUp()
    await shop.accountErasure.erase(customerId, { by: { role: 'admin', id: 'themba' }, correlationId: 'erasure' })
    expect(await card()).toEqual([2, 1])
    expect((await published()).results).toMatchObject([{ name: 'A customer who left', text: '', rating: 2 }])
  })

  it('does not count reviews of a product with the same stars', async () => {
    const review = { ...opinion, productId: 'blue-kettle', orderId: 'any', customerId, name: 'N' }
    await shop.given.facts(reviewStream('blue-kettle', customerId), [fact('ReviewWritten', review)])
    expect(await card()).toEqual([0, 0])
  })
})

describe('an admin', () => {
  it('finds, hides and shows it with its provider, and reads its history', async () => {
    await booked('completed')
    const { id } = (await write()).body.result
    await shop.caughtUp()
    const query = { subject: 'provider', limit: '100' } as const
    const row = (await shop.when.themba('GET reviews/all', { query })).body.results.find((each) => each.id === id)
    expect(row).toMatchObject({ subject: { kind: 'provider', id: thabo, name: 'Thabo Mokoena', slug: '' } })
    const products = (await shop.when.themba('GET reviews/all', { query: { ...query, subject: 'product' } })).body
    expect(products.results.map((each) => each.id)).not.toContain(id)

    const hidden = await shop.when.themba('POST reviews/hide', { querydata: { id, reason: 'names a neighbour' } })
    expect(hidden.body.result).toMatchObject({ id, hidden: true, subject: { name: 'Thabo Mokoena' } })
    expect((await published()).results).toEqual([])
    expect(await mine()).toMatchObject({ mayReview: true, review: { hidden: true, reason: 'names a neighbour' } })

    const { result } = (await shop.when.themba('GET audit/reviews/:id', { params: { id } })).body
    expect(result.facts.map(({ sentence }) => sentence)).toEqual([
      'reviewed the service provider with 4 stars',
      'hid the review: names a neighbour',
    ])
    expect([result.review.providerId, result.review.productId, result.intact]).toEqual([thabo, undefined, true])
  })

  it('is refused a subject that is neither', async () => {
    expect(outcome(await shop.when.themba.raw('GET', 'reviews/all?subject=planet'))).toEqual([400, 'InvalidRequest'])
  })

  it('does not find it in the history of the provider', async () => {
    await booked('completed')
    await write()
    const { result } = (await shop.when.themba('GET audit/providers/:id', { params: { id: thabo } })).body
    expect(result.facts.map(({ type }) => type)).toEqual(['ProviderAdded'])
  })
})
