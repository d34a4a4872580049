import type { DeliveryProgress } from '#ui-kit/shop/catalogue/DeliveryMeter.tsx'
import { rand } from './rand.ts'

export const delivery = {
  freeFrom: 'R250',
  areas: ['Soweto Pimville, Gauteng', 'Tiyani Magoro, Limpopo'],
  orderBefore: '14:00',
}

export const almostFree = { remaining: rand('45.00'), value: 0.82 }

/** The progress of a cart worth R 100.00, with pieces of the given price in rand added. */
export const withPiecesAt =
  (price: number) =>
  (count: number): DeliveryProgress => {
    const missing = 150 - price * count
    const progress = missing > 0 ? { value: 1 - missing / 250, remaining: rand(missing.toFixed(2)) } : { value: 1 }
    return { value: 0.4, remaining: rand('150.00'), adding: { count, ...progress } }
  }
