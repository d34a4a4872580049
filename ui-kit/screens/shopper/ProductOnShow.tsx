import { type ReactNode, useState } from 'react'
import { BuyBar } from '#ui-kit/shop/catalogue/BuyBar.tsx'
import { BuyBox, type Delivery, type Offer } from '#ui-kit/shop/catalogue/BuyBox.tsx'
import { type Installer, InstallerLink } from '#ui-kit/shop/catalogue/InstallerLink.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { type GalleryPicture, ProductGallery } from '#ui-kit/shop/catalogue/ProductGallery.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { ShareLink } from '#ui-kit/shop/catalogue/ShareLink.tsx'
import { ViewersNow } from '#ui-kit/shop/catalogue/ViewersNow.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProductColumns } from './ProductColumns.tsx'
import { ProductFacts, type ProductStory } from './ProductFacts.tsx'
import { ProductTitle, type TitledProduct } from './ProductTitle.tsx'

export type ShownProduct = TitledProduct & Offer & ProductStory & { id: string; pictures: readonly GalleryPicture[] }

export type ProductOnShowProps = {
  product: ShownProduct
  delivery: Delivery
  onAdd: (id: string, count: number) => void
  adding?: boolean
  /** People on this page now; shown above 1. */
  viewers?: number | undefined
  crossSell?: readonly CardProduct[]
  /** Somebody who fits it, for things that need one. */
  installer?: Installer | undefined
  /** `https://wa.me/?text=` with the product's name and address. */
  shareHref?: string | undefined
  /** Wants to see the picture at this place large, in a `PictureZoom`. */
  onZoom?: ((place: number) => void) | undefined
  /** `Reviews`. */
  reviews?: ReactNode
  /** A `ProductStrip` of what this visitor looked at last. */
  lastViewed?: ReactNode
}

/** The product screen once its product is there; it keeps how many are wanted. */
export const ProductOnShow = (props: ProductOnShowProps) => {
  const { product, delivery, onAdd, adding, viewers = 0, crossSell = [], installer, shareHref } = props
  const [wanted, setCount] = useState(1)
  // Others buy meanwhile.
  const count = Math.min(wanted, Math.max(product.stock, 1))
  const buying = { onAdd: () => onAdd(product.id, count), adding }

  return (
    <Stack gap={7}>
      <ProductColumns
        gallery={<ProductGallery name={product.name} pictures={product.pictures} onZoom={props.onZoom} />}
        buying={
          <Stack gap={4}>
            <ProductTitle product={product} reviewsHref={props.reviews ? '#reviews' : undefined} />
            <ViewersNow count={viewers} />
            <BuyBox
              name={product.name}
              offer={product}
              delivery={delivery}
              count={count}
              onCount={setCount}
              {...buying}
            />
            {installer && <InstallerLink {...installer} />}
            {shareHref && <ShareLink href={shareHref} />}
          </Stack>
        }
        facts={<ProductFacts story={product} />}
      />
      {props.reviews && <div id="reviews">{props.reviews}</div>}
      {crossSell.length > 0 && (
        <ProductShelf title="Goes well with" products={crossSell} onAdd={(id) => onAdd(id, 1)} />
      )}
      {props.lastViewed}
      <BuyBar price={product.price} was={product.was} stock={product.stock} {...buying} />
    </Stack>
  )
}
