import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { differenceBetween, recordAt } from '#domain/audit/timeTravel.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { productStream } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { difference } from '#domain/kernel/timeline.ts'
import { accountSecurityStream } from '#domain/security/securityMachines.ts'
import { blueKettle, copperPot, enamelMug, monday } from '#domain/testing/fixtures.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.facts(productStream('blue-kettle'), [kettleAdded, ...orders(1, 600)])
})
afterAll(() => shop.close())

const kettleAdded = fact('ProductAdded', { ...blueKettle, quantity: 1000, dateAdded: monday })
const orders = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    fact('StockReserved', { orderId: `order${from + index}`, count: 1 }),
  )

type Query = Record<string, string>

const request = (query: Query = {}, id = 'blue-kettle') =>
  shop.when.themba('GET audit/products/:id', { params: { id }, query: query as never })
const history = async (query: Query = {}, id?: string) => (await request(query, id)).body.result
const revisions = (facts: readonly { revision: number }[]) => facts.map(({ revision }) => revision)

describe('the timeline of a kettle that was ordered 600 times', () => {
  it('has the newest 500 facts with their changes, how many there are, and the product as it is now', async () => {
    const { facts, total, product, intact } = await history()

    expect([facts.length, facts[0]?.revision, facts.at(-1)?.revision, total]).toEqual([500, 101, 600, 601])
    expect(facts[0]?.changes).toEqual([
      { field: 'quantity', from: 900, to: 899 },
      { field: 'reserved', from: 100, to: 101 },
    ])
    expect(product).toMatchObject({ quantity: 400, reserved: 600 })
    expect(intact).toBe(true)
  })

  it('goes on with earlier facts', async () => {
    const { facts, total, product } = await history({ before: '101' })

    expect(revisions(facts)).toEqual(Array.from({ length: 101 }, (_, revision) => revision))
    expect([total, product.quantity]).toEqual([601, 400])
  })

  it.each<[Query, number[]]>([
    [{ limit: '2' }, [599, 600]],
    [{ before: '3', limit: '2' }, [1, 2]],
    [{ before: '1', limit: '2' }, [0]],
    [{ before: '0' }, []],
    [{ before: '9999', limit: '1' }, [600]],
    [{ limit: '0' }, [600]],
  ])('with %j has the revisions %j', async (query, expected) => {
    const { facts, total } = await history(query)

    expect([revisions(facts), total]).toEqual([expected, 601])
  })

  it('has at most 1000 facts', async () => {
    await shop.given.facts(productStream('enamel-mug'), [kettleAdded, ...orders(1, 1000)])

    expect((await history({ limit: '5000' }, 'enamel-mug')).facts).toHaveLength(1000)
  })

  it('shows the product at any revision and the difference between any two, on whatever page they are', async () => {
    const { product, difference, facts } = await history({ at: '10', from: '0', to: '300', limit: '1' })

    expect(product).toMatchObject({ quantity: 990, reserved: 10 })
    expect(difference).toEqual([
      { field: 'quantity', from: 1000, to: 700 },
      { field: 'reserved', from: 0, to: 300 },
    ])
    expect(revisions(facts)).toEqual([600])
  })

  it.each(['csv', 'json'])('is complete as a %s file, whatever the page', async (format) => {
    const { text } = await request({ format, before: '3', limit: '2' })

    if (format === 'json') expect(JSON.parse(text)).toMatchObject({ total: 601, facts: { length: 601 } })
    else expect(text.match(/\r\n\d+,/g)).toHaveLength(601)
  })

  it.each([{ before: 'yesterday' }, { before: '1.5' }, { limit: 'all' }, { limit: '' }])(
    'refuses %j',
    async (query) => {
      expect(outcome(await request(query))).toEqual([400, 'InvalidRequest'])
    },
  )
})

it('security facts of an account are on the page of the fact that they followed', async () => {
  const attempt = fact('LoginFailed', { count: 1, firstAt: monday, origins: [] })
  for (const reason of ['asked us to', 'asked again']) {
    await shop.given.facts(accountSecurityStream('sipho'), [attempt])
    await shop.given.facts(accountStream('sipho'), [
      fact('AccountSuspended', { reason }),
      fact('AccountReinstated', {}),
    ])
  }
  const page = async (query: Query) => {
    const { body } = await shop.when.themba('GET audit/customers/:id', {
      params: { id: 'sipho' },
      query: query as never,
    })
    return [body.result.facts.map(({ type, revision }) => `${revision} ${type}`), body.result.total]
  }

  expect(await page({ limit: '2' })).toEqual([['5 AccountSuspended', '6 AccountReinstated'], 9])
  expect(await page({ limit: '2', before: '5' })).toEqual([
    ['3 AccountSuspended', '4 AccountReinstated', '4 LoginFailed'],
    9,
  ])
  expect(await page({ limit: '2', before: '3' })).toEqual([['1 EmailVerified', '2 RoleGranted', '2 LoginFailed'], 9])
})

/** Facts that may happen to a product in the window, in any order. */
const Edit = fc.oneof(
  fc
    .record({ price: fc.integer({ min: 1, max: 9 }), costPrice: fc.constant(1), discount: fc.nat({ max: 3 }) })
    .map((prices) => fact('ProductRepriced', prices)),
  fc.array(fc.constantFrom('tin', 'steel'), { maxLength: 3 }).map((features) => fact('ProductDescribed', { features })),
  fc.constantFrom('1 year', '').map((warranty) => fact('ProductDescribed', { warranty })),
  fc
    .nat({ max: 3 })
    .map((length) =>
      fact('ProductPictured', { images: Array.from({ length }, () => copperPot.images[0] ?? noPicture) }),
    ),
  fc.integer({ min: -3, max: 3 }).map((by) => fact('StockAdjusted', { by, reason: 'counted' })),
)
const noPicture = { thumbnail: '', medium: '', alt: '' }

it('the loaded facts restore the product at each of their revisions as the shop replays it', async () => {
  let number = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(Edit, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 13 }),
      async (edits, limit) => {
        number += 1
        const id = `pot-${number}`
        const added: ProductFact = fact('ProductAdded', { ...enamelMug, slug: id, quantity: 50, dateAdded: monday })
        await shop.given.facts(productStream(id), [added, ...edits])

        const { product: now, facts } = await history({ limit: `${limit}` }, id)

        for (const revision of revisions(facts)) {
          const first = facts[0]?.revision ?? 0
          const { product: then, difference: changes = [] } = await history(
            { at: `${revision}`, from: `${first}`, to: `${revision}` },
            id,
          )
          expect(listedChanges(then, recordAt(now, facts, revision))).toEqual([])
          expect(byField(differenceBetween(facts, first, revision))).toEqual(byField(changes))
        }
      },
    ),
    { numRuns: 25 },
  )
})

// The fields whose changes the timeline lists.
const listedChanges = (one: object, other: object) =>
  difference(one, other).filter(({ field, from, to }) => from !== to && !derivedFields.has(field))
const derivedFields = new Set(['version', 'stockStatus', 'discountedPrice'])

const byField = (changes: readonly { field: string }[]) =>
  changes.toSorted((one, other) => one.field.localeCompare(other.field))
