import type { FormEvent, KeyboardEventHandler, ReactNode, Ref } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { RefusedFields } from './useFields.ts'

export type AccountFormState = {
  /** What one should know before. */
  remark?: string | undefined
  /** The shop is being asked. */
  busy?: boolean | undefined
  /** What went well a step before. */
  notice?: string | undefined
  /** Why the last try failed. */
  problem?: string | undefined
  /** What the shop has against single fields. */
  refused?: RefusedFields
}

type AccountFormProps = Omit<AccountFormState, 'refused'> & {
  ref: Ref<HTMLFormElement>
  /** Names the form. */
  label: string
  submitLabel: string
  /** Whether it can be sent: nothing is wrong with any field. */
  ready: boolean
  onKeyDown?: KeyboardEventHandler<HTMLFormElement> | undefined
  onSubmit: (event: FormEvent) => void
  children: ReactNode
  /** Below the button: where else one may go. */
  ways?: ReactNode
}

/** One of the sign-in forms: what happened, its fields, its button, and the ways to the others. */
export const AccountForm = ({
  ref,
  label,
  submitLabel,
  ready,
  busy = false,
  remark,
  notice,
  problem,
  onKeyDown,
  onSubmit,
  children,
  ways,
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
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      {children}
      <Button type="submit" wide loading={busy} disabled={!ready}>
        {submitLabel}
      </Button>
      {ways}
    </Stack>
  )
}
