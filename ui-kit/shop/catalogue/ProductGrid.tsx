import { styled } from 'styled-components'
import { desktop, fourCards, laptop, largeText, twoWideCards } from '#ui-kit/theme/media.ts'
import { type CardProduct, ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'

type ProductGridProps = {
  /** The products, in the order in which they are shown. */
  products: readonly CardProduct[]
  /** Called with the product that somebody adds to the cart; without it the cards have no button. */
  onAdd?: ((id: string) => void) | undefined
  /** The id of the product that is being added to the cart. */
  addingId?: string | undefined
  /** The number of cards that load their picture eagerly; 0 below the fold. */
  eager?: number
  /** Shows this many skeleton cards instead of products. */
  skeletons?: number
  /** The heading level of the names. */
  level?: 2 | 3
}

/** Product cards in as many columns as fit; two on a phone, four on a small tablet and a laptop, since a page has 4, 8 or 20. On wide desktops, two columns of wide cards: two rows fit the first screen. */
export const ProductGrid = ({ products, onAdd, addingId, eager = 0, skeletons = 0, level = 3 }: ProductGridProps) => (
  <Cards>
    {skeletons > 0
      ? Array.from({ length: skeletons }, (_, index) => index).map((index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))
      : products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              onAdd={onAdd}
              adding={product.id === addingId}
              eager={index < eager}
              level={level}
            />
          </li>
        ))}
  </Cards>
)

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${fourCards} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${desktop} {
    grid-template-columns: repeat(auto-fill, minmax(max(13.125rem, 22%), 1fr));
    gap: var(--space-5) var(--space-4);
  }
  ${laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-3);
  }
  ${twoWideCards} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4);

    > li {
      container: card / inline-size;
    }
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`
