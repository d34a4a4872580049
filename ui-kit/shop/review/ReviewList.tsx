import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ReviewCard, type ShownReview } from './ReviewCard.tsx'
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx'

type ReviewWording = {
  /** 'Verified purchase' */
  verified: string
  /** Who may review, while nobody has. */
  none: string
}

export type ReviewListProps = {
  /** The reviews loaded so far, newest first. */
  reviews: readonly ShownReview[]
  /** The number of all reviews, loaded or not. */
  total: number
  /** Loads the next page. */
  onMore?: (() => void) | undefined
  /** The next page is loading. */
  loadingMore?: boolean | undefined
  /** The first page is loading. */
  loading?: boolean | undefined
  /** What verified reviews and a missing one are called; of a product by default. */
  wording?: ReviewWording | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The reviews of a product or a service provider, with the loading, empty and error states. */
export const ReviewList = (props: ReviewListProps) => {
  const { reviews, total, onMore, loadingMore = false, loading, wording = purchase, failure } = props
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <ReviewsSkeleton />
  if (total === 0) return <NoReviews>{wording.none}</NoReviews>

  return (
    <Stack gap={5} align="start">
      <List>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} verifiedLabel={wording.verified} />
          </li>
        ))}
      </List>
      {reviews.length < total && onMore && (
        <Button kind="secondary" loading={loadingMore} onClick={onMore}>
          {`Show more (${total - reviews.length} left)`}
        </Button>
      )}
    </Stack>
  )
}

const purchase: ReviewWording = {
  verified: 'Verified purchase',
  none: 'Only people who bought it here can review it.',
}

const NoReviews = ({ children }: { children: string }) => (
  <Stack gap={1}>
    <Text strong>No reviews yet</Text>
    <Text tone="ink-2">{children}</Text>
  </Stack>
)

const List = styled.ul`
  display: grid;
  width: 100%;

  > li {
    padding-block: var(--space-4);
    border-top: var(--border) solid var(--line);
  }
  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
`
