import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome, type TestClient } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { writeReview } from '#domain/review/reviewCommands.ts'
import { reviewContract } from '#domain/review/reviewContract.ts'
import { reviewMachine, reviewStream } from '#domain/review/reviewMachine.ts'
import { aminasHouse, blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'

let shop: GivenShop
let folder: Awaited<ReturnType<typeof temporaryFolder>>
/** A customer whose kettle was delivered; every test has another one. */
let buyer: TestClient
let buyerId: string
let customers = 0

const reviewText = 'Boils fast and quietly.'
const kettle = { productId: 'blue-kettle', rating: 4, text: reviewText }

beforeAll(async () => {
  folder = await temporaryFolder()
  shop = await givenShop({ folder: folder.path })
  for (const product of [blueKettle, copperPot, enamelMug]) await shop.given.product(product, 500)
})
afterAll(async () => {
  await shop.close()
  await folder[Symbol.asyncDispose]()
})

beforeEach(async () => {
  customers += 1
  buyerId = `buyer${customers}`
  buyer = await shop.given.person(buyerId)
  await delivered(await ordered(buyer, 'blue-kettle'))
})

const ordered = async (calls: TestClient, productId: string) => {
  const querydata = { products: [{ productId, count: 1 }], shippingAddress: aminasHouse }
  return (await calls('POST order/placeOrder', { querydata })).body.result.id
}

const moved = async (id: string, ...edits: object[]) => {
  for (const edit of edits) await shop.when.themba('POST order/update', { querydata: { id, ...edit } })
  await shop.caughtUp()
}

const shipping = [{ orderStatus: 'Processing' }, { orderStatus: 'Shipped' }]
const delivered = (id: string) => moved(id, ...shipping, { orderStatus: 'Delivered', signedBy: 'Gogo' })

const write = (change: object = {}, calls = buyer, headers = {}) =>
  calls('POST reviews/write', { querydata: { ...kettle, ...change } }, headers)
const mine = async (productId = 'blue-kettle', calls = buyer) =>
  (await calls('GET reviews/mine/:productId', { params: { productId } })).body.result
const stream = (productId = 'blue-kettle') => reviewStream(productId, buyerId)

/** The product's public reviews, once the list has caught up. */
const published = async (query: object = { limit: '100' }, productId = 'blue-kettle') => {
  await shop.caughtUp()
  return (await shop.when.guest('GET reviews/product/:productId', { params: { productId }, query })).body
}
const publishedId = async () => {
  const id = (await mine()).review?.id ?? ''
  await shop.caughtUp()
  return id
}

describe('a verified buyer', () => {
  it('reviews the product, and everybody can read it under their first name', async () => {
    const before = (await published()).meta.totalCount
    const { status, body, headers } = await write({ text: `  ${reviewText}\r\n` })
    expect([status, body.message]).toEqual([200, 'Review saved'])
    expect(body.result).toMatchObject({ rating: 4, text: reviewText, hidden: false, reason: '' })

    const request = { params: { productId: 'blue-kettle' }, query: {} }
    const position = { 'x-position': headers.get('x-position') ?? '' }
    const read = await shop.when.guest('GET reviews/product/:productId', request, position)
    const { id, date } = body.result
    const name = `B${buyerId.slice(1)}`
    expect(read.body.results[0]).toEqual({ id, name, rating: 4, text: reviewText, date, verified: true })
    expect(read.body.meta.totalCount).toBe(before + 1)
  })

  it('cannot be identified from any public response', async () => {
    await write()
    const known = JSON.stringify(await published())
    expect(known).toContain(reviewText)
    expect(known).not.toContain(buyerId)
    expect(known).not.toMatch(/customerId|orderId|Daniels|ekhaya\.example/)
  })

  it('names the delivered order in the fact', async () => {
    await write()
    const [written] = await shop.store.readStream(stream())
    const orders = (await buyer('GET customer/orders/:customerId', { params: { customerId: buyerId } })).body.orders
    expect(written).toMatchObject({ type: 'ReviewWritten', data: { orderId: orders[0]?.id, productId: 'blue-kettle' } })
  })

  it('edits it by writing again; there is never a second one', async () => {
    const first = (await write()).body.result
    const { total, averageRating } = { ...(await published()).meta, ...(await published()) }
    const second = (await write({ rating: 1, text: 'It leaks since Monday.' })).body.result
    expect([second.id, second.rating, second.text]).toEqual([first.id, 1, 'It leaks since Monday.'])
    const after = await published()
    expect([after.meta.total, after.averageRating < averageRating]).toEqual([total, true])
    expect(await shop.facts(stream())).toEqual(['ReviewWritten', 'ReviewRewritten'])
  })

  it('changes nothing by writing the same review again', async () => {
    await write()
    expect((await write()).status).toBe(200)
    expect(await shop.facts(stream())).toEqual(['ReviewWritten'])
  })

  it('writes one review from two devices at once; the later text wins', async () => {
    const texts = ['Written on the phone.', 'Written on the desk.']
    const answers = await Promise.all(texts.map((text) => write({ text })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await shop.facts(stream())).toEqual(['ReviewWritten', 'ReviewRewritten'])
    expect(texts).toContain((await mine()).review?.text)
  })

  it('writes one review also when two nodes handle the requests concurrently', async () => {
    const [bought] = (await buyer('GET customer/orders/:customerId', { params: { customerId: buyerId } })).body.orders
    const orderId = bought?.id ?? ''
    const purchases = [{ orderId, order: await shop.ledger.load(orderMachine, orderStream(orderId)) }]
    const command = { ...kettle, customerId: buyerId, name: 'Buyer', purchases }
    const context = { by: { role: 'customer', id: buyerId }, correlationId: 'two nodes' } as const
    const nodes = [openLedger(shop.store, shop.clock.now), openLedger(shop.store, shop.clock.now)]
    await Promise.all(
      nodes.map((ledger, node) =>
        ledger.handle(reviewMachine, stream(), context, (review) =>
          writeReview(review, { ...command, rating: node + 1 }),
        ),
      ),
    )
    expect(await shop.facts(stream())).toEqual(['ReviewWritten', 'ReviewRewritten'])
  })

  it('gets the same response under the same idempotency key, and is refused another review under it', async () => {
    const key = { 'idempotency-key': 'my kettle' }
    const first = await write({}, buyer, key)
    await write({ rating: 1 })
    expect((await write({}, buyer, key)).body).toEqual(first.body)
    expect(outcome(await write({ rating: 2 }, buyer, key))).toEqual([422, 'KeyWasUsed'])
    expect(await shop.facts(stream())).toEqual(['ReviewWritten', 'ReviewRewritten'])
  })

  it('may write HTML and SQL: it stays text', async () => {
    const text = `<script>alert(1)</script> & "quotes", '; DROP TABLE reviews; --`
    expect((await write({ text })).body.result.text).toBe(text)
    expect((await published()).results[0]?.text).toBe(text)
  })

  it('sees that they may write a review, and afterwards the review', async () => {
    expect(await mine()).toEqual({ mayReview: true })
    const { result } = (await write()).body
    expect(await mine()).toEqual({ mayReview: true, review: result })
  })

  it('cannot set customer, order or name', async () => {
    const forged = { customerId: 'sipho', orderId: 'made-up', name: 'The Minister', hidden: false, date: '2020-01-01' }
    expect((await write(forged)).body.result.name).toBe(`B${buyerId.slice(1)}`)
    expect(await shop.facts(reviewStream('blue-kettle', 'sipho'))).toEqual([])
  })
})

describe('a review is refused', () => {
  it.each([
    ['with no star', 'rating', { rating: 0 }],
    ['with six stars', 'rating', { rating: 6 }],
    ['with half a star', 'rating', { rating: 3.5 }],
    ['with stars as a text', 'rating', { rating: '5' }],
    ['with null for stars', 'rating', { rating: null }],
    ['with 9 characters', 'text', { text: 'x'.repeat(9) }],
    ['with 1001 characters', 'text', { text: 'x'.repeat(1001) }],
    ['with nothing but blanks', 'text', { text: ' '.repeat(50) }],
    ['with null for words', 'text', { text: null }],
    ['without a product', 'productId', { productId: undefined }],
  ])('%s', async (_how, field, change) => {
    const answer = await write(change)
    expect(outcome(answer)).toEqual([400, 'InvalidRequest'])
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field])
    expect(await shop.facts(stream())).toEqual([])
  })

  it.each([10, 1000])('but not for %i characters', async (length) => {
    expect((await write({ text: 'x'.repeat(length) })).status).toBe(200)
  })

  const isRefused = async (productId: string, status: number, refusal: string, reason: string) => {
    expect(outcome(await write({ productId }))).toEqual([status, refusal])
    expect(await mine(productId)).toEqual({ mayReview: false, reason })
    expect(await shop.facts(stream(productId))).toEqual([])
  }
  const notBought = 'Only customers who bought this product here can review it'
  const notDelivered = 'You can review this product once it has been delivered'

  it('to a customer who never bought the product', () => isRefused('copper-pot', 403, 'ProductNotBought', notBought))

  it('while the order is on its way, and accepted once it is delivered', async () => {
    const id = await ordered(buyer, 'enamel-mug')
    await shop.caughtUp()
    await isRefused('enamel-mug', 403, 'ProductNotDelivered', notDelivered)
    await moved(id, ...shipping)
    await isRefused('enamel-mug', 403, 'ProductNotDelivered', notDelivered)
    await moved(id, { orderStatus: 'Delivered', signedBy: 'Gogo' })
    expect((await write({ productId: 'enamel-mug' })).status).toBe(200)
  })

  it('when the order was cancelled', async () => {
    await moved(await ordered(buyer, 'enamel-mug'), { orderStatus: 'Canceled' })
    await isRefused('enamel-mug', 403, 'ProductNotBought', notBought)
  })

  it('when only the read model says that the product was delivered: the order’s stream decides', async () => {
    const id = await ordered(buyer, 'enamel-mug')
    await shop.caughtUp()
    using list = openReadDatabase(join(folder.path, 'readModels.sqlite'))
    list.prepare('UPDATE review_purchases SET delivered = 1 WHERE order_id = ?').run(id)
    expect(outcome(await write({ productId: 'enamel-mug' }))).toEqual([403, 'ProductNotDelivered'])
  })

  it('to a customer with somebody else’s order', async () => {
    expect(outcome(await write({}, shop.when.sipho))).toEqual([403, 'ProductNotBought'])
  })

  it('for an unknown product', async () => {
    expect(outcome(await write({ productId: 'moon-kettle' }))).toEqual([404, 'ProductNotFound'])
    const request = { params: { productId: 'moon-kettle' } }
    expect(outcome(await buyer('GET reviews/mine/:productId', request))).toEqual([404, 'ProductNotFound'])
    expect(outcome(await shop.when.guest('GET reviews/product/:productId', request))).toEqual([404, 'ProductNotFound'])
  })
})

