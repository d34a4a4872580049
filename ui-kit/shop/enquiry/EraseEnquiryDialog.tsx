import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type EraseEnquiryDialogProps = {
  /** The number that people see and say, such as `EN-4Q9Z-0KXB`. */
  enquiryNumber: string
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** The error message when erasing failed. */
  problem?: string | undefined
  /** Called when an admin erases it. */
  onErase: () => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Confirms the erasure of a guest's enquiry. */
export const EraseEnquiryDialog = ({
  enquiryNumber,
  busy = false,
  problem,
  onErase,
  onClose,
}: EraseEnquiryDialogProps) => (
  <Dialog heading="Erase this enquiry?" onClose={onClose}>
    <Stack gap={4}>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Text>
        This cannot be undone: nobody can read the name, e-mail address, message and answers of {enquiryNumber} any
        more. E-mails that were sent before stay in their mailboxes.
      </Text>
      <Row gap={3} wrap>
        <Button kind="danger" loading={busy} onClick={onErase}>
          Erase for good
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose}>
          Keep it
        </Button>
      </Row>
    </Stack>
  </Dialog>
)
