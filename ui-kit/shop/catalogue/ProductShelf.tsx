import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop, largeText, phone, uptoLaptop } from '#ui-kit/theme/media.ts'
import { type CardProduct, ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { useShelfScroll } from './useShelfScroll.ts'

type ProductShelfProps = {
  /** The heading above it. */
  title: string
  /** The page with all products of the shelf. */
  href?: string | undefined
  /** The products, in the order in which they are shown. */
  products: readonly CardProduct[]
  /** Called with the product that somebody adds to the cart; without it the cards have no button. */
  onAdd?: ((id: string) => void) | undefined
  /** Id of the product that is being added to the cart: its button shows a spinner. */
  addingId?: string | undefined
  /** Shows skeleton cards while the products load. */
  loading?: boolean
  /** Loads the pictures in view eagerly: for the first shelf of a page. */
  eager?: boolean
}

/** As many cards fill the width of a desktop. */
const rowLength = 5

const skeletonKeys = ['first', 'second', 'third', 'fourth', 'fifth']

/** A titled row of products that scrolls horizontally: the next one peeks in, and on wide screens buttons move the row. */
export const ProductShelf = (props: ProductShelfProps) => {
  const { title, href, products, onAdd, addingId, loading = false, eager = false } = props
  const titleId = useId()
  const isFew = !loading && products.length < rowLength
  const { row, ends, back, on } = useShelfScroll<HTMLUListElement>(products.length > rowLength)

  return (
    <Stack as="section" gap={4} aria-labelledby={titleId} aria-busy={loading}>
      <Header>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {!(ends.start && ends.end) && (
          <Arrows data-needs-script>
            <IconButton
              label={`Scroll back in ${title}`}
              icon={<ChevronLeft size={22} aria-hidden />}
              aria-disabled={ends.start || undefined}
              onClick={back}
            />
            <IconButton
              label={`More of ${title}`}
              icon={<ChevronRight size={22} aria-hidden />}
              aria-disabled={ends.end || undefined}
              onClick={on}
            />
          </Arrows>
        )}
        {href && (
          <AllLink href={href}>
            See all<VisuallyHidden>{` of ${title}`}</VisuallyHidden>
            <ArrowRight size={20} aria-hidden />
          </AllLink>
        )}
      </Header>
      <Row ref={row} data-long={products.length > rowLength || undefined} data-few={isFew || undefined}>
        {loading
          ? skeletonKeys.map((key) => (
              <Item key={key}>
                <ProductCardSkeleton />
              </Item>
            ))
          : products.map((product, index) => (
              <Item key={product.id}>
                <ProductCard
                  product={product}
                  onAdd={onAdd}
                  adding={product.id === addingId}
                  eager={eager && index < rowLength}
                />
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
  gap: var(--space-2) var(--space-4);

  > :first-child {
    flex: 1;
  }
  ${largeText} {
    flex-wrap: wrap;

    > :first-child {
      flex: 1 1 100%;
    }
  }
`

const Arrows = styled.div`
  display: none;
  flex: none;
  margin-right: -10px;

  ${desktop} {
    display: flex;
  }
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
  scrollbar-width: none;

  /* A part of the sixth card says that there are more. */
  &[data-long] {
    grid-auto-columns: calc((100% - 5 * var(--space-4)) / 5.3);
  }
  ${uptoLaptop} {
    &,
    &[data-long] {
      grid-auto-columns: 12.5rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  /* A row that is not full takes the whole width with wider cards. */
  ${desktop} {
    &[data-few] {
      grid-auto-columns: minmax(0, 600px);

      > li {
        container: card / inline-size;
      }
    }
  }

  ${phone} {
    gap: var(--space-3);

    &,
    &[data-long] {
      grid-auto-columns: clamp(8.5rem, 44%, 12.5rem);
    }
  }
  ${largeText} {
    &,
    &[data-long] {
      grid-auto-columns: 88%;
    }
  }
`

const Item = styled.li`
  scroll-snap-align: start;
  scroll-margin-left: 4px;
`
