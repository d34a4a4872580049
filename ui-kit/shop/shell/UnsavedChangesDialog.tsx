import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type UnsavedChangesDialogProps = {
  /** Called when somebody stays on the page. */
  onStay: () => void
  /** Called when somebody leaves and loses the changes. */
  onLeave: () => void
}

/** Asks for confirmation before leaving a page with unsaved changes. */
export const UnsavedChangesDialog = ({ onStay, onLeave }: UnsavedChangesDialogProps) => (
  <Dialog heading="Leave without saving?" onClose={onStay}>
    <Stack gap={5}>
      <Text>Your changes are not saved yet. If you leave, they will be lost.</Text>
      <Row gap={3} wrap>
        <Button onClick={onStay}>Stay here</Button>
        <Button kind="danger" onClick={onLeave}>
          Leave without saving
        </Button>
      </Row>
    </Stack>
  </Dialog>
)
