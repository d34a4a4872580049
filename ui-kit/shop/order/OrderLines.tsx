import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Picture } from '#ui-kit/elements/Picture.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { containerAtLeast, largeText } from '#ui-kit/theme/media.ts'

export type OrderLine = {
  id: string
  name: string
  /** The product's page; without it the name is plain text. */
  href?: string | undefined
  brand?: string | undefined
  picture?: string | undefined
  count: number
  /** The price of one piece, formatted. */
  price: string
  /** The price of one piece before the discount, formatted. */
  was?: string | undefined
  /** How the total is calculated, if it is not the price times the count: `3 × R 89.99, 15% off`. */
  calculation?: string | undefined
  /** The total of all pieces, formatted. */
  total: string
  /** Where the customer reviews it, once it is delivered. */
  reviewHref?: string | undefined
}

/** The ordered products with their prices at the time of the order. */
export const OrderLines = ({
  lines,
}: {
  /** The products of the order. */
  lines: readonly OrderLine[]
}) => (
  <Lines>
    {lines.map((line) => (
      <Line key={line.id}>
        <Tile>
          <Picture src={line.picture} alt="" />
        </Tile>
        <Name>
          {line.href ? <Product href={line.href}>{line.name}</Product> : line.name}
          {line.reviewHref && (
            <ReviewLink href={line.reviewHref}>
              Write a review<VisuallyHidden> of {line.name}</VisuallyHidden>
            </ReviewLink>
          )}
        </Name>
        <Cost>
          <Each>
            {line.calculation ?? (
              <>
                {line.count} × {line.price}
                {line.was && (
                  <>
                    {' '}
                    <s>{line.was}</s>
                  </>
                )}
              </>
            )}
          </Each>
          <Total>{line.total}</Total>
        </Cost>
      </Line>
    ))}
  </Lines>
)

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
`

const Line = styled.li`
  display: grid;
  grid-template-areas: 'tile name' 'tile cost';
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  column-gap: var(--space-3);
  padding-block: var(--space-3);
  border-bottom: var(--border) solid var(--line);

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  ${largeText} {
    grid-template-areas: 'tile name' 'cost cost';
  }
  ${containerAtLeast(30)} {
    grid-template-areas: 'tile name total' 'tile each total';
    grid-template-columns: 64px minmax(0, 1fr) auto;
  }
`

const Tile = styled.span`
  grid-area: tile;
`

const Name = styled.div`
  grid-area: name;
  align-self: end;
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

// Below it may follow another link.
const Product = styled(Anchor)`
  position: relative;
  display: inline-block;
  max-width: 100%;
  color: var(--ink);
  ${tapArea('-20px 0 0')}
`

const ReviewLink = styled(Anchor)`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: 44px;
  ${font(14, 600)}
`

const Cost = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: cost;
  justify-content: space-between;
  gap: 0 var(--space-3);

  ${containerAtLeast(30)} {
    display: contents;
  }
`

const Each = styled.p`
  grid-area: each;
  align-self: start;
  color: var(--ink-2);
  ${font(14)}
  ${tabular}

  s {
    color: var(--ink-3);
  }
`

const Total = styled.p`
  grid-area: total;
  margin-inline-start: auto;
  white-space: nowrap;
  ${font(16, 800)}
  ${tabular}

  ${largeText} {
    font-size: 0.875rem;
  }
`
