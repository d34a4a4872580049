import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { countCharacters } from '#ui-kit/elements/countCharacters.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import type { TextRule } from '#ui-kit/elements/textRule.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { RatingInput } from './RatingInput.tsx'
import { incompleteReason, type ReviewDraft } from './reviewDraft.ts'

export type ReviewFormProps = {
  /** The review as it is now; without it the form starts empty. */
  review?: ReviewDraft | undefined
  /** The rule of the text. */
  rule: TextRule
  /** Whether the review is being saved. */
  saving?: boolean | undefined
  /** The server's error message when saving failed. */
  problem?: string | undefined
  /** The server's validation error for the text; hidden once the text changes. */
  textProblem?: string | undefined
  /** Receives a valid review with its text trimmed. */
  onSubmit: (review: ReviewDraft) => void
  /** Called when somebody cancels; without it there is no Cancel. */
  onCancel?: (() => void) | undefined
}

/** A star rating and a text. The text shows its error after its first blur; the submit button stays disabled until both are valid. */
export const ReviewForm = (props: ReviewFormProps) => {
  const { review = empty, rule, saving = false, problem, textProblem, ...callbacks } = props
  const reasonId = useId()
  const [draft, setDraft] = useState<ReviewDraft>({ stars: review.stars, text: review.text })
  const [submittedText, setSubmittedText] = useState(review.text)
  const [touched, setTouched] = useState(false)
  const serverError = draft.text === submittedText ? textProblem : undefined
  const incomplete = incompleteReason(draft, rule)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (incomplete || saving) return
    setSubmittedText(draft.text)
    callbacks.onSubmit({ ...draft, text: draft.text.trim() })
  }

  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <RatingInput stars={draft.stars} disabled={saving} onChange={(stars) => setDraft({ ...draft, stars })} />
      <TextArea
        label="Your review"
        value={draft.text}
        rows={4}
        required
        disabled={saving}
        hint={`${countCharacters(draft.text)} of ${rule.max} characters`}
        error={serverError ?? (touched ? rule.check(draft.text) : undefined)}
        onChange={(text) => setDraft({ ...draft, text })}
        onBlur={() => setTouched(true)}
      />
      <Row gap={3} wrap>
        <Button
          type="submit"
          loading={saving}
          disabled={Boolean(incomplete ?? serverError)}
          aria-describedby={incomplete && reasonId}
        >
          {review === empty ? 'Send review' : 'Save changes'}
        </Button>
        {callbacks.onCancel && (
          <Button kind="quiet" disabled={saving} onClick={callbacks.onCancel}>
            Cancel
          </Button>
        )}
        {incomplete && (
          <Text id={reasonId} as="span" size={14} tone="ink-3">
            {incomplete}
          </Text>
        )}
      </Row>
    </Stack>
  )
}

const empty: ReviewDraft = { stars: 0, text: '' }
