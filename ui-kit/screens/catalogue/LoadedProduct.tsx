import { type ReactNode, useState } from 'react'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { BuyBar } from '#ui-kit/shop/catalogue/product/BuyBar.tsx'
import { BuyBox, type Delivery } from '#ui-kit/shop/catalogue/product/BuyBox.tsx'
import type { GalleryPicture } from '#ui-kit/shop/catalogue/product/galleryPicture.ts'
import type { Offer } from '#ui-kit/shop/catalogue/product/OfferPrice.tsx'
import { ProductGallery } from '#ui-kit/shop/catalogue/product/ProductGallery.tsx'
import { ViewersNow } from '#ui-kit/shop/catalogue/product/ViewersNow.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProductColumns } from './ProductColumns.tsx'
import type { ProductContent } from './ProductSections.tsx'
import { ProductTitle, type TitledProduct } from './ProductTitle.tsx'

const ShareLink = hydrateLater(async () => (await import('#ui-kit/shop/catalogue/product/ShareLink.tsx')).ShareLink)
const ProductSections = hydrateLater(
  async () => (await import('./ProductSections.tsx')).ProductSections,
  <Text>The description did not load. Reload the page to read it.</Text>,
)

export type ShownProduct = TitledProduct &
  Offer & {
    id: string
    /** The main picture first. */
    pictures: readonly GalleryPicture[]
    /** Overview, description, features, specifications, box and warranty. */
    content: ProductContent
  }

export type LoadedProductProps = {
  product: ShownProduct
  /** When and where the shop delivers, and from which amount delivery is free. */
  delivery: Delivery
  /** Called with the product and how many of it somebody adds to the cart. */
  onAdd: (id: string, count: number) => void
  /** Whether the product is being added to the cart. */
  adding?: boolean
  /** People on this page now; shown above 1. */
  viewers?: number | undefined
  /** A `ProductShelf` of what goes well with it. */
  crossSell?: ReactNode
  /** A `StockAlert`, shown while the product is sold out. */
  stockAlert?: ReactNode
  /** A `TradeOffer` of somebody who fits it, for products that need one. */
  fitting?: ReactNode
  /** `https://wa.me/?text=` with the product's name and address. */
  shareHref?: string | undefined
  /** Opens the picture with this index in a `PictureZoom`. */
  onZoom?: ((place: number) => void) | undefined
  /** `Reviews`. */
  reviews?: ReactNode
  /** A `ProductStrip` of what this visitor looked at last. */
  lastViewed?: ReactNode
}

/** The product screen once its product is loaded; it holds the chosen quantity. */
export const LoadedProduct = (props: LoadedProductProps) => {
  const { product, delivery, onAdd, adding, viewers = 0, shareHref } = props
  const [wanted, setWanted] = useState(1)
  // The stock may fall while the page is open.
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
              onCount={setWanted}
              stockAlert={props.stockAlert}
              {...buying}
            />
            <BuyBar price={product.price} was={product.was} stock={product.stock} {...buying} />
            {props.fitting}
            {shareHref && <ShareLink href={shareHref} />}
          </Stack>
        }
        sections={<ProductSections content={product.content} />}
      />
      {props.reviews && <div id="reviews">{props.reviews}</div>}
      {props.crossSell}
      {props.lastViewed}
    </Stack>
  )
}
