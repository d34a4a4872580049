import { expect, it } from 'vitest'
import { givenReadModel } from '#api/givenReadModel.ts'
import { aminasOrder, monday } from '#domain/cast.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { orderList, orderQueries } from './orderList.ts'

/** The list of orders, fed by facts alone. */
const givenList = async () => {
  const list = await givenReadModel(orderList)
  return {
    ...list,
    order: (...facts: Fact[]) => list.facts('order-aminas-order', facts),
    /** As it is asked at a moment. */
    listAt: async (now: string) => {
      await list.caughtUp()
      return orderQueries(list.database, () => new Date(now))
    },
  }
}

it('an order is listed from its confirmation on: before, nobody knows whether it is one', async () => {
  await using list = await givenList()
  const listed = async () => (await list.listAt(monday)).ofCustomer('amina')

  await list.order(fact('OrderPlaced', aminasOrder))
  expect(await listed()).toEqual([])
  await list.order(fact('OrderConfirmed', {}))
  expect(await listed()).toMatchObject([{ id: 'aminas-order', customerName: 'amina', pieces: 2, totalAmount: 698 }])
})

it('an order is late once it has waited for a day, until it leaves the shop', async () => {
  await using list = await givenList()
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