describe('an admin', () => {
  const hide = (id: string, reason = 'names a neighbour', calls = shop.when.themba, headers = {}) =>
    calls('POST reviews/hide', { querydata: { id, reason } }, headers)
  const show = (id: string) => shop.when.themba('POST reviews/show', { querydata: { id } })
  const list = async (query: object = {}) => {
    await shop.caughtUp()
    return (await shop.when.themba('GET reviews/all', { query: { limit: '100', ...query } })).body
  }

  it('hides a review with a reason: nobody sees it but its author, who is command why', async () => {
    await write()
    const before = await published()
    const id = await publishedId()
    const { body } = await hide(id)
    expect(body.result).toMatchObject({
      id,
      hidden: true,
      reason: 'names a neighbour',
      customerId: buyerId,
      text: reviewText,
    })

    const after = await published()
    expect(after.meta.total).toBe(before.meta.total - 1)
    expect(after.histogram[4]).toBe(before.histogram[4] - 1)
    expect(JSON.stringify(after)).not.toContain(id)
    expect(await mine()).toMatchObject({ mayReview: true, review: { hidden: true, reason: 'names a neighbour' } })
  })

  it('shows it again, also with a text that was rewritten in the meantime', async () => {
    await write()
    const id = await publishedId()
    await hide(id)
    await write({ text: 'Nobody’s name is in it any more.' })
    expect((await published()).results.map((review) => review.id)).not.toContain(id)
    expect((await show(id)).body.result).toMatchObject({ id, hidden: false, reason: '' })
    expect((await published()).results).toContainEqual(
      expect.objectContaining({ id, text: 'Nobody’s name is in it any more.' }),
    )
  })

  it('is refused when it is hidden, or shown, already', async () => {
    await write()
    const id = await publishedId()
    expect(outcome(await show(id))).toEqual([409, 'ReviewIsShown'])
    await hide(id)
    expect(outcome(await hide(id))).toEqual([409, 'ReviewIsHidden'])
    expect(await shop.facts(stream())).toEqual(['ReviewWritten', 'ReviewHidden'])
  })

  it('gets the same response under the same idempotency key', async () => {
    await write()
    const id = await publishedId()
    const key = { 'idempotency-key': `hide ${id}` }
    const first = await hide(id, 'an advertisement', shop.when.themba, key)
    expect((await hide(id, 'an advertisement', shop.when.themba, key)).body).toEqual(first.body)
  })

  it.each([
    ['that nobody wrote', { id: 'nobodys', reason: 'an advertisement' }, [404, 'ReviewNotFound']],
    ['that is not named', { reason: 'an advertisement' }, [400, 'InvalidRequest']],
    ['that is named by a list', { id: ['nobodys'], reason: 'an advertisement' }, [400, 'InvalidRequest']],
    ['without a reason', { id: 'nobodys' }, [400, 'InvalidRequest']],
    ['for a reason of 2 characters', { id: 'nobodys', reason: '  ad  ' }, [400, 'InvalidRequest']],
    ['for a reason of 201 characters', { id: 'nobodys', reason: 'x'.repeat(201) }, [400, 'InvalidRequest']],
  ])('does not hide a review %s', async (_how, querydata, refused) => {
    expect(outcome(await shop.when.themba.raw('POST', 'reviews/hide', { body: { querydata } }))).toEqual(refused)
  })

  it('gets exactly the fields of the contract', async () => {
    await write()
    const id = await publishedId()
    const answers = {
      'POST reviews/hide': await hide(id),
      'POST reviews/show': await show(id),
      'GET audit/reviews/:id': await shop.when.themba('GET audit/reviews/:id', { params: { id } }),
    } as const
    for (const [key, { body }] of Object.entries(answers)) {
      const { code: _code, message: _message, ...rest } = body
      expect(reviewContract[key as keyof typeof answers].response.parse(rest)).toEqual(rest)
    }
  })

  it('finds reviews by state, rating and product', async () => {
    await write({ rating: 2 })
    const id = await publishedId()
    const isIn = async (query: object) => (await list(query)).results.some((row) => row.id === id)
    expect([await isIn({ state: 'shown' }), await isIn({ state: 'hidden' })]).toEqual([true, false])
    expect([await isIn({ rating: '2' }), await isIn({ rating: '3' })]).toEqual([true, false])
    expect([await isIn({ search: 'blue K' }), await isIn({ search: 'copper' })]).toEqual([true, false])
    expect([await isIn({ search: '%' }), await isIn({ search: '\u0000' })]).toEqual([false, false])
    await hide(id)
    expect([await isIn({ state: 'shown' }), await isIn({ state: 'hidden' })]).toEqual([false, true])
  })

  it('goes through them a page at a time', async () => {
    await write()
    const ids = (await list()).results.map((row) => row.id)
    const pages = await Promise.all(['1', '2'].map((pageNumber) => list({ limit: '2', pageNumber })))
    expect(pages.flatMap(({ results }) => results.map((row) => row.id))).toEqual(ids.slice(0, 4))
  })

  it.each([
    ['a state', 'state=gone'],
    ['a rating', 'rating=many'],
    ['a page', 'pageNumber=1.5'],
    ['a limit', 'limit=all'],
    ['a search of 101 characters', `search=${'x'.repeat(101)}`],
  ])('is refused with %s that is not valid', async (_what, query) => {
    expect(outcome(await shop.when.themba.raw('GET', `reviews/all?${query}`))).toEqual([400, 'InvalidRequest'])
  })
})

