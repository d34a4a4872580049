import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layBuyPlan, minDeposit } from './layBuyPlan.ts'
import { maxFinanced, payLaterPlan } from './payLaterPlan.ts'
import { payLaterStanding } from './payLaterStanding.ts'

const cents = fc.integer({ min: 1, max: 1_000_000_000 })
const paid = (plan: { instalments: readonly { amount: number }[] }) =>
  plan.instalments.reduce((total, { amount }) => total + amount, 0)

describe('Buy Now Pay Later', () => {
  it('costs ten percent of what is financed, in three instalments', () => {
    expect(payLaterPlan(45_050, '2026-11-25')).toEqual({
      financed: 45_050,
      serviceCharge: 4505,
      total: 49_555,
      instalments: [
        { day: '2026-12-25', amount: 16_518 },
        { day: '2027-01-25', amount: 16_518 },
        { day: '2027-02-25', amount: 16_519 },
      ],
    })
  })

  it('is paid to the cent', () => {
    fc.assert(
      fc.property(cents, (financed) => {
        const plan = payLaterPlan(financed, '2026-11-25')
        expect(paid(plan)).toBe(plan.total)
        expect(plan.total).toBe(financed + plan.serviceCharge)
      }),
    )
  })

  it('never finances more than half of a purchase', () => {
    fc.assert(
      fc.property(cents, (purchase) => {
        expect(maxFinanced(purchase) * 2).toBeLessThanOrEqual(purchase)
      }),
    )
  })
})

describe('a customer', () => {
  const order = (orderNumber: string, day: number, total: number) => ({
    id: orderNumber,
    orderNumber,
    orderDate: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
    total,
  })
  const [first, second, third] = [order('EK-1', 3, 90_000), order('EK-2', 9, 50_000), order('EK-3', 20, 80_001)]
  const small = order('EK-4', 21, 49_999)

  it('without purchases misses all three', () => {
    expect(payLaterStanding([])).toEqual({ qualifying: [], missing: 3, limit: 0 })
  })

  it('misses one after two purchases that are large enough', () => {
    expect(payLaterStanding([first, small, second])).toEqual({ qualifying: [second, first], missing: 1, limit: 0 })
  })

  it('is eligible after three, for half of the most recent one', () => {
    expect(payLaterStanding([second, third, first, small])).toEqual({
      qualifying: [third, second, first],
      missing: 0,
      limit: 40_000,
    })
  })
})

describe('a lay-buy', () => {
  it('is a deposit, three instalments, and two weeks to collect the item', () => {
    expect(layBuyPlan(129_900, 25_980, '2026-11-30')).toEqual({
      deposit: 25_980,
      balance: 103_920,
      instalments: [
        { day: '2026-12-30', amount: 34_640 },
        { day: '2027-01-30', amount: 34_640 },
        { day: '2027-02-28', amount: 34_640 },
      ],
      collectBy: '2027-03-14',
    })
  })

  it('is paid to the cent', () => {
    fc.assert(
      fc.property(cents, fc.double({ min: 0, max: 1, noNaN: true }), (price, share) => {
        const deposit = Math.max(minDeposit(price), Math.floor(price * share))
        const plan = layBuyPlan(price, deposit, '2026-11-25')
        expect(plan.deposit + paid(plan)).toBe(price)
        expect(deposit * 5).toBeGreaterThanOrEqual(price)
      }),
    )
  })
})
