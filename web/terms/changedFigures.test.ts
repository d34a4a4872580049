import { afterAll, describe, expect, it, vi } from 'vitest'
import { hasSameDayDelivery } from '#domain/deliveryAreas.ts'
import { deliveryCost } from '#domain/order/delivery.ts'
import { deliveryDayOf } from '#domain/order/deliveryDays.ts'
import { shopDescription } from '#domain/shopDescription.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { layBuyPlan, minDeposit } from '#domain/terms/layBuyPlan.ts'
import { maxFinanced, payLaterPlan } from '#domain/terms/payLaterPlan.ts'
import { payLaterStanding } from '#domain/terms/payLaterStanding.ts'
import { render } from '#web/entryServer.tsx'

// Modules that other tests have loaded know the real figures, and those loaded here know the changed ones.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

// Another figure for each one of the policies. Nothing below says the real ones.
vi.mock('#domain/businessConstants.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  freeDeliveryFrom: 31_100,
  defaultDeliveryFee: 4_700,
  deliveryAreas: ['Kwa-Thema, Gauteng', 'Seshego, Limpopo'],
  sameDayOrderTime: '11:00',
  ...{ qualifyingPurchases: 5, qualifyingAmount: 61_000, maxFinancedPercent: 40 },
  ...{ payLaterInstalments: 4, serviceChargePercent: 12, payLaterMaxDaysMissed: 75 },
  ...{ minDepositPercent: 35, layBuyInstalments: 6, layBuyMaxDaysMissed: 85, collectWithinDays: 21 },
  ...{ coolingOffDays: 9, refundWithinDays: 33, warrantyMonths: 8 },
  ...{ sessionIdleDays: 2, sessionDays: 8, rememberedSessionDays: 44, knownDeviceDays: 333, signUpDays: 29 },
  ...{ repeatedRequestHours: 36, invoiceYears: 6, guestEnquiryDays: 222 },
  ...{ bookingChangeHours: 18, offlinePageDays: 26, offlineAnswerDays: 12 },
  maxLastViewed: 13,
}))

const textOf = async (url: string) => {
  const { html, head } = await render({ url, call: async () => ({ results: [] }) })
  return `${head} ${html}`
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/<[^>]*>/g, '|')
}

describe('a figure that is changed is changed', () => {
  it.each([
    ['/DeliveryTermsAndConditions', 'R311 or more'],
    ['/DeliveryTermsAndConditions', 'you pay R47'],
    ['/DeliveryTermsAndConditions', 'Kwa-Thema, Gauteng'],
    ['/DeliveryTermsAndConditions', 'Seshego, Limpopo'],
    ['/Help', 'R311 or more'],
    ['/Help', 'pay in 6 monthly instalments'],
    ['/Help/faq', 'R311 or more'],
    ['/Help/faq', 'until 18 hours before the visit'],
    ['/AboutUs', 'Kwa-Thema, Gauteng'],
    ['/', 'the same day in Kwa-Thema and Seshego'],
    ['/', 'Order before 11:00, Monday to Saturday'],
    ['/DeliveryTermsAndConditions', 'Orders before 11:00, Monday to Saturday, come on the same day'],
    ['/Help/faq', 'Orders before 11:00'],
    ['/ContactUs', 'Orders before 11:00'],
    ['/AboutUs', 'if you order before 11:00'],

    ['/BuyNowPayLater', '5 separate transactions of R610 or more'],
    ['/BuyNowPayLater', 'up to 40% of your most recent qualifying purchase'],
    ['/BuyNowPayLater', '4 equal monthly instalments'],
    ['/BuyNowPayLater', 'service charge of 12%'],
    ['/BuyNowPayLater', 'more than 75 days'],
    // The calculator's example: twice R610, of which 40% are financed.
    ['/BuyNowPayLater', 'Financed||R 488.00'],
    ['/BuyNowPayLater', 'Service charge, 12%||R 58.56'],
    ['/BuyNowPayLater', 'Instalment 4 of 4||In 4 months||R 136.64'],

    ['/LayBuy', 'at least 35% of the price'],
    ['/LayBuy', 'A lay-buy lasts 6 months'],
    ['/LayBuy', '6 equal monthly instalments'],
    ['/LayBuy', 'more than 85 days'],
    ['/LayBuy', 'within 21 days of your last payment'],
    ['/LayBuy', 'Collect by||21 days later'],
    ['/LayBuy', 'Deposit||At once||R 525.00'],
    ['/LayBuy', 'Instalment 6 of 6||In 6 months||R 162.50'],

    ['/Returns', 'within 9 days of receiving it'],
    ['/Returns', 'within 33 days after you cancel'],
    ['/Returns', 'within 8 months of delivery'],

    ['/Privacy', 'the last 13 products'],
    ['/Privacy', 'up to 333 days'],
    ['/Privacy', 'a sign-up for 29 days'],
    ['/Privacy', 'after 2 days without use, and after 8 days in any case'],
    ['/Privacy', 'they end after 44 days'],
    ['/Privacy', 'pictures that you have seen, for up to 26 days'],
    ['/Privacy', 'as last seen, for up to 12 days'],
    ['/Privacy', 'kept for 36 hours'],
    ['/Privacy', 'for 6 years'],
    ['/Privacy', 'erased after 222 days'],
  ])('on %s: %s', async (url, text) => {
    expect(await textOf(url)).toContain(text)
  })

  it('in the description for search engines', () => {
    expect(shopDescription).toContain('on orders of R311 or more. Same-day delivery in Kwa-Thema and Seshego.')
  })

  it('in what delivery costs, and where it is on the same day', () => {
    expect(deliveryCost(31_099, defaultDeliveryTerms)).toEqual({ fee: 4_700, missing: 1 })
    expect(deliveryCost(31_100, defaultDeliveryTerms)).toEqual({ fee: 0, missing: 0 })
    expect(hasSameDayDelivery({ suburb: 'Seshego', city: 'Polokwane', province: 'Limpopo' })).toBe(true)
    expect(hasSameDayDelivery({ suburb: 'Tiyani Magoro', city: 'Malamulele', province: 'Limpopo' })).toBe(false)
    expect(deliveryDayOf('2026-11-26T09:00:00Z')).toBe('2026-11-27')
  })

  it('in who may pay later, how much, and what it costs', () => {
    const order = { id: '1', orderNumber: 'EK-1', orderDate: '2026-11-25', total: 61_000 }
    expect(payLaterStanding([order, { ...order, total: 60_999 }])).toMatchObject({ missing: 4, limit: 0 })
    expect(payLaterStanding(Array(5).fill(order))).toMatchObject({ missing: 0, limit: 24_400 })
    expect(maxFinanced(100_000)).toBe(40_000)
    const { serviceCharge, instalments } = payLaterPlan(10_000, '2026-11-25')
    expect([serviceCharge, instalments.length]).toEqual([1_200, 4])
  })

  it('in the deposit of a lay-buy, its instalments, and until when it is collected', () => {
    expect(minDeposit(10_000)).toBe(3_500)
    const { instalments, collectBy } = layBuyPlan(10_000, 3_500, '2026-11-25')
    expect([instalments.length, collectBy]).toEqual([6, '2027-06-15'])
  })
})
