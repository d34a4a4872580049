import { styled } from 'styled-components'
import { desktop } from '#ui-kit/theme/media.ts'
import { type CardProduct, ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'

type ProductGridProps = {
  products: readonly CardProduct[]
  onAdd?: ((id: string) => void) | undefined
  /** The product on its way into the cart. */
  addingId?: string | undefined
  /** How many cards load their picture at once; 0 below the fold. */
  eager?: number
  /** Shows this many empty cards instead of products. */
  skeletons?: number
  /** Of the names, in the page's outline. */
  level?: 2 | 3
}

/** Product cards in as many columns as fit; two on a phone. */
export const ProductGrid = ({ products, onAdd, addingId, eager = 0, skeletons = 0, level = 3 }: ProductGridProps) => (
  <Cards>
    {skeletons > 0
      ? Array.from({ length: skeletons }, (_, place) => place).map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))
      : products.map((product, place) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              onAdd={onAdd}
              adding={product.id === addingId}
              eager={place < eager}
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

  ${desktop} {
    grid-template-columns: repeat(auto-fill, minmax(max(210px, 22%), 1fr));
    gap: var(--space-5) var(--space-4);
  }
`
