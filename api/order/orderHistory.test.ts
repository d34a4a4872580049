import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { differenceBetween, recordAt } from '#domain/audit/timeTravel.ts'
import type { FieldChange } from '#domain/kernel/fieldChange.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { monday } from '#domain/testing/fixtures.ts'

let shop: GivenShop
let id: string

beforeAll(async () => {
  shop = await givenShop()
  id = (await shop.given.aminasOrder()).id
  await shop.when.amina('POST order/update', { querydata: { id, paymentMethod: 'Card on delivery' } })
  await shop.when.themba('POST order/update', { querydata: { id, orderStatus: 'Processing' } })
  await shop.when.themba('POST order/update', { querydata: { id, orderStatus: 'Shipped' } })
  await shop.when.themba('POST order/update', { querydata: { id, orderStatus: 'Delivered', signedBy: 'Gogo' } })
  await shop.caughtUp()
})
afterAll(() => shop.close())

const byField = (changes: readonly FieldChange[] = []) =>
  changes.toSorted((one, other) => one.field.localeCompare(other.field))

const timeline = async (query: Record<string, string> = {}) =>
  (await shop.when.themba('GET order/timeline/:id', { params: { id }, query })).body.result

describe('the timeline of an order', () => {
  it('lists every fact with its type, actor and sentence', async () => {
    const { facts } = await timeline()
    expect(facts.map(({ revision, type, actor, sentence }) => [revision, type, actor.name, sentence])).toEqual([
      [0, 'OrderPlaced', 'Amina Daniels', 'placed the order: 2 pieces for R\u00a0698.00'],
      [1, 'OrderConfirmed', 'the shop', 'set the stock of every line aside and confirmed the order'],
      [2, 'PaymentMethodChanged', 'Amina Daniels', 'changed the payment method to Card on delivery'],
      [3, 'ProcessingStarted', 'Themba Daniels', 'started to process the order'],
      [4, 'OrderDispatched', 'Themba Daniels', 'handed the parcel to the courier'],
      [5, 'OrderDelivered', 'Themba Daniels', 'delivered the order, signed for by Gogo'],
      [6, 'PaymentCollected', 'Themba Daniels', 'collected R\u00a0698.00 by Card on delivery'],
    ])
    expect(facts.map(({ actor }) => `${actor.role} ${actor.id}`).slice(0, 4)).toEqual([
      'customer amina',
      'system reserveStock',
      'customer amina',
      'admin themba',
    ])
  })

  it('lists the old and new values of what each fact changed', async () => {
    const { facts } = await timeline()
    const changesOf = (type: string) => facts.find((fact) => fact.type === type)?.changes
    expect(changesOf('PaymentMethodChanged')).toEqual([
      { field: 'paymentMethod', from: 'Cash on Delivery', to: 'Card on delivery' },
    ])
    expect(changesOf('OrderDispatched')).toEqual([
      { field: 'orderStatus', from: 'Processing', to: 'Shipped' },
      { field: 'shippingStatus', from: 'awaitingDispatch', to: 'dispatched' },
      { field: 'reached.dispatched', from: null, to: expect.stringMatching(/^2026-11-16T/) },
    ])
    expect(changesOf('OrderConfirmed')).toEqual([])
    expect(changesOf('OrderPlaced')).toContainEqual({ field: 'totalAmount', from: null, to: 698 })
  })

  it('contains the position of each fact in the log, and the correlation id of its request', async () => {
    const { facts } = await timeline()
    const stored = await shop.store.readStream(`order-${id}`)
    expect(facts.map((fact) => [fact.id, fact.position, fact.at, fact.data])).toEqual(
      stored.map((fact) => [fact.id, fact.position, fact.meta.at, fact.data]),
    )
    expect(facts[5]?.correlationId).toBe(facts[6]?.correlationId)
    expect(facts[4]?.correlationId).not.toBe(facts[5]?.correlationId)
  })
})

