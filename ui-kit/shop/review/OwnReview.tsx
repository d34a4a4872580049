import { Pencil } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ReviewCard, type ShownReview } from './ReviewCard.tsx'

export type WrittenReview = ShownReview & {
  /** Why the shop has hidden it; left out while everybody sees it. */
  hiddenBecause?: string | undefined
}

type OwnReviewProps = { review: WrittenReview; onEdit: () => void }

/** What this customer wrote, and the way to change it. */
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
