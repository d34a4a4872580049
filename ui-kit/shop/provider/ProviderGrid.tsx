import { styled } from 'styled-components'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { type CardProvider, ProviderCard } from './ProviderCard.tsx'
import { ProviderCardSkeleton } from './ProviderCardSkeleton.tsx'

type ProviderGridProps = {
  /** The service providers, in the order in which they are shown. */
  providers: readonly CardProvider[]
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
  /** Called with the provider whose whole description somebody wants to read. */
  onShowMore?: ((id: string) => void) | undefined
  /** Shows this many skeleton cards instead of providers. */
  skeletons?: number | undefined
  /** On phones, one horizontally scrolling line instead of a column of cards. */
  inOneLine?: boolean | undefined
  /** The heading level of the names. */
  level?: 2 | 3 | undefined
}

/** Provider cards in as many columns as fit. */
export const ProviderGrid = (props: ProviderGridProps) => {
  const { providers, now, onShowMore, skeletons = 0, inOneLine = false, level = 3 } = props

  return (
    <Cards as="ul" min={300} gap={4} data-in-one-line={inOneLine || undefined}>
      {skeletons > 0
        ? Array.from({ length: skeletons }, (_, index) => index).map((index) => (
            <li key={index}>
              <ProviderCardSkeleton />
            </li>
          ))
        : providers.map((provider, index) => (
            <li key={provider.id}>
              <ProviderCard {...{ provider, now, onShowMore, level }} eager={index < 4 && !inOneLine} />
            </li>
          ))}
    </Cards>
  )
}

const Cards = styled(Grid)`
  ${phone} {
    gap: var(--space-3);

    &[data-in-one-line] {
      grid-auto-columns: min(18.75rem, 92%);
      grid-auto-flow: column;
      grid-template-columns: none;
      margin: -4px;
      padding: 4px;
      overflow-x: auto;
      scroll-snap-type: x proximity;
      scrollbar-width: none;
    }
    &[data-in-one-line] > li {
      scroll-margin-left: 4px;
      scroll-snap-align: start;
    }
    /* A focused link moves far enough into view, so that the line does not snap back and hide it. */
    &[data-in-one-line] > li a {
      scroll-margin-inline-end: 40vw;
    }
  }
`
