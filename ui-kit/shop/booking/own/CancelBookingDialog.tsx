import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type CancelBookingDialogProps = {
  /** The number that people see and say, such as `BK-7F3K-92QD`. */
  bookingNumber: string
  /** Whose visit is canceled. */
  providerName: string
  /** ISO moment. */
  start: string
  /** Why it could not be cancelled. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Receives the trimmed reason, empty if none was given. */
  onCancelBooking: (reason: string) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Asks customers for confirmation before their booking is cancelled. */
export const CancelBookingDialog = (props: CancelBookingDialogProps) => {
  const { bookingNumber, providerName, start, problem, busy = false, onCancelBooking, onClose } = props
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onCancelBooking(reason.trim())
  }

  return (
    <Dialog heading={`Cancel booking ${bookingNumber}?`} onClose={onClose}>
      <Stack as="form" gap={5} onSubmit={submit}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Text>
          {providerName} will not come on {slotName(start)}. The time goes to somebody else; it costs you nothing.
        </Text>
        <TextField
          label="Why are you cancelling? (optional)"
          hint={`${providerName} will see this.`}
          maxLength={200}
          value={reason}
          disabled={busy}
          onChange={setReason}
        />
        <Row gap={3} wrap>
          <Button type="submit" kind="danger" loading={busy}>
            Cancel booking
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Keep my booking
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
