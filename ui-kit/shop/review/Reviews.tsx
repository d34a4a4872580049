import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop, laptop, phone } from '#ui-kit/theme/media.ts'
import { ReviewList, type ReviewListProps } from './ReviewList.tsx'
import { ReviewsSummary } from './ReviewsSummary.tsx'
import type { StarCounts } from './starShares.ts'

type ReviewsProps = ReviewListProps & {
  /** Mean of all ratings, 1 to 5; ignored while there are no reviews. */
  average: number
  /** How many reviews have one to five stars. */
  counts: StarCounts
  /** `OwnReviewPanel`, once the session is known. */
  own?: ReactNode
}

/** The review section of a product or a service provider: the summary, the visitor's own review and the list of all reviews. */
export const Reviews = ({ average, counts, own, ...list }: ReviewsProps) => {
  const headingId = useId()
  const hasRatings = list.total > 0 && !list.loading && !list.failure

  return (
    <Stack as="section" gap={5} aria-labelledby={headingId} aria-busy={list.loading}>
      <Heading level={2} id={headingId}>
        Reviews
      </Heading>
      <Columns>
        {hasRatings && <ReviewsSummary average={average} total={list.total} counts={counts} />}
        <ListColumn>
          <ReviewList {...list} />
        </ListColumn>
        {own}
      </Columns>
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: 280px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: var(--space-6);
    align-items: start;

    > * {
      grid-column: 1;
    }
  }
  ${laptop} {
    grid-template-columns: minmax(280px, 380px) minmax(0, 1fr);
    column-gap: var(--space-7);
  }
`

const ListColumn = styled.div`
  &&& {
    grid-column: 2;
    grid-row: 1 / span 2;
  }

  ${phone} {
    &&& {
      grid-column: auto;
      grid-row: auto;
    }
  }
`
