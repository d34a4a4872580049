import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { focusFirstInvalid } from '#ui-kit/elements/focusFirstInvalid.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { PasswordField } from '#ui-kit/elements/PasswordField.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useAfterMouseUp } from '#ui-kit/elements/useAfterMouseUp.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ErasureTerms } from './ErasureTerms.tsx'

type EraseAccountDialogProps = {
  /** How many years the law has the shop keep invoices. */
  invoiceYears: number
  /** Validates the trimmed password: returns an error message, or undefined. */
  check: (password: string) => string | undefined
  /** Why the account was not erased. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Receives the trimmed password. */
  onErase: (password: string) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Confirms the erasure of an account: lists what is erased and what is kept, and asks for the password. */
export const EraseAccountDialog = ({
  check,
  invoiceYears,
  problem,
  busy = false,
  onErase,
  onClose,
}: EraseAccountDialogProps) => {
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const afterMouseUp = useAfterMouseUp()
  const trimmed = password.trim()
  const error = check(trimmed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!error && !busy) onErase(trimmed)
  }

  return (
    <Dialog heading="Erase your account?" onClose={onClose}>
      <Stack as="form" gap={4} noValidate onKeyDown={focusFirstInvalid(() => setTouched(true))} onSubmit={submit}>
        <Text>This cannot be undone, not even by us: nobody can read what was erased.</Text>
        <ErasureTerms whose="own" invoiceYears={invoiceYears} />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={touched ? error : undefined}
          disabled={busy}
          onChange={setPassword}
          onBlur={() => afterMouseUp(() => setTouched(trimmed !== ''))}
        />
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Row gap={3} wrap>
          <Button type="submit" kind="danger" loading={busy} disabled={error !== undefined}>
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
