import { MessageSquareText } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { FilterFields } from '#ui-kit/shop/adminTable/filterStyles.ts'
import { ListContent, type ListState } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { ListCount } from '#ui-kit/shop/adminTable/ListCount.tsx'
import { TableSkeleton } from '#ui-kit/shop/adminTable/TableSkeleton.tsx'
import { HideReviewDialog, type HideReviewDialogProps } from '#ui-kit/shop/review/HideReviewDialog.tsx'
import type { ModeratedReview } from '#ui-kit/shop/review/moderatedReview.ts'
import { ReviewsTable } from '#ui-kit/shop/review/ReviewsTable.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** An empty string sets no filter. */
export type ReviewFilter = {
  search: string
  subject: '' | 'product' | 'provider'
  state: '' | 'shown' | 'hidden'
  rating: '' | '1' | '2' | '3' | '4' | '5'
}

type ReviewsManagementScreenProps = ListState & {
  /** The reviews on this page of the list. */
  reviews: readonly ModeratedReview[]
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: ReviewFilter
  /** Called with all filters after one of them has changed. */
  onFilter: (filter: ReviewFilter) => void
  /** The admin wants to hide a review: set `hiding` to open the dialog. */
  onHide: (id: string) => void
  /** Called with the hidden review that somebody shows again. */
  onShow: (id: string) => void
  /** The review whose request to be shown again is running. */
  busyId?: string | undefined
  /** The dialog that asks why a review is hidden. */
  hiding?: HideReviewDialogProps | undefined
}

/** What customers wrote about products and service providers, for admins: to read, to hide with a reason, to show again. */
export const ReviewsManagementScreen = (props: ReviewsManagementScreenProps) => {
  const { filter, onFilter, hiding } = props
  const narrow = (change: Partial<ReviewFilter>) => onFilter({ ...filter, ...change })

  return (
    <TitledPage
      trail={[homeCrumb]}
      title="Reviews"
      count={<ListCount list={props} noun="review" />}
      dialog={hiding && <HideReviewDialog {...hiding} />}
    >
      <Stack gap={4}>
        <FilterFields>
          <TextField
            type="search"
            label="Find"
            placeholder="Product or service provider"
            maxLength={100}
            value={filter.search}
            onChange={(search) => narrow({ search })}
          />
          <Select
            label="About"
            value={filter.subject}
            options={subjects}
            onChange={(chosen) => narrow({ subject: chosen === 'product' || chosen === 'provider' ? chosen : '' })}
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
            options={[{ value: '', label: 'All' }, ...ratings.map((value) => ({ value, label: ratingLabel(value) }))]}
            onChange={(chosen) => narrow({ rating: ratings.find((rating) => rating === chosen) ?? '' })}
          />
        </FilterFields>
        <ListContent
          list={props}
          noun="reviews"
          rowCount={props.reviews.length}
          skeleton={<TableSkeleton label="Loading reviews" rows={6} />}
          empty={<NoReviews filter={filter} onFilter={onFilter} />}
        >
          <ReviewsTable reviews={props.reviews} busyId={props.busyId} onHide={props.onHide} onShow={props.onShow} />
        </ListContent>
      </Stack>
    </TitledPage>
  )
}

const NoReviews = ({ filter, onFilter }: Pick<ReviewsManagementScreenProps, 'filter' | 'onFilter'>) => (
  <Card>
    {Object.values(filter).every((value) => value === '') ? (
      <EmptyState icon={<MessageSquareText size={28} aria-hidden />} title="No reviews yet">
        Once an order is delivered or a booking completed, its customer can say what it was like.
      </EmptyState>
    ) : (
      <NothingMatches
        title="No review matches"
        action="Show all reviews"
        onShowAll={() => onFilter({ search: '', subject: '', state: '', rating: '' })}
      >
        Search for part of the name of a product or a service provider, or remove a filter.
      </NothingMatches>
    )}
  </Card>
)

const subjects = [
  { value: '', label: 'All' },
  { value: 'product', label: 'Products' },
  { value: 'provider', label: 'Service providers' },
]

const states = [
  { value: '', label: 'All' },
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
]

const ratings = ['5', '4', '3', '2', '1'] as const

const ratingLabel = (rating: string) => (rating === '1' ? '1 star' : `${rating} stars`)
