import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { charactersIn } from '#ui-kit/elements/charactersIn.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { missing, most, type ReviewDraft, textError } from './reviewRules.ts'
import { StarChoice } from './StarChoice.tsx'

export type ReviewFormProps = {
  /** The review as it is now; without it the form starts empty. */
  review?: ReviewDraft | undefined
  saving?: boolean | undefined
  /** Why saving failed, as a sentence of the server's. */
  problem?: string | undefined
  /** What the server refused about the text; goes away once it is changed. */
  textProblem?: string | undefined
  /** Gets the text trimmed, and valid. */
  onSubmit: (review: ReviewDraft) => void
  onCancel?: (() => void) | undefined
}

/** Stars, and why. The text complains once it has been left; sending waits until both are right. */
export const ReviewForm = ({ review = empty, saving = false, problem, textProblem, ...then }: ReviewFormProps) => {
  const remarkId = useId()
  const [draft, setDraft] = useState<ReviewDraft>({ stars: review.stars, text: review.text })
  const [sent, setSent] = useState(review.text)
  const [left, setLeft] = useState(false)
  const refused = draft.text === sent ? textProblem : undefined
  const remark = missing(draft)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (remark || saving) return
    setSent(draft.text)
    then.onSubmit({ ...draft, text: draft.text.trim() })
  }

  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <StarChoice stars={draft.stars} disabled={saving} onChange={(stars) => setDraft({ ...draft, stars })} />
      <TextArea
        label="Your review"
        value={draft.text}
        rows={4}
        required
        disabled={saving}
        hint={`${charactersIn(draft.text)} of ${most} characters`}
        error={refused ?? (left ? textError(draft.text) : undefined)}
        onChange={(text) => setDraft({ ...draft, text })}
        onBlur={() => setLeft(true)}
      />
      <Row gap={3} wrap>
        <Button
          type="submit"
          loading={saving}
          disabled={Boolean(remark ?? refused)}
          aria-describedby={remark && remarkId}
        >
          {review === empty ? 'Send review' : 'Save changes'}
        </Button>
        {then.onCancel && (
          <Button kind="quiet" disabled={saving} onClick={then.onCancel}>
            Cancel
          </Button>
        )}
        {remark && (
          <Text id={remarkId} as="span" size={14} tone="ink-3">
            {remark}
          </Text>
        )}
      </Row>
    </Stack>
  )
}

const empty: ReviewDraft = { stars: 0, text: '' }
