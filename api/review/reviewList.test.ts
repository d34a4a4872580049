import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { givenReviews } from '#api/review/testing/reviewFixture.ts'
import { fact } from '#domain/kernel/decision.ts'
import { reviewStream } from '#domain/review/reviewMachine.ts'
import { blueKettle, monday, tuesday } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'

let reviews: Awaited<ReturnType<typeof givenReviews>>
let given: (typeof reviews)['given']

beforeEach(async () => {
  reviews = await givenReviews()
  given = reviews.given
})
afterEach(() => reviews[Symbol.asyncDispose]())

const firstPage = { pageNumber: 1, limit: 10 }
const ofKettle = async (paging = firstPage) => (await reviews.queries()).ofSubject('blue-kettle', paging)
const all = async (filter = {}) => (await reviews.queries()).page({ ...firstPage, ...filter })
const nobodysId = expect.stringMatching(/^[0-9a-f]{24}$/)

describe('what the public sees of a product’s reviews', () => {
  it('is name, rating, text and date, newest first, and nothing of the accounts', async () => {
    await given.review('amina', 'blue-kettle', 4, 'Boils fast and quietly.')
    await given.review('sipho', 'blue-kettle', 5, 'My gogo wants one too.', tuesday)
    await given.review('sipho', 'copper-pot', 1, 'The handle came off.')
    const { results } = await ofKettle()
    expect(results).toEqual([
      { id: nobodysId, name: 'Ms sipho', rating: 5, text: 'My gogo wants one too.', date: tuesday, verified: true },
      { id: nobodysId, name: 'Ms amina', rating: 4, text: 'Boils fast and quietly.', date: monday, verified: true },
    ])
  })

  it('has an id that cannot be computed from customer and product', async () => {
    await given.review('amina', 'blue-kettle', 4, 'Boils fast and quietly.')
    const here = (await ofKettle()).results[0]?.id
    await using elsewhere = await givenReviews()
    await elsewhere.given.review('amina', 'blue-kettle', 4, 'Boils fast and quietly.')
    expect((await elsewhere.queries()).ofSubject('blue-kettle', firstPage).results[0]?.id).not.toBe(here)
  })

  it('counts every rating, and their average to one decimal', async () => {
    for (const [name, rating] of Object.entries({ amina: 5, sipho: 5, themba: 4, lindiwe: 1 })) {
      await given.review(name, 'blue-kettle', rating, 'As the stars say.')
    }
    const { histogram, averageRating, meta } = await ofKettle()
    expect([histogram, averageRating, meta.totalCount]).toEqual([{ 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 }, 3.8, 4])
  })

  it('is empty without reviews', async () => {
    expect(await ofKettle()).toEqual({
      results: [],
      meta: { totalCount: 0, total: 0, pageNumber: 1, size: 10, nextCursor: null },
      histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      averageRating: 0,
    })
  })

  it('is the newest version of a rewritten review', async () => {
    await given.review('amina', 'blue-kettle', 2, 'The lid is stiff.')
    const before = (await ofKettle()).results[0]?.id
    await given.rewritten('amina', 'blue-kettle', 5, 'The lid has eased. Lekker.', tuesday)
    const { results, histogram } = await ofKettle()
    expect(results).toMatchObject([{ id: before, rating: 5, text: 'The lid has eased. Lekker.', date: tuesday }])
    expect(histogram).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 })
  })

  it('lacks a hidden review, also after it is rewritten, until it is shown again', async () => {
    await given.review('amina', 'blue-kettle', 1, 'My neighbour Piet broke it.')
    await given.hidden('amina', 'blue-kettle')
    await given.rewritten('amina', 'blue-kettle', 2, 'Piet broke it again.')
    expect(await ofKettle()).toMatchObject({ results: [], averageRating: 0, meta: { totalCount: 0 } })
    await given.facts(reviewStream('blue-kettle', 'amina'), [fact('ReviewShown', {})])
    expect(await ofKettle()).toMatchObject({ results: [{ text: 'Piet broke it again.' }], averageRating: 2 })
  })

  it('comes a page at a time, each review once', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `customer${index}`)
    for (const name of names) await given.review(name, 'blue-kettle', 5, 'All at one moment.')
    const pages = await Promise.all([1, 2, 3].map((pageNumber) => ofKettle({ pageNumber, limit: 3 })))
    expect(pages.map(({ results }) => results.length)).toEqual([3, 3, 1])
    expect(new Set(pages.flatMap(({ results }) => results.map(({ name }) => name))).size).toBe(7)
    expect(pages[2]?.meta).toEqual({ totalCount: 7, total: 7, pageNumber: 3, size: 3, nextCursor: null })
  })
})

