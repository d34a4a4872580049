import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { toFirstWrong } from '#ui-kit/elements/toFirstWrong.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { MoveProblem, type MoveProblemProps } from './MoveProblem.tsx'

/** What every question about an account is given. */
export type AskedMove = {
  /** Set where it is about the account of whoever is asked: what that means for them. */
  aboutOneself?: string | undefined
  problem?: MoveProblemProps | undefined
  busy?: boolean | undefined
  onClose: () => void
}

type MoveDialogProps = AskedMove & {
  heading: string
  /** What is going to happen, and what has to be answered. */
  children: ReactNode
  /** What the button says. */
  label: string
  kind?: 'primary' | 'danger' | undefined
  /** Everything is answered. */
  ready?: boolean | undefined
  /** Enter before that: says what is wrong. */
  onComplain?: (() => void) | undefined
  onConfirm: () => void
}

/** Asks before something is done with an account. */
export const MoveDialog = (props: MoveDialogProps) => {
  const {
    heading,
    children,
    label,
    kind,
    ready = true,
    onComplain = nothing,
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
      <Stack as="form" gap={4} noValidate onKeyDown={toFirstWrong(onComplain)} onSubmit={submit}>
        {aboutOneself && (
          <Notice tone="warn" title="This is your own account">
            {aboutOneself}
          </Notice>
        )}
        {children}
        {problem && <MoveProblem {...problem} />}
        <Row gap={3} wrap>
          <Button type="submit" kind={kind} loading={busy} disabled={!ready}>
            {label}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Leave it
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

const nothing = () => {}
