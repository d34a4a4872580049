import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Rating } from '#ui-kit/elements/Rating.tsx'
import { Table } from '#ui-kit/elements/Table.tsx'
import { OnDesk, OnPhone } from '#ui-kit/elements/tableByWidth.ts'
import { font } from '#ui-kit/theme/font.ts'
import type { ModeratedReview } from './moderatedReview.ts'
import { ReviewWords } from './ReviewWords.tsx'

type ReviewsTableProps = {
  reviews: readonly ModeratedReview[]
  /** The review that is being hidden or shown. */
  busyId?: string | undefined
  /** Asks for the reason first. */
  onHide: (id: string) => void
  onShow: (id: string) => void
}

/** What buyers wrote, for admins: a table, or on phones one card each. */
export const ReviewsTable = ({ reviews, ...deeds }: ReviewsTableProps) => (
  <>
    <OnDesk>
      <Table caption="Reviews" columns={columns}>
        {reviews.map((review) => (
          <tr key={review.id}>
            <Product scope="row">
              <Anchor href={review.productHref}>{review.product}</Anchor>
            </Product>
            <Rated>
              <Rating value={review.rating} />
            </Rated>
            <Text>
              <ReviewWords text={review.text} />
              <By review={review} />
            </Text>
            <td>
              <Standing review={review} />
            </td>
            <td>
              <Deed review={review} {...deeds} />
            </td>
          </tr>
        ))}
      </Table>
    </OnDesk>
    <OnPhone aria-label="Reviews">
      {reviews.map((review) => (
        <Card key={review.id}>
          <Top>
            <Rating value={review.rating} />
            <Standing review={review} />
          </Top>
          <Name href={review.productHref}>{review.product}</Name>
          <ReviewWords text={review.text} />
          <By review={review} />
          <div>
            <Deed review={review} {...deeds} />
          </div>
        </Card>
      ))}
    </OnPhone>
  </>
)

const columns = [
  { key: 'product', label: 'Product' },
  { key: 'rating', label: 'Rating' },
  { key: 'text', label: 'Review' },
  { key: 'state', label: 'State' },
  { key: 'deed', label: 'Action' },
]

const By = ({ review: { name, writtenAt } }: { review: ModeratedReview }) => (
  <Quiet>
    {name}, <Moment at={writtenAt} show="date" />
  </Quiet>
)

const Standing = ({ review: { hidden, reason } }: { review: ModeratedReview }) => (
  <State>
    <Badge tone={hidden ? 'warn' : 'ok'}>{hidden ? 'Hidden' : 'Shown'}</Badge>
    {hidden && <Quiet>{reason}</Quiet>}
  </State>
)

type DeedProps = Omit<ReviewsTableProps, 'reviews'> & { review: ModeratedReview }

const Deed = ({ review: { id, name, product, hidden }, busyId, onHide, onShow }: DeedProps) => (
  <Button
    size="small"
    kind="secondary"
    loading={busyId === id}
    disabled={busyId !== undefined && busyId !== id}
    aria-label={`${hidden ? 'Show again' : 'Hide'} the review of ${product} by ${name}`}
    onClick={() => (hidden ? onShow(id) : onHide(id))}
  >
    {hidden ? 'Show again' : 'Hide'}
  </Button>
)

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`

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

const Product = styled.th`
  min-width: 180px;
  max-width: 240px;

  && {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

const Rated = styled.td`
  min-width: 150px;
`

const Text = styled.td`
  min-width: 320px;

  && {
    white-space: normal;
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

const Quiet = styled.span`
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(12)}
`
