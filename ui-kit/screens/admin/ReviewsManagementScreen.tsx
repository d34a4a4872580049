import { MessageSquareText } from 'lucide-react'
import { styled } from 'styled-components'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { home } from '#ui-kit/screens/account/trails.ts'
import { HideReviewDialog, type HideReviewDialogProps } from '#ui-kit/shop/stockroom/HideReviewDialog.tsx'
import type { ModeratedReview } from '#ui-kit/shop/stockroom/moderatedReview.ts'
import { counted } from '#ui-kit/shop/stockroom/productWords.ts'
import { ReviewsTable } from '#ui-kit/shop/stockroom/ReviewsTable.tsx'
import { RowsLoading } from '#ui-kit/shop/stockroom/RowsLoading.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { EmptyPage } from './EmptyPage.tsx'
import { NothingMatches } from './NothingMatches.tsx'

/** Empty text is no limit. */
export type ReviewFilter = { search: string; state: '' | 'shown' | 'hidden'; rating: '' | '1' | '2' | '3' | '4' | '5' }

type ReviewsManagementScreenProps = {
  reviews: readonly ModeratedReview[]
  /** How many reviews match, on all pages. */
  totalCount: number
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
  /** Hiding was chosen: the answer is `hiding`. */
  onHide: (id: string) => void
  onShow: (id: string) => void
  /** The review that is being shown again. */
  busyId?: string | undefined
  /** The review whose reason is asked for. */
  hiding?: HideReviewDialogProps | undefined
  /** Counted from 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** What buyers wrote, for admins: to read, to hide with a reason, to show again. */
export const ReviewsManagementScreen = (props: ReviewsManagementScreenProps) => {
  const { totalCount, filter, onFilter, hiding, loading, failure } = props
  const narrow = (change: Partial<ReviewFilter>) => onFilter({ ...filter, ...change })

  return (
    <TitledPage trail={[home]} title="Reviews" dialog={hiding && <HideReviewDialog {...hiding} />}>
      <Stack gap={4}>
        <Filters>
          <TextField
            type="search"
            label="Find"
            placeholder="Part of a product’s name"
            maxLength={100}
            value={filter.search}
            onChange={(search) => narrow({ search })}
          />
          <Select
            label="State"
            value={filter.state}
            options={states}
            onChange={(chosen) => narrow({ state: chosen === 'shown' || chosen === 'hidden' ? chosen : '' })}
          />
          <Select
            label="Rating"
            value={filter.rating}
            options={[{ value: '', label: 'All' }, ...ratings.map((value) => ({ value, label: starWords(value) }))]}
            onChange={(chosen) => narrow({ rating: ratings.find((rating) => rating === chosen) ?? '' })}
          />
          <Text size={14} tone="ink-2" role="status">
            {!loading && !failure && counted(totalCount, 'review')}
          </Text>
        </Filters>
        {content(props)}
      </Stack>
    </TitledPage>
  )
}

const content = (props: ReviewsManagementScreenProps) => {
  const { reviews, failure, loading, filter, onFilter } = props
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <RowsLoading words="Loading reviews" rows={6} />
  if (reviews.length === 0 && props.totalCount > 0) return <EmptyPage lastHref={props.hrefFor(props.pages)} />
  if (reviews.length === 0) return <NoReviews filter={filter} onFilter={onFilter} />

  return (
    <>
      <ReviewsTable reviews={reviews} busyId={props.busyId} onHide={props.onHide} onShow={props.onShow} />
      <Paginator page={props.page} pages={props.pages} hrefFor={props.hrefFor} />
    </>
  )
}

const NoReviews = ({ filter, onFilter }: Pick<ReviewsManagementScreenProps, 'filter' | 'onFilter'>) => (
  <Card>
    {Object.values(filter).every((value) => value === '') ? (
      <EmptyState icon={<MessageSquareText size={28} aria-hidden />} title="No reviews yet">
        Once an order is delivered, its buyer can say what it is like.
      </EmptyState>
    ) : (
      <NothingMatches
        title="No review matches"
        action="Show all reviews"
        onShowAll={() => onFilter({ search: '', state: '', rating: '' })}
      >
        Look for part of a product’s name, or take a filter away.
      </NothingMatches>
    )}
  </Card>
)

const states = [
  { value: '', label: 'All' },
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
]

const ratings = ['5', '4', '3', '2', '1'] as const

const starWords = (rating: string) => (rating === '1' ? '1 star' : `${rating} stars`)

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) 160px 160px 1fr;
  align-items: end;
  gap: var(--space-3) var(--space-4);

  > :last-child {
    padding-bottom: 12px;
    text-align: end;
  }
  ${phone} {
    grid-template-columns: 1fr 1fr;

    > :first-child, > :last-child {
      grid-column: 1 / -1;
    }
    > :last-child {
      padding-bottom: 0;
      text-align: start;
    }
  }
`