describe('time travel', () => {
  it.each([
    ['0', 'Pending', 'Cash on Delivery', ''],
    ['2', 'Pending', 'Card on delivery', ''],
    ['4', 'Shipped', 'Card on delivery', ''],
    ['6', 'Delivered', 'Card on delivery', 'Gogo'],
    ['999', 'Delivered', 'Card on delivery', 'Gogo'],
  ])('shows the order as it was at revision %s', async (at, orderStatus, paymentMethod, signedBy) => {
    const { order, facts } = await timeline({ at })
    expect(order).toMatchObject({ orderStatus, paymentMethod, signedBy, version: Math.min(Number(at), 6) })
    expect(facts).toHaveLength(7)
  })

  it('shows the order as it is now when no revision is given', async () => {
    expect((await timeline()).order).toMatchObject({ orderStatus: 'Delivered', paymentCollected: 698 })
  })

  it('returns the difference between two revisions, in both directions', async () => {
    const fields = (changes: { field: string; from: unknown; to: unknown }[] = []) =>
      changes.filter(({ field }) => !field.startsWith('reached'))
    expect(fields((await timeline({ from: '2', to: '4' })).difference)).toEqual([
      { field: 'orderStatus', from: 'Pending', to: 'Shipped' },
      { field: 'shippingStatus', from: 'awaitingDispatch', to: 'dispatched' },
    ])
    expect(fields((await timeline({ from: '4', to: '2' })).difference)).toEqual([
      { field: 'orderStatus', from: 'Shipped', to: 'Pending' },
      { field: 'shippingStatus', from: 'dispatched', to: 'awaitingDispatch' },
    ])
    expect((await timeline({ from: '3', to: '3' })).difference).toEqual([])
  })

  it('can be computed from the timeline alone: every revision, and the difference between any two', async () => {
    const now = await timeline()
    const moments = now.facts.map(({ revision }) => revision)
    for (const at of moments) {
      const {
        version: _version,
        offered: _offered,
        withheld: _withheld,
        ...then
      } = (await timeline({ at: `${at}` })).order
      expect(recordAt(now.order, now.facts, at)).toMatchObject(then)
    }
    for (const from of moments)
      for (const to of moments)
        expect(byField(differenceBetween(now.facts, from, to))).toEqual(
          byField((await timeline({ from: `${from}`, to: `${to}` })).difference),
        )
  })

  it('returns no difference without `from` and `to`', async () => {
    expect(await timeline()).not.toHaveProperty('difference')
  })

  it.each(['first', '1.5', ''])('refuses the revision %j', async (at) => {
    const answer = await shop.when.themba('GET order/timeline/:id', { params: { id }, query: { at } })
    expect(outcome(answer)).toEqual([400, 'InvalidRequest'])
  })
})

it('the timeline says whether the integrity chain is intact', async () => {
  expect((await timeline()).intact).toBe(true)

  await using tampered = await givenShop()
  const order = await tampered.given.aminasOrder()
  const { hash = '' } = (await tampered.raw.readLast(orderStream(order.id)))?.meta ?? {}
  const meta = { by: { role: 'admin', id: 'themba' } as const, at: monday, correlationId: 'forged' }
  const forged = { id: randomUUID(), type: 'OrderCanceled', version: 1, data: { reason: 'nobody asked' } }
  await tampered.raw.append(orderStream(order.id), 'any', [{ ...forged, meta: { ...meta, hash } }])

  const { body } = await tampered.when.themba('GET order/timeline/:id', { params: { id: order.id } })
  expect([body.result.facts.at(-1)?.type, body.result.intact]).toEqual(['OrderCanceled', false])
})

it('the timeline with tampered encrypted data is shown, and is not intact', async () => {
  await using folder = await temporaryFolder()
  const before = await givenShop({ folder: folder.path })
  const order = await before.given.aminasOrder()
  await before.close()
  const database = new DatabaseSync(join(folder.path, 'events.sqlite'))
  database.exec(`UPDATE facts SET data = replace(data, '"text":"', '"text":"AAAA') WHERE type = 'OrderPlaced'`)
  database.close()
  await using shop = await givenShop({ folder: folder.path })

  const { status, body } = await shop.when.themba('GET order/timeline/:id', { params: { id: order.id } })

  expect([status, body.result.intact]).toEqual([200, false])
  expect(body.result.order).toMatchObject({ totalAmount: order.totalAmount, shippingAddress: { city: '(erased)' } })
})

it('an unknown order has no timeline', async () => {
  const answer = await shop.when.themba('GET order/timeline/:id', { params: { id: 'no-order' } })
  expect(outcome(answer)).toEqual([404, 'OrderNotFound'])
})
