import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type TransitionQuestion = 'signedBy' | 'reason' | 'declineReason'

type TransitionFormProps = {
  /** What the step needs to know, such as a courier or a reason. */
  asks: TransitionQuestion
  /** The noun of the record in lower case; default: 'order'. */
  noun?: string | undefined
  /** The label of the submit button. */
  label: string
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Receives the trimmed answer, which is not empty. */
  onAnswer: (answer: string) => void
  /** Called when the admin does not take the step. */
  onBack: () => void
}

/** Asks for the input that a transition requires. */
export const TransitionForm = ({
  asks,
  noun = 'order',
  label,
  busy = false,
  onAnswer,
  onBack,
}: TransitionFormProps) => {
  const [answer, setAnswer] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { ask, hint, kind, longest } = questions[asks](noun)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim()) onAnswer(answer.trim())
  }

  useEffect(() => field.current?.focus(), [])

  return (
    <Stack as="form" gap={4} onSubmit={submit}>
      <TextField
        ref={field}
        label={ask}
        hint={hint}
        maxLength={longest}
        autoComplete="off"
        value={answer}
        disabled={busy}
        onChange={setAnswer}
      />
      <Stack gap={2}>
        <Button type="submit" wide kind={kind} loading={busy} disabled={answer.trim() === ''}>
          {label}
        </Button>
        <Button wide kind="quiet" disabled={busy} onClick={onBack}>
          Back
        </Button>
      </Stack>
    </Stack>
  )
}

const reasonFor = (ask: string) => (noun: string) =>
  ({ ask, hint: `The customer sees this with the ${noun}.`, kind: 'danger', longest: 200 }) as const

const questions = {
  signedBy: () =>
    ({
      ask: 'Signed by',
      hint: 'The name of the person who took the parcel.',
      kind: 'primary',
      longest: 60,
    }) as const,
  reason: reasonFor('Why is it being cancelled?'),
  declineReason: reasonFor('Why is it being declined?'),
}
