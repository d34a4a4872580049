import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ReviewCard, type ShownReview } from './ReviewCard.tsx'
import { ReviewsWaiting } from './ReviewsWaiting.tsx'

export type ReviewListProps = {
  /** Newest first; those that were loaded. */
  reviews: readonly ShownReview[]
  /** Of all of them. */
  total: number
  /** Loads the next ones. */
  onMore?: (() => void) | undefined
  /** The next ones are on their way. */
  loadingMore?: boolean | undefined
  /** The first ones are on their way. */
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The reviews of a product, one below the other. */
export const ReviewList = ({ reviews, total, onMore, loadingMore = false, loading, failure }: ReviewListProps) => {
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <ReviewsWaiting />
  if (total === 0) return <NoReviews />

  return (
    <Stack gap={5} align="start">
      <Opinions>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </Opinions>
      {reviews.length < total && onMore && (
        <Button kind="secondary" loading={loadingMore} onClick={onMore}>
          {`Show more (${total - reviews.length} left)`}
        </Button>
      )}
    </Stack>
  )
}

const NoReviews = () => (
  <Stack gap={1}>
    <Text strong>No reviews yet</Text>
    <Text tone="ink-2">Only people who bought it here can review it, so each one counts.</Text>
  </Stack>
)

const Opinions = styled.ul`
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
