import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type CancelOrderDialogProps = {
  /** The number that people see and say, such as `EK-7F3K-92QD`. */
  orderNumber: string
  /** Why it could not be cancelled. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Receives the trimmed reason, empty if none was given. */
  onCancelOrder: (reason: string) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Asks customers for confirmation before their order is cancelled. */
export const CancelOrderDialog = (props: CancelOrderDialogProps) => {
  const { orderNumber, problem, busy = false, onCancelOrder, onClose } = props
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCancelOrder(reason.trim())
  }

  return (
    <Dialog heading={`Cancel order ${orderNumber}?`} onClose={onClose}>
      <Stack as="form" gap={5} onSubmit={submit}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Text>You have not been charged.</Text>
        <TextField
          label="Why are you cancelling? (optional)"
          hint="This helps us to do better next time."
          maxLength={200}
          value={reason}
          disabled={busy}
          onChange={setReason}
        />
        <Row gap={3} wrap>
          <Button type="submit" kind="danger" loading={busy}>
            Cancel order
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Keep my order
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
