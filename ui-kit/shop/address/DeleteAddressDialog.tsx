import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { AddressLines } from './AddressLines.tsx'
import type { AddressDraft } from './addressDraft.ts'

type DeleteAddressDialogProps = {
  /** The address that would be deleted. */
  address: AddressDraft
  /** Why it could not be deleted: 'Failed to delete address'. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Called when somebody deletes it. */
  onDelete: () => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Asks for confirmation before an address is deleted. */
export const DeleteAddressDialog = ({
  address,
  problem,
  busy = false,
  onDelete,
  onClose,
}: DeleteAddressDialogProps) => (
  <Dialog heading="Delete address" onClose={onClose}>
    <Stack gap={5}>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Text>
        This address will no longer be offered when you order. Orders you have already placed are not affected.
      </Text>
      <AddressPanel>
        <AddressLines address={address} />
      </AddressPanel>
      <Row gap={3} wrap>
        <Button kind="danger" loading={busy} onClick={onDelete}>
          Delete address
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose}>
          Keep it
        </Button>
      </Row>
    </Stack>
  </Dialog>
)

const AddressPanel = styled.div`
  padding: var(--space-4);
  border-radius: var(--radius-2);
  background: var(--sunk);
`
