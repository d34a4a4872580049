import { fittersOf } from '#domain/provider/fitters.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { FitterOffer } from '#web/state/provider/FitterOffer.tsx'
import type { Order } from './orderProps.ts'

/** Offers somebody to fit what was delivered: each trade once, near the delivery address. */
export const OrderFitting = ({ order: { products, shippingAddress } }: { order: Order }) => {
  const ids = products.map(({ productId }) => productId).join(',')
  const tagsQuery = useQuery('GET products/tagsById', { query: { ids } })
  const tags = new Map(tagsQuery.answer?.results.map((product) => [product.id, product.tags]))
  const lines = products.map(({ productId, name }) => ({ name, tags: tags.get(productId) ?? [] }))

  return fittersOf(lines).map(({ fitter, goods }) => (
    <FitterOffer key={fitter.tag} fitter={fitter} goods={goods.map(({ name }) => name)} place={shippingAddress} />
  ))
}
