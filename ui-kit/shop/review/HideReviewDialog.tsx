import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { reasonError } from '#ui-kit/elements/reasonError.ts'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import type { ModeratedReview } from './moderatedReview.ts'

export type HideReviewDialogProps = {
  review: ModeratedReview
  busy?: boolean | undefined
  /** The error message when hiding failed. */
  problem?: string | undefined
  /** Receives the trimmed reason, 3 to 200 characters long. */
  onHide: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason before a review is hidden; the author can read it. */
export const HideReviewDialog = ({ review, busy = false, problem, onHide, onClose }: HideReviewDialogProps) => {
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const error = reasonError(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!error && !busy) onHide(reason.trim())
  }

  return (
    <Dialog heading="Hide this review" onClose={onClose}>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Quote>
          <p>{review.text}</p>
          <footer>
            {review.name} on {review.subject.name}
          </footer>
        </Quote>
        <TextArea
          label="Reason"
          hint={`${review.name} will see this. The rating does not count while the review is hidden.`}
          rows={2}
          required
          value={reason}
          error={touched ? error : undefined}
          disabled={busy}
          onChange={setReason}
          onBlur={() => setTouched(true)}
        />
        <Row gap={3} wrap>
          <Button type="submit" kind="danger" loading={busy} disabled={error !== undefined}>
            Hide review
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Keep it
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

const Quote = styled.blockquote`
  max-height: 30vh;
  padding: var(--space-3) var(--space-4);
  overflow: hidden;
  border-radius: var(--radius-2);
  background: var(--sunk);
  overflow-wrap: anywhere;
  ${font(14)}

  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
    white-space: pre-line;
  }
  footer {
    padding-top: var(--space-1);
    color: var(--ink-2);
    ${font(12)}
  }
`
