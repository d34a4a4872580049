import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { PasswordField } from '#ui-kit/elements/PasswordField.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { toFirstWrong } from '#ui-kit/elements/toFirstWrong.ts'
import { useWhenReleased } from '#ui-kit/elements/useWhenReleased.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ErasingTerms } from './ErasingTerms.tsx'

type EraseAccountDialogProps = {
  /** The rule of a password: what is wrong with a trimmed value, or nothing. */
  check: (password: string) => string | undefined
  /** Why the account was not erased. */
  problem?: string | undefined
  busy?: boolean | undefined
  /** Gets the password trimmed. */
  onErase: (password: string) => void
  onClose: () => void
}

/** Tells exactly what goes and what stays, and asks for the password, before an account is erased. */
export const EraseAccountDialog = ({ check, problem, busy = false, onErase, onClose }: EraseAccountDialogProps) => {
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState(false)
  const whenReleased = useWhenReleased()
  const typed = password.trim()
  const wrong = check(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!wrong && !busy) onErase(typed)
  }

  return (
    <Dialog heading="Erase your account?" onClose={onClose}>
      <Stack as="form" gap={4} noValidate onKeyDown={toFirstWrong(() => setLeft(true))} onSubmit={submit}>
        <Text>This cannot be taken back. Not by us either: what is erased can no longer be read by anybody.</Text>
        <ErasingTerms whose="own" />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={left ? wrong : undefined}
          disabled={busy}
          onChange={setPassword}
          onBlur={() => whenReleased(() => setLeft(typed !== ''))}
        />
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Row gap={3} wrap>
          <Button type="submit" kind="danger" loading={busy} disabled={wrong !== undefined}>
            Erase my account
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Keep my account
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
