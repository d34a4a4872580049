import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { OwnReview, type WrittenReview } from './OwnReview.tsx'
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx'

export type OwnReviewPanelProps = Pick<ReviewFormProps, 'rule' | 'saving' | 'problem' | 'textProblem'> & {
  /** The question above the form of a customer who has written nothing yet. */
  invitation?: string | undefined
  /** The review that is already saved. A new value closes the form. */
  review?: WrittenReview | undefined
  /** Why this visitor may not write a review, with a link that helps, such as 'Login'. */
  refusal?: { reason: string; way?: { label: string; href: string } | undefined } | undefined
  /** Called with the stars and the text of the review. */
  onSave: ReviewFormProps['onSubmit']
}

/** The id of the panel: links lead to it, below the reviews on a phone. */
const panelId = 'your-review'

/** This visitor's own review: the form, the saved review, or the reason why none is allowed. */
export const OwnReviewPanel = (props: OwnReviewPanelProps) => {
  const { invitation = 'Have you used it?', review, refusal, onSave, ...form } = props
  const [edited, setEdited] = useState<WrittenReview>()
  const editing = review !== undefined && review === edited

  return (
    <Panel as="section" id={panelId} aria-label="Your review" {...useFocusFallback()}>
      <Stack gap={4} align="stretch">
        <Heading level={3}>{review ? 'Your review' : invitation}</Heading>
        {!review && refusal && <Refusal {...refusal} />}
        {!review && !refusal && <ReviewForm {...form} onSubmit={onSave} />}
        {review && !editing && <OwnReview review={review} onEdit={() => setEdited(review)} />}
        {editing && <ReviewForm {...form} review={review} onSubmit={onSave} onCancel={() => setEdited(undefined)} />}
      </Stack>
    </Panel>
  )
}

const Panel = styled(Card)`
  scroll-margin-top: var(--space-4);
`

const Refusal = ({ reason, way }: NonNullable<OwnReviewPanelProps['refusal']>) => (
  <Stack gap={3} align="start">
    <Text tone="ink-2">{reason}</Text>
    {way && (
      <Button kind="secondary" href={way.href}>
        {way.label}
      </Button>
    )}
  </Stack>
)
