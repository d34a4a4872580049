import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { focusFirstInvalid } from '#ui-kit/elements/focusFirstInvalid.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { CustomerActionProblem, type CustomerActionProblemProps } from './CustomerActionProblem.tsx'

/** The props that every dialog about an account shares. */
export type CustomerDialogProps = {
  /** Set when admins act on their own account: what the action means for them. */
  aboutOneself?: string | undefined
  /** Why the last try was refused. */
  problem?: CustomerActionProblemProps | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

type CustomerActionDialogProps = CustomerDialogProps & {
  heading: string
  /** The explanation of the action, and its input fields. */
  children: ReactNode
  /** The label of the submit button. */
  label: string
  kind?: 'primary' | 'danger' | undefined
  /** All inputs are valid. */
  ready?: boolean | undefined
  /** Called when Enter is pressed while an input is invalid; shows the errors. */
  onInvalidSubmit?: (() => void) | undefined
  onConfirm: () => void
}

/** Asks for confirmation before an action on an account. */
export const CustomerActionDialog = (props: CustomerActionDialogProps) => {
  const {
    heading,
    children,
    label,
    kind,
    ready = true,
    onInvalidSubmit = ignore,
    busy = false,
    problem,
    aboutOneself,
    onConfirm,
    onClose,
  } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) onConfirm()
  }

  return (
    <Dialog heading={heading} onClose={onClose}>
      <Stack as="form" gap={4} noValidate onKeyDown={focusFirstInvalid(onInvalidSubmit)} onSubmit={submit}>
        {aboutOneself && (
          <Notice tone="warn" title="This is your own account">
            {aboutOneself}
          </Notice>
        )}
        {children}
        {problem && <CustomerActionProblem {...problem} />}
        <Row gap={3} wrap>
          <Button type="submit" kind={kind} loading={busy} disabled={!ready}>
            {label}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

const ignore = () => {}
