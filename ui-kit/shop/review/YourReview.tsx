import { useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { OwnReview, type WrittenReview } from './OwnReview.tsx'
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx'

export type YourReviewProps = Pick<ReviewFormProps, 'saving' | 'problem' | 'textProblem'> & {
  /** What was written already. A new value closes the form. */
  review?: WrittenReview | undefined
  /** Why this visitor may not review it, and what helps: 'Login'. */
  refusal?: { reason: string; way?: { label: string; href: string } | undefined } | undefined
  onSave: ReviewFormProps['onSubmit']
}

/** This visitor's own review: the form for it, what it says, or why there is none. */
export const YourReview = ({ review, refusal, onSave, ...form }: YourReviewProps) => {
  const [edited, setEdited] = useState<WrittenReview>()
  const editing = review !== undefined && review === edited

  return (
    <Card as="section" aria-label="Your review">
      <Stack gap={4} align="stretch">
        <Heading level={3}>{review ? 'Your review' : 'Have you used it?'}</Heading>
        {!review && refusal && <Refusal {...refusal} />}
        {!review && !refusal && <ReviewForm {...form} onSubmit={onSave} />}
        {review && !editing && <OwnReview review={review} onEdit={() => setEdited(review)} />}
        {editing && <ReviewForm {...form} review={review} onSubmit={onSave} onCancel={() => setEdited(undefined)} />}
      </Stack>
    </Card>
  )
}

const Refusal = ({ reason, way }: NonNullable<YourReviewProps['refusal']>) => (
  <Stack gap={3} align="start">
    <Text tone="ink-2">{reason}</Text>
    {way && (
      <Button kind="secondary" href={way.href}>
        {way.label}
      </Button>
    )}
  </Stack>
)
