import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import { RowCard } from '#ui-kit/shop/adminTable/RowCard.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'
import type { ModeratedReview } from './moderatedReview.ts'
import { ReviewText } from './ReviewText.tsx'

type ReviewsTableProps = {
  /** The reviews on this page of the list. */
  reviews: readonly ModeratedReview[]
  /** The id of the review that is being hidden or shown. */
  busyId?: string | undefined
  /** Opens the dialog that asks for the reason. */
  onHide: (id: string) => void
  /** Called with the hidden review that somebody shows again. */
  onShow: (id: string) => void
}

/** The reviews for moderation by admins. */
export const ReviewsTable = ({ reviews, ...actions }: ReviewsTableProps) => (
  <DataTable
    dense
    caption="Reviews"
    rows={reviews}
    columns={[
      ...columns,
      { key: 'action', label: 'Action', cell: (review) => <VisibilityButton review={review} {...actions} /> },
    ]}
    card={(review) => (
      <RowCard>
        <Top>
          <Rating value={review.rating} />
          <VisibilityStatus review={review} />
        </Top>
        <div>
          <Name href={review.subject.href}>{review.subject.name}</Name>
          <SubjectKind review={review} />
        </div>
        <ReviewText text={review.text} />
        <Author review={review} />
        <div>
          <VisibilityButton review={review} {...actions} />
        </div>
      </RowCard>
    )}
  />
)

const columns: readonly DataColumn<ModeratedReview>[] = [
  {
    key: 'subject',
    label: 'Review of',
    isRowHeader: true,
    minWidth: 150,
    maxWidth: 200,
    wrap: true,
    cell: (review) => (
      <>
        <Subject href={review.subject.href} title={review.subject.name}>
          {review.subject.name}
        </Subject>
        <SubjectKind review={review} />
      </>
    ),
  },
  { key: 'rating', label: 'Rating', cell: ({ rating }) => <Rating short value={rating} /> },
  {
    key: 'text',
    label: 'Review',
    minWidth: 260,
    wrap: true,
    cell: ({ text }) => (
      <RowText>
        <ReviewText text={text} limit={120} />
      </RowText>
    ),
  },
  {
    key: 'author',
    label: 'Customer',
    cell: ({ name, writtenAt }) => (
      <>
        {name}
        <Quiet>
          <Moment at={writtenAt} show="date" />
        </Quiet>
      </>
    ),
  },
  { key: 'state', label: 'State', cell: (review) => <VisibilityStatus review={review} /> },
]

const SubjectKind = ({ review: { subject } }: { review: ModeratedReview }) => (
  <Kind>{subject.kind === 'provider' ? 'Service provider' : 'Product'}</Kind>
)

const Author = ({ review: { name, writtenAt } }: { review: ModeratedReview }) => (
  <Quiet>
    {name}, <Moment at={writtenAt} show="date" />
  </Quiet>
)

const VisibilityStatus = ({ review: { hidden, reason } }: { review: ModeratedReview }) => (
  <State>
    <Badge tone={hidden ? 'warn' : 'ok'}>{hidden ? 'Hidden' : 'Shown'}</Badge>
    {hidden && <Quiet>{reason}</Quiet>}
  </State>
)

type VisibilityButtonProps = Omit<ReviewsTableProps, 'reviews'> & { review: ModeratedReview }

const VisibilityButton = ({ review: { id, name, subject, hidden }, busyId, onHide, onShow }: VisibilityButtonProps) => (
  <Button
    size="small"
    kind="secondary"
    loading={busyId === id}
    disabled={busyId !== undefined && busyId !== id}
    aria-label={`${hidden ? 'Show again' : 'Hide'} the review of ${subject.name} by ${name}`}
    onClick={() => (hidden ? onShow(id) : onHide(id))}
  >
    {hidden ? 'Show again' : 'Hide'}
  </Button>
)

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
`

const Name = styled(Anchor)`
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

// Where rows are dense, one line: the title tells the rest.
const Subject = styled(Anchor)`
  ${denseDesk} {
    display: block;
    overflow: hidden;
    max-width: 184px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const RowText = styled.div`
  ${denseDesk} {
    p {
      line-height: 18px;
    }
  }
`

const State = styled.div`
  display: flex;
  max-width: 200px;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  white-space: normal;
`

const Kind = styled.div`
  color: var(--ink-2);
  ${font(12)}
`

const Quiet = styled.span`
  display: block;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(12)}
`
