// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aminasHouse } from '#domain/cast.ts'
import { type PlacedOrder, placedBefore, placedOrderAtom } from './placedOrder.ts'

const aminasOrder: PlacedOrder = {
  id: 'order7',
  customerId: 'amina',
  orderNumber: 'EK-7F3K-92QD',
  totalAmount: 1802.15,
  paymentMethod: 'Cash on Delivery',
  shippingAddress: aminasHouse,
}

const pageComesBy = (type: 'navigate' | 'reload', name = 'http://shop.test/Cart') =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name } as PerformanceNavigationTiming])

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the order that was just placed', () => {
  it('is found again by a reload, without the street', () => {
    pageComesBy('reload')
    createStore().set(placedOrderAtom, aminasOrder)

    const { suburb, city, province } = aminasHouse
    expect(placedBefore()).toEqual({ ...aminasOrder, shippingAddress: { suburb, city, province } })
  })

  it('is not shown to who comes anew', () => {
    pageComesBy('navigate')
    createStore().set(placedOrderAtom, aminasOrder)

    expect(placedBefore()).toBeUndefined()
  })

  it('is not shown to who reloads another page and comes to the cart from there', () => {
    pageComesBy('reload', 'http://shop.test/search?search=cart')
    createStore().set(placedOrderAtom, aminasOrder)

    expect(placedBefore()).toBeUndefined()
  })

  it('is forgotten once its thanks are said', () => {
    pageComesBy('reload')
    const store = createStore()
    store.set(placedOrderAtom, aminasOrder)
    store.set(placedOrderAtom, undefined)

    expect(placedBefore()).toBeUndefined()
  })

  it.each(['{"orderNumber"', 'null', '{"orderNumber":7}'])(
    'is nothing where the storage holds nonsense: %s',
    (text) => {
      pageComesBy('reload')
      sessionStorage.setItem('placedOrder', text)

      expect(placedBefore()).toBeUndefined()
    },
  )
})
