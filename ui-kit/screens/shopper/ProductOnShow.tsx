import { useState } from 'react'
import { BuyBar } from '#ui-kit/shop/catalogue/BuyBar.tsx'
import { BuyBox, type Delivery, type Offer } from '#ui-kit/shop/catalogue/BuyBox.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ProductGallery } from '#ui-kit/shop/catalogue/ProductGallery.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { ViewersNow } from '#ui-kit/shop/catalogue/ViewersNow.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProductColumns } from './ProductColumns.tsx'
import { ProductFacts, type ProductStory } from './ProductFacts.tsx'
import { ProductTitle, type TitledProduct } from './ProductTitle.tsx'

export type ShownProduct = TitledProduct &
  Offer &
  ProductStory & { id: string; pictures: readonly { src: string; alt: string }[] }

export type ProductOnShowProps = {
  product: ShownProduct
  delivery: Delivery
  onAdd: (id: string, count: number) => void
  adding?: boolean
  /** People on this page now; shown above 1. */
  viewers?: number | undefined
  crossSell?: readonly CardProduct[]
}

/** The product screen once its product is there; it keeps how many are wanted. */
export const ProductOnShow = ({
  product,
  delivery,
  onAdd,
  adding,
  viewers = 0,
  crossSell = [],
}: ProductOnShowProps) => {
  const [count, setCount] = useState(1)
  const buying = { onAdd: () => onAdd(product.id, count), adding }

  return (
    <Stack gap={7}>
      <ProductColumns
        gallery={<ProductGallery name={product.name} pictures={product.pictures} />}
        buying={
          <Stack gap={4}>
            <ProductTitle product={product} />
            <ViewersNow count={viewers} />
            <BuyBox
              name={product.name}
              offer={product}
              delivery={delivery}
              count={count}
              onCount={setCount}
              {...buying}
            />
          </Stack>
        }
        facts={<ProductFacts story={product} />}
      />
      {crossSell.length > 0 && (
        <ProductShelf title="Goes well with" products={crossSell} onAdd={(id) => onAdd(id, 1)} />
      )}
      <BuyBar price={product.price} was={product.was} stock={product.stock} {...buying} />
    </Stack>
  )
}
