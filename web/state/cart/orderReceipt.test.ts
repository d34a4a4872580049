// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { type OrderReceipt, orderReceiptAtom, restoreOrderReceipt } from './orderReceipt.ts'

const aminasReceipt: OrderReceipt = {
  id: 'order7',
  customerId: 'amina',
  orderNumber: 'EK-7F3K-92QD',
  totalAmount: 1802.15,
  paymentMethod: 'Cash on Delivery',
  shippingAddress: aminasHouse,
}

const pageIsLoadedBy = (type: 'navigate' | 'reload', name = 'http://shop.test/Cart') =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name } as PerformanceNavigationTiming])

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the receipt of an order', () => {
  it('is restored by a reload, without the street', () => {
    pageIsLoadedBy('reload')
    createStore().set(orderReceiptAtom, aminasReceipt)

    const { suburb, city, province } = aminasHouse
    expect(restoreOrderReceipt()).toEqual({ ...aminasReceipt, shippingAddress: { suburb, city, province } })
  })

  it('is not restored by a new navigation', () => {
    pageIsLoadedBy('navigate')
    createStore().set(orderReceiptAtom, aminasReceipt)

    expect(restoreOrderReceipt()).toBeUndefined()
  })

  it('is not restored by a reload of another page', () => {
    pageIsLoadedBy('reload', 'http://shop.test/search?search=cart')
    createStore().set(orderReceiptAtom, aminasReceipt)

    expect(restoreOrderReceipt()).toBeUndefined()
  })

  it('is deleted once it was shown', () => {
    pageIsLoadedBy('reload')
    const store = createStore()
    store.set(orderReceiptAtom, aminasReceipt)
    store.set(orderReceiptAtom, undefined)

    expect(restoreOrderReceipt()).toBeUndefined()
  })

  it.each(['{"orderNumber"', 'null', '{"orderNumber":7}'])('is undefined when the storage holds %s', (text) => {
    pageIsLoadedBy('reload')
    sessionStorage.setItem('placedOrder', text)

    expect(restoreOrderReceipt()).toBeUndefined()
  })
})
