import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { type CardProduct, ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'

type ProductShelfProps = {
  title: string
  /** The page with all products of the shelf. */
  href?: string | undefined
  products: readonly CardProduct[]
  onAdd?: ((id: string) => void) | undefined
  addingId?: string | undefined
  /** Shows skeleton cards while the products load. */
  loading?: boolean
  /** Loads the pictures eagerly: for the first shelf of a page. */
  eager?: boolean
}

const skeletonKeys = ['first', 'second', 'third', 'fourth', 'fifth']

/** A titled row of products that scrolls horizontally. */
export const ProductShelf = (props: ProductShelfProps) => {
  const { title, href, products, onAdd, addingId, loading = false, eager = false } = props
  const titleId = useId()

  return (
    <Stack as="section" gap={4} aria-labelledby={titleId} aria-busy={loading}>
      <Header>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {href && (
          <AllLink href={href}>
            See all<VisuallyHidden>{` of ${title}`}</VisuallyHidden>
            <ArrowRight size={20} aria-hidden />
          </AllLink>
        )}
      </Header>
      <Row>
        {loading
          ? skeletonKeys.map((key) => (
              <Item key={key}>
                <ProductCardSkeleton />
              </Item>
            ))
          : products.map((product) => (
              <Item key={product.id}>
                <ProductCard product={product} onAdd={onAdd} adding={product.id === addingId} eager={eager} />
              </Item>
            ))}
      </Row>
    </Stack>
  )
}

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
`

const AllLink = styled(Anchor)`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: var(--space-1);
  min-height: 44px;
  color: var(--brand);
  font-weight: 600;
  text-decoration: var(--link-line);

  &:hover {
    text-decoration: underline;
  }
`

const Row = styled.ul`
  display: grid;
  grid-auto-columns: calc((100% - 4 * var(--space-4)) / 5);
  grid-auto-flow: column;
  gap: var(--space-4);
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  /* A focused link that is cut off moves far enough into view, so that the line does not snap back and hide it. */
  scroll-padding-inline-end: 120px;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;

  @media (max-width: 1024px) {
    grid-auto-columns: 220px;
  }

  ${phone} {
    grid-auto-columns: 44%;
    gap: var(--space-3);
    scrollbar-width: none;
  }
`

const Item = styled.li`
  scroll-snap-align: start;
  scroll-margin-left: 4px;
`