describe('the history of a review', () => {
  const history = async (id: string, query: object = {}) =>
    shop.when.themba('GET audit/reviews/:id', { params: { id }, query })

  it('lists every fact for admins, with its actor and changes', async () => {
    await write()
    await write({ rating: 1, text: 'It leaks since Monday.' })
    const id = await publishedId()
    await shop.when.themba('POST reviews/hide', { querydata: { id, reason: 'names a neighbour' } })
    const { result } = (await history(id)).body
    expect(result.facts.map(({ actor, sentence }) => `${actor.name} ${sentence}`)).toEqual([
      `B${buyerId.slice(1)} Daniels reviewed the product with 4 stars`,
      `B${buyerId.slice(1)} Daniels rewrote the review, now with 1 star`,
      'Themba Daniels hid the review: names a neighbour',
    ])
    expect(result.facts[1]?.changes).toContainEqual({ field: 'rating', from: 4, to: 1 })
    expect([result.review.id, result.review.hidden, result.intact]).toEqual([id, true, true])
  })

  it('shows the review as it was, and can be downloaded', async () => {
    await write()
    await write({ rating: 1, text: 'It leaks since Monday.' })
    const id = await publishedId()
    expect((await history(id, { at: '0' })).body.result.review).toMatchObject({ rating: 4, text: reviewText })
    const { headers, text } = await history(id, { format: 'csv' })
    expect(headers.get('content-disposition')).toContain(`review-${id}.csv`)
    expect(text).toContain('reviewed the product with 4 stars')
  })

  it('does not exist for an unknown review', async () => {
    expect(outcome(await history('nobodys'))).toEqual([404, 'ReviewNotFound'])
  })
})

