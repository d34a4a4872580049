import { describe, expect, test } from 'vitest'
import { aminasOrder, shippedOrder } from '#web/order/testing/orderFixtures.ts'
import { invoiceProps } from './invoiceProps.ts'

const paidOrder = {
  ...shippedOrder,
  orderStatus: 'Delivered' as const,
  paymentCollected: 1802.15,
  reached: { ...shippedOrder.reached, delivered: '2026-11-17T10:30:00.000Z' },
}

describe('an invoice', () => {
  test('of an order that is not paid is pro forma', () => {
    const { title, remark, payment } = invoiceProps(aminasOrder, 'Amina Daniels')

    expect(title).toBe('Pro forma invoice')
    expect(remark).toContain('not a tax invoice')
    expect(payment).toEqual({
      method: 'Cash on Delivery',
      collected: undefined,
      at: undefined,
      open: 'To be paid in cash at your door.',
    })
  })

  test('is a tax invoice once it is paid, with the moment of payment', () => {
    const { title, remark, payment } = invoiceProps(paidOrder, 'Amina Daniels')

    expect({ title, remark }).toEqual({ title: 'Tax invoice', remark: undefined })
    expect(payment).toMatchObject({
      collected: 'R\u00a01\u00a0802.15',
      at: '2026-11-17T10:30:00.000Z',
      open: undefined,
    })
  })

  test('of a canceled order says so and asks for nothing', () => {
    const { title, remark, payment } = invoiceProps({ ...aminasOrder, orderStatus: 'Canceled' }, 'Amina Daniels')

    expect(title).toBe('Pro forma invoice')
    expect(remark).toContain('cancelled')
    expect(payment.open).toBeUndefined()
  })

  test('names who sold and who bought, line by line, with the tax in the total', () => {
    const invoice = invoiceProps(aminasOrder, 'Amina Daniels')

    expect(invoice).toMatchObject({
      number: 'EK-7F3K-92QD',
      customer: 'Amina Daniels',
      seller: { name: 'Ekhaya', vatNumber: '4000000000' },
      sums: {
        subtotal: 'R\u00a01\u00a0997.00',
        saving: 'R\u00a0194.85',
        delivery: 'Free',
        total: 'R\u00a01\u00a0802.15',
        vat: 'R\u00a0235.06',
        vatPercent: 15,
      },
    })
    expect(invoice.lines).toEqual([
      {
        id: 'blue-kettle',
        name: 'Blue kettle',
        count: 2,
        price: 'R\u00a0349.00',
        discount: undefined,
        amount: 'R\u00a0698.00',
      },
      {
        id: 'copper-pot',
        name: 'Copper pot',
        count: 1,
        price: 'R\u00a01\u00a0299.00',
        discount: '15%',
        amount: 'R\u00a01\u00a0104.15',
      },
    ])
  })
})
