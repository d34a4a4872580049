import type { FormEvent, KeyboardEventHandler, ReactNode, Ref } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { RefusedFields } from './useFields.ts'

export type AccountFormState = {
  /** A note shown above the fields. */
  remark?: string | undefined
  /** The request is running. */
  busy?: boolean | undefined
  /** The success message of the previous step. */
  notice?: string | undefined
  /** Why the last attempt failed. */
  problem?: string | undefined
  /** What to do about the problem. */
  advice?: string | undefined
  /** The server's validation errors by field. */
  refused?: RefusedFields
}

type AccountFormProps = Omit<AccountFormState, 'refused'> & {
  ref: Ref<HTMLFormElement>
  /** The accessible name of the form. */
  label: string
  submitLabel: string
  /** Whether the form can be submitted: every field is valid. */
  ready: boolean
  onKeyDown?: KeyboardEventHandler<HTMLFormElement> | undefined
  onSubmit: (event: FormEvent) => void
  children: ReactNode
  /** Links below the button, such as those to the other forms. */
  links?: ReactNode
}

/** The layout of every sign-in form: messages, fields, submit button and links to the other forms. */
export const AccountForm = ({
  ref,
  label,
  submitLabel,
  ready,
  busy = false,
  remark,
  notice,
  problem,
  advice,
  onKeyDown,
  onSubmit,
  children,
  links,
}: AccountFormProps) => {
  const submit = (event: FormEvent) => (busy ? event.preventDefault() : onSubmit(event))

  return (
    <Stack as="form" ref={ref} gap={4} noValidate aria-label={label} onKeyDown={onKeyDown} onSubmit={submit}>
      {remark && !problem && (
        <Notice tone="info" live>
          {remark}
        </Notice>
      )}
      {notice && (
        <Notice tone="ok" live>
          {notice}
        </Notice>
      )}
      {problem && (
        <Notice tone="bad" live title={advice && problem}>
          {advice ?? problem}
        </Notice>
      )}
      {children}
      <Button type="submit" wide loading={busy} disabled={!ready}>
        {submitLabel}
      </Button>
      {links}
    </Stack>
  )
}
