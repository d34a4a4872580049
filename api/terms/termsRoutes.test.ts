import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { aminasOrder } from '#domain/testing/fixtures.ts'

let shop: GivenShop
beforeEach(async () => {
  shop = await givenShop()
})
afterEach(() => shop.close())

const sent = [fact('OrderConfirmed', {}), fact('ProcessingStarted', {}), fact('OrderDispatched', {})]
const delivered = [...sent, fact('OrderDelivered', { signedBy: 'Amina' })]

/** An order of Amina on a day in November, worth so many cents. */
const order = (day: string, total: number, facts: readonly Fact[] = delivered) =>
  appendFacts(
    shop.store,
    `order-november-${day}`,
    [fact('OrderPlaced', { ...aminasOrder, orderNumber: `EK-NOV-${day}`, total }), ...facts],
    `2026-11-${day}T08:00:00.000Z`,
  )

const standing = async (who: 'amina' | 'themba' = 'amina') => {
  await shop.caughtUp()
  return (await shop.when[who]('GET customer/payLater/:customerId', { params: { customerId: 'amina' } })).body.result
}

describe('a customer of Buy Now Pay Later', () => {
  it('misses three purchases before the first order', async () => {
    expect(await standing()).toEqual({ eligible: false, missing: 3, limit: 0, qualifying: [] })
  })

  it('is eligible after three delivered orders of R500 or more, for half of the most recent one', async () => {
    await order('02', 90_000)
    await order('11', 50_000)
    expect(await standing()).toMatchObject({ eligible: false, missing: 1, limit: 0 })

    await order('07', 129_950)
    expect(await standing()).toEqual({
      eligible: true,
      missing: 0,
      limit: 250,
      qualifying: [
        { id: 'november-11', orderNumber: 'EK-NOV-11', orderDate: '2026-11-11T08:00:00.000Z', totalAmount: 500 },
        { id: 'november-07', orderNumber: 'EK-NOV-07', orderDate: '2026-11-07T08:00:00.000Z', totalAmount: 1299.5 },
        { id: 'november-02', orderNumber: 'EK-NOV-02', orderDate: '2026-11-02T08:00:00.000Z', totalAmount: 900 },
      ],
    })
  })

  it('gains nothing by orders that are too small, on their way, or canceled', async () => {
    await order('02', 49_999)
    await order('03', 90_000, sent)
    await order('04', 90_000, [fact('OrderConfirmed', {}), fact('OrderCanceled', { reason: 'Found it at home' })])
    expect(await standing()).toEqual({ eligible: false, missing: 3, limit: 0, qualifying: [] })
  })

  it('is hidden from other customers, and shown to admins, who are recorded', async () => {
    await order('02', 90_000)
    await shop.caughtUp()
    const answer = await shop.when.sipho('GET customer/payLater/:customerId', { params: { customerId: 'amina' } })
    expect(outcome(answer)).toEqual([403, 'NotYours'])

    expect(await standing('themba')).toMatchObject({ missing: 2 })
    const facts = await shop.store.readStream('account-amina')
    expect(facts.at(-1)).toMatchObject({ type: 'PersonalDataRevealed', meta: { by: { role: 'admin', id: 'themba' } } })
  })
})
