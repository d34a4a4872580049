import { expect, it } from 'vitest'
import { givenReadModel } from '#api/readModels/testing/readModelFixture.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { aminasOrder, monday } from '#domain/testing/fixtures.ts'
import { orderList, orderQueries } from './orderList.ts'

/** The order list in a database of its own, filled by appending facts. */
const givenOrderList = async () => {
  const list = await givenReadModel(orderList)
  return {
    ...list,
    order: (...facts: Fact[]) => list.facts('order-aminas-order', facts),
    /** The queries of the list, with the clock at this moment. */
    listAt: async (now: string) => {
      await list.caughtUp()
      return orderQueries(list.database, () => new Date(now))
    },
  }
}

it('an order is listed once it is confirmed, not before', async () => {
  await using list = await givenOrderList()
  const listed = async () => (await list.listAt(monday)).ofCustomer('amina')

  await list.order(fact('OrderPlaced', aminasOrder))
  expect(await listed()).toEqual([])
  await list.order(fact('OrderConfirmed', {}))
  expect(await listed()).toMatchObject([{ id: 'aminas-order', customerName: 'amina', pieces: 2, totalAmount: 698 }])
})

it('an order is late once it has waited for more than a day, until it is dispatched', async () => {
  await using list = await givenOrderList()
  const aDayLater = '2026-11-17T08:00:00.000Z'
  const late = async (now: string) => {
    const queries = await list.listAt(now)
    const page = { pageNumber: 1, limit: 20 }
    const found = queries.page({ ...page, late: true }).meta.totalCount
    expect(queries.page(page).orders.filter((order) => order.late)).toHaveLength(found)
    return found
  }

  await list.order(fact('OrderPlaced', aminasOrder), fact('OrderConfirmed', {}))
  expect([await late(monday), await late(aDayLater), await late('2026-11-17T08:00:00.001Z')]).toEqual([0, 0, 1])
  await list.order(fact('ProcessingStarted', {}))
  expect(await late('2026-11-18T08:00:00.000Z')).toBe(1)
  await list.order(fact('OrderDispatched', {}))
  expect(await late('2026-11-18T08:00:00.000Z')).toBe(0)
})
