import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { SlotPicker, type SlotPickerProps } from '#ui-kit/shop/booking/slots/SlotPicker.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type RescheduleDialogProps = {
  /** The booked start, an ISO moment. */
  bookedStart: string
  /** The free times of the same provider. */
  picker: Omit<SlotPickerProps, 'action'>
  /** Why the time could not be changed. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Called with the start of the new time, in ISO 8601. */
  onReschedule: (start: string) => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Chooses another time for a booking. */
export const RescheduleDialog = (props: RescheduleDialogProps) => {
  const { bookedStart, picker, problem, busy = false, onReschedule, onClose } = props
  const { chosen, days = [] } = picker
  const isFree = days.some(({ slots }) => slots.some(({ start }) => start === chosen))

  return (
    <Dialog heading="Choose another time" onClose={onClose}>
      <Stack gap={5}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Text tone="ink-2">
          Booked now: <strong>{slotName(bookedStart)}</strong>. It stays booked until you have chosen another time.
        </Text>
        <SlotPicker {...picker} />
        <Row gap={3} wrap>
          <Button
            loading={busy}
            disabled={!isFree || picker.offline}
            onClick={() => chosen !== undefined && onReschedule(chosen)}
          >
            {chosen && isFree ? `Move to ${slotName(chosen)}` : 'Move the booking'}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Keep this time
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