describe('a page of reviews', () => {
  it('is clamped where it is out of range', async () => {
    await write()
    const { meta, results } = await published({ pageNumber: '-3', limit: '0' })
    expect([meta.pageNumber, meta.size, results.length]).toEqual([1, 1, 1])
    expect((await published({ pageNumber: '99999999999' })).results).toEqual([])
    expect((await published({ limit: '5000' })).meta.size).toBe(100)
  })

  it('is consistent: histogram, total and average count the same reviews', async () => {
    await write({ rating: 1 })
    const { histogram, meta, averageRating, results } = await published()
    const total = Object.values(histogram).reduce((sum, count) => sum + count, 0)
    const average = results.reduce((sum, { rating }) => sum + rating, 0) / results.length
    expect([total, results.length]).toEqual([meta.totalCount, meta.totalCount])
    expect(averageRating).toBeCloseTo(average, 1)
  })
})

it('a withdrawn product shows no reviews; its buyers may still write one', async () => {
  const wok = { ...copperPot, slug: 'wok', name: 'Wok' }
  await shop.given.product(wok, 5)
  await delivered(await ordered(buyer, 'wok'))
  await shop.given.facts('product-wok', [fact('ProductWithdrawn', {})])
  expect((await write({ productId: 'wok' })).status).toBe(200)
  const answer = await shop.when.guest('GET reviews/product/:productId', { params: { productId: 'wok' } })
  expect(outcome(answer)).toEqual([404, 'ProductNotFound'])
})
