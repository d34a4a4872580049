import { deliveryAreas } from '#domain/deliveryAreas.ts'
import { rand } from '#domain/kernel/money.ts'
import { useCart } from '#web/client/cart.ts'
import { goodsTotal } from '#web/client/cartLines.ts'
import { useClient } from '#web/client/client.ts'
import { meterTo } from '#web/client/deliveryMeter.ts'
import type { Product } from '#web/client/productCard.ts'

/** From when delivery is free and where it goes; how far one piece of this product brings what is in the cart. */
export const useDelivery = (product: Product | undefined) => {
  const { terms } = useClient()
  const { lines } = useCart()
  const meter = product && meterTo(terms, goodsTotal([...lines, { product, count: 1 }]))

  return { freeFrom: rand(terms.freeFrom), areas: deliveryAreas, meter }
}
