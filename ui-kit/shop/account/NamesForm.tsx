import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { toFirstWrong } from '#ui-kit/elements/toFirstWrong.ts'
import { useWhenReleased } from '#ui-kit/elements/useWhenReleased.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type NamesCheck, type NamesDraft, sameNames, tidyNames } from './namesDraft.ts'

export type NamesFormProps = {
  draft: NamesDraft
  onDraft: (draft: NamesDraft) => void
  /** The names as they are now. */
  known: NamesDraft
  check: NamesCheck
  /** What the server refused, by field; left out once the field has changed. */
  errors?: Partial<NamesDraft> | undefined
  /** Why saving failed as a whole: 'Failed to update details'. */
  problem?: string | undefined
  busy?: boolean | undefined
  /** Gets both names tidy, and valid. */
  onSubmit: (names: NamesDraft) => void
  cancelHref: string
}

/** What a customer is called. Fields complain once they have been left; saving waits until all is right and something changed. */
export const NamesForm = (props: NamesFormProps) => {
  const { draft, onDraft, known, check, errors = {}, problem, busy = false, onSubmit, cancelHref } = props
  const remarkId = useId()
  const whenReleased = useWhenReleased()
  const [left, setLeft] = useState<readonly string[]>([])
  const tidied = tidyNames(draft)
  const wrong = { firstname: check.firstname(tidied.firstname), lastname: check.lastname(tidied.lastname) }
  const isFine = !wrong.firstname && !wrong.lastname
  const isNew = !sameNames(draft, known)
  const field = (name: keyof NamesDraft) => ({
    name,
    value: draft[name],
    error: errors[name] ?? (left.includes(name) ? wrong[name] : undefined),
    disabled: busy,
    required: true,
    onChange: (value: string) => onDraft({ ...draft, [name]: value }),
    onBlur: () => whenReleased(() => setLeft((before) => [...before, name])),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFine && isNew && !busy) onSubmit(tidied)
  }

  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onKeyDown={toFirstWrong(() => setLeft(['firstname', 'lastname']))}
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
          <Button type="submit" loading={busy} disabled={!isFine || !isNew} aria-describedby={remarkId}>
            Update details
          </Button>
          <Button kind="quiet" href={cancelHref}>
            Cancel
          </Button>
        </Row>
        <Text id={remarkId} size={14} tone="ink-3">
          {remark(isFine, isNew)}
        </Text>
      </Stack>
    </Stack>
  )
}

const remark = (isFine: boolean, isNew: boolean) => {
  if (!isFine) return 'Each name has 3 to 20 characters.'
  return isNew ? 'Ready to be saved.' : 'Nothing has changed yet.'
}