describe('an erased customer', () => {
  it('has neither name nor text in any list, but the rating counts', async () => {
    await given.review('amina', 'blue-kettle', 2, 'Boils fast and quietly.')
    await given.review('amina', 'copper-pot', 5, 'Heavy, and good for it.')
    await given.review('sipho', 'blue-kettle', 5, 'My gogo wants one too.')
    await given.hidden('amina', 'copper-pot')
    await given.erased('amina')

    const { results, averageRating } = await ofKettle()
    expect([averageRating, results.find(({ rating }) => rating === 2)]).toMatchObject([
      3.5,
      { name: 'A customer who left', text: '' },
    ])
    const contents = JSON.stringify([await all(), reviews.database.prepare('SELECT * FROM reviews').all()])
    expect(contents).not.toMatch(/Boils|Heavy|Ms amina|\(erased\)/)
    expect(await reviews.differentRows()).toBe(0)
  })

  it('leaves no text either in a review that is stored after the erasure', async () => {
    await given.review('amina', 'blue-kettle', 2, 'Boils fast and quietly.')
    await given.erased('amina')
    await given.review('amina', 'enamel-mug', 5, 'Written as she left.')
    await given.rewritten('amina', 'blue-kettle', 4, 'Rewritten as she left.')
    const { results } = await all()
    expect(results.map(({ name, text }) => [name, text])).toEqual(Array(2).fill(['A customer who left', '']))
  })
})

describe('what admins see', () => {
  beforeEach(async () => {
    await given.facts('product-blue-kettle', [fact('ProductAdded', { ...blueKettle, quantity: 3, dateAdded: monday })])
    await given.facts('product-copper-pot', [
      fact('ProductDrafted', { ...blueKettle, slug: 'copper-pot', name: 'Pot', quantity: 3, dateAdded: monday }),
      fact('ProductDescribed', { name: 'Copper pot, 100 %' }),
      fact('ProductDescribed', { brand: 'Ndlovu & Sons' }),
    ])
    await given.review('amina', 'blue-kettle', 4, 'Boils fast and quietly.')
    await given.review('sipho', 'copper-pot', 1, 'The handle came off.', tuesday)
    await given.hidden('sipho', 'copper-pot')
  })

  it('is every review with its product, customer and order', async () => {
    const { results, meta } = await all()
    expect(results[0]).toEqual({
      id: nobodysId,
      productId: 'copper-pot',
      subject: { kind: 'product', id: 'copper-pot', name: 'Copper pot, 100 %', slug: 'copper-pot' },
      customerId: 'sipho',
      orderId: 'siphos-order',
      name: 'Ms sipho',
      rating: 1,
      text: 'The handle came off.',
      date: tuesday,
      verified: true,
      hidden: true,
      reason: 'names a neighbour',
    })
    expect([results.length, meta.totalCount]).toEqual([2, 2])
    expect((await reviews.queries()).find(results[0]?.id ?? '')).toEqual(results[0])
    expect((await reviews.queries()).find('amina')).toBeUndefined()
  })

  it.each([
    [{ state: 'shown' }, ['blue-kettle']],
    [{ state: 'hidden' }, ['copper-pot']],
    [{ rating: 4 }, ['blue-kettle']],
    [{ rating: 4, state: 'hidden' }, []],
    [{ search: 'COPPER' }, ['copper-pot']],
    [{ search: ' kettle ' }, ['blue-kettle']],
    [{ search: '100 %' }, ['copper-pot']],
    [{ search: '%' }, ['copper-pot']],
    [{ search: '_' }, []],
    [{ search: "'; DROP TABLE reviews; --" }, []],
  ])('is filtered by %j', async (filter, products) => {
    const { results, meta } = await all(filter)
    expect(results.map(({ productId }) => productId)).toEqual(products)
    expect(meta.totalCount).toBe(products.length)
  })
})

