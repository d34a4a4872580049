import { ProductScreen } from '#ui-kit/screens/shopper/ProductScreen.tsx'
import type { Answers } from '#web/client/answers.ts'
import { failureOf } from '#web/client/failure.ts'
import { useViewers } from '#web/client/live.ts'
import { cardOf } from '#web/client/productCard.ts'
import { useAddToCart } from '#web/client/useAddToCart.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { shownProduct, trailTo } from './shownProduct.ts'
import { useDelivery } from './useDelivery.ts'

export const preload = async ({ params: { slug = '' } }: Visit, ask: Answers['ask']) => {
  const { answer } = await ask('GET products/getProduct/:slug', { params: { slug } })
  if (answer) await ask('GET products/getCrossSellProduct/:id', { params: { id: answer.data.id } })
}

/** One product by its slug. */
export const ProductRoute = ({ visit }: { visit: Visit }) => {
  const { slug = '' } = visit.params
  const answered = useAnswer('GET products/getProduct/:slug', { params: { slug } })
  const product = answered.answer?.data
  const crossSell =
    useAnswer('GET products/getCrossSellProduct/:id', product && { params: { id: product.id } }).answer?.data ?? []
  const viewers = useViewers(product?.id)
  const delivery = useDelivery(product)
  const { addingId, onAdd } = useAddToCart(product ? [product, ...crossSell] : [])

  return (
    <>
      <PageHead
        title={product?.name ?? answered.error?.message}
        description={product?.overview || product?.description}
      />
      <ProductScreen
        product={product && shownProduct(product)}
        trail={trailTo(product)}
        delivery={delivery}
        onAdd={onAdd}
        adding={addingId !== undefined && addingId === product?.id}
        viewers={viewers}
        crossSell={crossSell.map(cardOf)}
        failure={failureOf(answered)}
      />
    </>
  )
}
