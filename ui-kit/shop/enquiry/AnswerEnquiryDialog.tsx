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
import type { ListedEnquiry } from './listedEnquiry.ts'

export type AnswerEnquiryDialogProps = {
  /** The enquiry that is answered. */
  enquiry: ListedEnquiry
  /** The rule of the answer. */
  rule: TextRule
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** The error message when answering failed. */
  problem?: string | undefined
  /** Receives the trimmed answer, which the rule allows. */
  onAnswer: (answer: string) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** The answer to an enquiry, below its words. */
export const AnswerEnquiryDialog = ({
  enquiry,
  rule,
  busy = false,
  problem,
  onAnswer,
  onClose,
}: AnswerEnquiryDialogProps) => {
  const [answer, setAnswer] = useState('')
  const [touched, setTouched] = useState(false)
  const error = rule.check(answer)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!error && !busy) onAnswer(answer.trim())
  }

  return (
    <Dialog heading="Answer this enquiry" onClose={onClose}>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Question role="region" aria-label="The question" tabIndex={0}>
          <p>{enquiry.message}</p>
          <Sender>{enquiry.name}</Sender>
        </Question>
        <TextArea
          label="Answer"
          hint={`We will e-mail it to ${enquiry.email} with the question below it.`}
          rows={6}
          required
          value={answer}
          error={touched ? error : undefined}
          disabled={busy}
          onChange={setAnswer}
          onBlur={() => setTouched(answer.trim() !== '')}
        />
        <Row gap={3} wrap>
          <Button type="submit" loading={busy} disabled={error !== undefined}>
            Send answer
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Not now
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

const Question = styled.div`
  max-height: 30vh;
  padding: var(--space-3) var(--space-4);
  overflow-y: auto;
  border-radius: var(--radius-2);
  background: var(--sunk);
  overflow-wrap: anywhere;
  ${font(14)}

  p {
    white-space: pre-line;
  }
`

const Sender = styled.div`
  padding-top: var(--space-1);
  color: var(--ink-2);
  ${font(12)}
`