describe('reviews of service providers', () => {
  beforeEach(async () => {
    await given.facts('provider-thabo', [
      fact('ProviderAdded', { ...thabosPlumbing, fullName: 'Thabo M.', dateAdded: monday }),
      fact('ProviderDescribed', { fullName: 'Thabo Mokoena' }),
      fact('ProviderDescribed', { profession: 'Master plumber' }),
    ])
    await given.review('amina', 'blue-kettle', 4, 'Boils fast and quietly.')
    await given.providerReview('amina', 'thabo', 5, 'The geyser runs again.', tuesday)
  })

  it('stand beside those of products, with the name of the provider and the booking', async () => {
    const { results } = await all()
    expect(results.map(({ subject }) => subject.kind)).toEqual(['provider', 'product'])
    expect(results[0]).toEqual({
      id: nobodysId,
      providerId: 'thabo',
      bookingId: 'aminas-visit',
      subject: { kind: 'provider', id: 'thabo', name: 'Thabo Mokoena', slug: '' },
      customerId: 'amina',
      name: 'Ms amina',
      rating: 5,
      text: 'The geyser runs again.',
      date: tuesday,
      verified: true,
      hidden: false,
      reason: '',
    })
  })

  it.each([
    [{ subject: 'provider' }, ['thabo']],
    [{ subject: 'product' }, ['blue-kettle']],
    [{ search: 'mokoena' }, ['thabo']],
    [{ search: 'mokoena', subject: 'product' }, []],
    [{}, ['thabo', 'blue-kettle']],
  ])('are filtered by %j', async (filter, expected) => {
    const { results, meta } = await all(filter)
    expect(results.map(({ subject }) => subject.id)).toEqual(expected)
    expect(meta.totalCount).toBe(expected.length)
  })

  it('are counted for their provider only', async () => {
    const queries = await reviews.queries()
    expect(queries.ofSubject('thabo', firstPage)).toMatchObject({ averageRating: 5, meta: { totalCount: 1 } })
    expect(queries.ofSubject('blue-kettle', firstPage)).toMatchObject({ averageRating: 4, meta: { totalCount: 1 } })
    expect(queries.streamsOf('amina')).toEqual(['review-blue-kettle-amina', 'review-thabo-amina'])
  })

  it('lose name and text with the account of their author; the rating counts', async () => {
    await given.erased('amina')
    const { results, averageRating } = (await reviews.queries()).ofSubject('thabo', firstPage)
    expect([averageRating, results]).toMatchObject([5, [{ name: 'A customer who left', text: '', rating: 5 }]])
    expect(await reviews.differentRows()).toBe(0)
  })
})

describe('the orders that may contain a purchase of a product', () => {
  const purchases = async (customerId: string, productId: string) =>
    (await reviews.queries()).purchasesOf(customerId, productId)
  const delivered = [fact('OrderDelivered', { signedBy: 'Amina' })]

  it('are the delivered ones first, then the newest', async () => {
    await given.order('long-ago', delivered)
    await given.order('on-its-way', [fact('OrderConfirmed', {})], tuesday)
    await given.order('waiting', [])
    expect(await purchases('amina', 'blue-kettle')).toEqual(['long-ago', 'on-its-way', 'waiting'])
  })

  it('are not those that were cancelled or rejected, of another product, or somebody else’s', async () => {
    await given.order('canceled', [fact('OrderCanceled', { reason: 'found it cheaper' })])
    await given.order('rejected', [fact('OrderRejected', { product: 'Blue kettle', left: 0 })])
    await given.order('delivered', delivered)
    expect(await purchases('amina', 'blue-kettle')).toEqual(['delivered'])
    expect([await purchases('amina', 'copper-pot'), await purchases('sipho', 'blue-kettle')]).toEqual([[], []])
  })
})

it('the streams of a customer’s reviews are found', async () => {
  await given.review('amina', 'blue-kettle', 4, 'Boils fast and quietly.')
  await given.review('sipho', 'blue-kettle', 4, 'My gogo wants one too.')
  expect((await reviews.queries()).streamsOf('amina')).toEqual(['review-blue-kettle-amina'])
})

it('the rebuilt list equals the live one after any sequence of writing, hiding, showing and erasing', async () => {
  const people = ['amina', 'sipho', 'themba']
  const subjects = ['blue-kettle', 'copper-pot', 'thabo']
  const step = fc.record({
    who: fc.constantFrom(...people),
    what: fc.constantFrom(...subjects),
    rating: fc.integer({ min: 1, max: 5 }),
    does: fc.constantFrom('writes', 'writes', 'writes', 'hides', 'shows', 'leaves'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await using its = await givenReviews()
      const written = new Map<string, 'shown' | 'hidden'>()
      const left = new Set<string>()
      for (const { who, what, rating, does } of steps) {
        const record = reviewStream(what, who)
        const state = written.get(record)
        if (does === 'writes') {
          const write = what === 'thabo' ? its.given.providerReview : its.given.review
          await (state ? its.given.rewritten : write)(who, what, rating, `${rating} stars from ${who}`)
          written.set(record, state ?? 'shown')
        } else if (does === 'leaves' && !left.has(who)) {
          await its.given.erased(who)
          left.add(who)
        } else if (does === 'hides' && state === 'shown') {
          await its.given.hidden(who, what)
          written.set(record, 'hidden')
        } else if (does === 'shows' && state === 'hidden') {
          await its.given.facts(record, [fact('ReviewShown', {})])
          written.set(record, 'shown')
        }
      }
      expect(await its.differentRows()).toBe(0)
      const { results, meta } = (await its.queries()).page({ pageNumber: 1, limit: 100 })
      expect(meta.totalCount).toBe(written.size)
      for (const { customerId, text } of results) expect(text === '').toBe(left.has(customerId))
    }),
    { numRuns: 25 },
  )
}, 60_000)
