import { useEffect, useMemo } from 'react'
import { deliveryAreas, sameDayOrderTime } from '#domain/businessConstants.ts'
import { formatShortRand } from '#domain/kernel/money.ts'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { ProductScreen } from '#ui-kit/screens/catalogue/ProductScreen.tsx'
import type { Delivery } from '#ui-kit/shop/catalogue/product/BuyBox.tsx'
import { DeferredLastViewed } from '#web/catalogue/product/DeferredLastViewed.tsx'
import { shareHref } from '#web/catalogue/product/productLinks.ts'
import { productProps, productTrail } from '#web/catalogue/product/productProps.ts'
import { deliveryMeterWith } from '#web/state/cart/deliveryMeter.ts'
import { useAddToCart } from '#web/state/cart/useAddToCart.ts'
import { useCart } from '#web/state/cart/useCart.ts'
import { categoryLinks, useCategories } from '#web/state/catalogue/categories.ts'
import type { Product } from '#web/state/catalogue/productCard.ts'
import { usePictureZoom } from '#web/state/catalogue/usePictureZoom.tsx'
import { useClient } from '#web/state/client.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useViewers } from '#web/state/live/presence.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'
import { DeferredReviews } from '#web/state/review/DeferredReviews.tsx'
import { DeferredStockAlert } from '#web/state/stockAlert/DeferredStockAlert.tsx'

const CrossSell = hydrateLater(async () => (await import('#web/catalogue/product/CrossSell.tsx')).CrossSell)
const ProductFitting = hydrateLater(
  async () => (await import('#web/catalogue/product/ProductFitting.tsx')).ProductFitting,
)

export const preloadProduct = async ({ params: { slug = '' } }: Visit, ask: QueryCache['fetchQuery']) => {
  const { answer } = await ask('GET products/getProduct/:slug', { params: { slug } })
  if (answer) await ask('GET products/getCrossSellProduct/:id', crossSellRequest(answer.data))
}

const crossSellRequest = ({ id }: { id: string }) => ({ params: { id }, query: { fields: 'card' } }) as const

/** One product by its slug. */
export const ProductRoute = ({ visit }: { visit: Visit }) => {
  const { slug = '' } = visit.params
  const productQuery = useQuery('GET products/getProduct/:slug', { params: { slug } })
  const product = productQuery.answer?.data
  const crossSell = useQuery('GET products/getCrossSellProduct/:id', product && crossSellRequest(product)).answer?.data
  const viewers = useViewers(product?.id)
  useRememberViewed(product)
  const delivery = useDelivery(product)
  const { addingId, onAdd } = useAddToCart(product ? [product] : [])
  const { categories } = useCategories()
  const { publicUrl } = useClient()
  const shown = useMemo(() => product && productProps(product), [product])
  const { onZoom, zoom } = usePictureZoom(shown?.pictures)
  const isNotFound = productQuery.error?.reason.status === 404

  return (
    <>
      <PageHead
        title={product?.name ?? failureOf(productQuery)?.message}
        isMissing={productQuery.error !== undefined}
        description={product?.overview || product?.description}
      />
      <ProductScreen
        product={shown}
        trail={productTrail(product)}
        delivery={delivery}
        onAdd={onAdd}
        adding={addingId !== undefined && addingId === product?.id}
        viewers={viewers}
        crossSell={crossSell && crossSell.length > 0 && <CrossSell products={crossSell} />}
        stockAlert={product?.quantity === 0 && <DeferredStockAlert key={product.id} productId={product.id} />}
        fitting={product && <ProductFitting key={product.id} tags={product.tags} />}
        shareHref={product && shareHref(product, publicUrl)}
        onZoom={onZoom}
        reviews={product && <DeferredReviews kind="product" id={product.id} />}
        lastViewed={<DeferredLastViewed except={product?.id} />}
        missing={isNotFound ? { links: categoryLinks(categories) } : undefined}
        failure={isNotFound ? undefined : failureOf(productQuery)}
      />
      {zoom}
    </>
  )
}

const loadLastViewed = () => import('#web/state/catalogue/lastViewed.ts')
const forgetIt = () => undefined

// Adds the product to the last viewed ones; without that chunk it is not among them.
const useRememberViewed = (product: Product | undefined) => {
  const { store } = useClient()
  useEffect(() => {
    if (product) loadLastViewed().then(({ rememberViewed }) => rememberViewed(store, product), forgetIt)
  }, [store, product])
}

// The threshold of free delivery, its areas, and a meter of how far the cart would be from it with some pieces of this product.
const useDelivery = (product: Product | undefined): Delivery => {
  const { terms } = useClient()
  const { lines } = useCart()
  const meter = product && ((count: number) => deliveryMeterWith(terms, lines, { product, count }))

  return { freeFrom: formatShortRand(terms.freeFrom), areas: deliveryAreas, orderBefore: sameDayOrderTime, meter }
}

export const productPage: RouteModule = { Component: ProductRoute, preload: preloadProduct }
