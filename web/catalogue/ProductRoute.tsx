import { lazy, Suspense, useEffect, useState } from 'react'
import { ProductScreen } from '#ui-kit/screens/shopper/ProductScreen.tsx'
import type { Answers } from '#web/client/answers.ts'
import { categoryLinks, useCategories } from '#web/client/categories.ts'
import { useClient } from '#web/client/client.ts'
import { failureOf } from '#web/client/failure.ts'
import { remember } from '#web/client/lastViewed.ts'
import { useViewers } from '#web/client/live.ts'
import { cardOf, type Product } from '#web/client/productCard.ts'
import { useAddToCart } from '#web/client/useAddToCart.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { useAbove } from '#web/shell/useAbove.ts'
import { LastViewedWhenNear, ReviewsWhenNear } from './laterParts.tsx'
import { installerFor, shareHref } from './productWays.ts'
import { shownProduct, trailTo } from './shownProduct.ts'
import { useDelivery } from './useDelivery.ts'

const Zoom = lazy(async () => ({ default: (await import('#ui-kit/shop/catalogue/PictureZoom.tsx')).PictureZoom }))

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
  useRemembered(product)
  const delivery = useDelivery(product)
  const { addingId, onAdd } = useAddToCart(product ? [product, ...crossSell] : [])
  const { categories } = useCategories()
  const { publicUrl } = useClient()
  const [zoomed, zoom] = useState(0)
  const above = useAbove('zoom')
  const shown = product && shownProduct(product)
  const large = above.isOpen ? shown?.pictures[zoomed] : undefined
  const missing = answered.error?.reason.status === 404

  return (
    <>
      <PageHead
        title={product?.name ?? answered.error?.message}
        description={product?.overview || product?.description}
      />
      <ProductScreen
        product={shown}
        trail={trailTo(product)}
        delivery={delivery}
        onAdd={onAdd}
        adding={addingId !== undefined && addingId === product?.id}
        viewers={viewers}
        crossSell={crossSell.map(cardOf)}
        installer={installerFor(product)}
        shareHref={product && shareHref(product, publicUrl)}
        onZoom={(place) => {
          zoom(place)
          above.open()
        }}
        reviews={product && <ReviewsWhenNear productId={product.id} />}
        lastViewed={<LastViewedWhenNear except={product?.id} />}
        missing={missing ? { ways: categoryLinks(categories) } : undefined}
        failure={missing ? undefined : failureOf(answered)}
      />
      {large && (
        <Suspense>
          <Zoom picture={large} onClose={above.close} />
        </Suspense>
      )}
    </>
  )
}

// It counts as viewed from now on.
const useRemembered = (product: Product | undefined) => {
  const { store } = useClient()
  useEffect(() => {
    if (product) remember(store, product)
  }, [store, product])
}
