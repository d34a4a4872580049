import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import type { TextRule } from '#ui-kit/elements/textRule.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import type { ModeratedReview } from './moderatedReview.ts'

export type HideReviewDialogProps = {
  /** The review that would be hidden. */
  review: ModeratedReview
  /** The rule of the reason. */
  rule: TextRule
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** The error message when hiding failed. */
  problem?: string | undefined
  /** Receives the trimmed reason, which the rule allows. */
  onHide: (reason: string) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Asks for the reason before a review is hidden; the author can read it. */
export const HideReviewDialog = ({ review, rule, busy = false, problem, onHide, onClose }: HideReviewDialogProps) => {
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const error = rule.check(reason)
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
