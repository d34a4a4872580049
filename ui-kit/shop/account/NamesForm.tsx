import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { focusFirstInvalid } from '#ui-kit/elements/focusFirstInvalid.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { useAfterMouseUp } from '#ui-kit/elements/useAfterMouseUp.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type NamesCheck, type NamesDraft, normalizeNames, sameNames } from './namesDraft.ts'

export type NamesFormProps = {
  /** What the fields hold. */
  draft: NamesDraft
  /** Called with all fields after one has changed. */
  onDraft: (draft: NamesDraft) => void
  /** The saved names. */
  known: NamesDraft
  /** Says what is wrong with a field, or nothing. */
  check: NamesCheck
  /** The server's validation errors by field; removed once the field changes. */
  errors?: Partial<NamesDraft> | undefined
  /** Why saving failed as a whole: 'Failed to update details'. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Receives both names, normalized and valid. */
  onSubmit: (names: NamesDraft) => void
  /** Where Cancel leads: back to where one came from. */
  cancelHref: string
}

/** Edits the names of a customer. Fields show errors after blur; the submit button is enabled once all is valid and something changed. */
export const NamesForm = (props: NamesFormProps) => {
  const { draft, onDraft, known, check, errors = {}, problem, busy = false, onSubmit, cancelHref } = props
  const hintId = useId()
  const afterMouseUp = useAfterMouseUp()
  const [touched, setTouched] = useState<readonly string[]>([])
  const normalized = normalizeNames(draft)
  const fieldErrors = {
    firstname: check.firstname(normalized.firstname),
    lastname: check.lastname(normalized.lastname),
  }
  const isValid = !fieldErrors.firstname && !fieldErrors.lastname
  const hasChanged = !sameNames(draft, known)
  const field = (name: keyof NamesDraft) => ({
    name,
    value: draft[name],
    error: errors[name] ?? (touched.includes(name) ? fieldErrors[name] : undefined),
    disabled: busy,
    required: true,
    onChange: (value: string) => onDraft({ ...draft, [name]: value }),
    onBlur: () => afterMouseUp(() => setTouched((previous) => [...previous, name])),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && hasChanged && !busy) onSubmit(normalized)
  }

  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onKeyDown={focusFirstInvalid(() => setTouched(['firstname', 'lastname']))}
      onSubmit={submit}
    >
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <TextField label="Firstname" autoComplete="given-name" {...field('firstname')} />
      <TextField label="Lastname" autoComplete="family-name" {...field('lastname')} />
      <Stack gap={2}>
        <Row gap={3} wrap>
          <Button type="submit" loading={busy} disabled={!isValid || !hasChanged} aria-describedby={hintId}>
            Update details
          </Button>
          <Button kind="quiet" href={cancelHref}>
            Cancel
          </Button>
        </Row>
        <Text id={hintId} size={14} tone="ink-3">
          {hintText(isValid, hasChanged)}
        </Text>
      </Stack>
    </Stack>
  )
}

const hintText = (isValid: boolean, hasChanged: boolean) => {
  if (!isValid) return 'Please check both names.'
  return hasChanged ? 'Ready to save.' : 'No changes yet.'
}
