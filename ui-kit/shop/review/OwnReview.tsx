import { Pencil } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ReviewCard, type ShownReview } from './ReviewCard.tsx'

export type WrittenReview = ShownReview & {
  /** The shop's reason for hiding the review; undefined while it is public. */
  hiddenBecause?: string | undefined
}

type OwnReviewProps = { review: WrittenReview; onEdit: () => void }

/** The customer's own review, with a button that opens it for editing. */
export const OwnReview = ({ review, onEdit }: OwnReviewProps) => (
  <Stack gap={3} align="start">
    {review.hiddenBecause !== undefined && (
      <Notice tone="warn" title="Only you can see this review">
        <p>{`The shop says: ${review.hiddenBecause}`}</p>
        <p>You can change what you wrote.</p>
      </Notice>
    )}
    <ReviewCard review={review} />
    <Button kind="secondary" size="small" icon={<Pencil size={16} aria-hidden />} onClick={onEdit}>
      Edit your review
    </Button>
  </Stack>
)
