import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { AddressForm, type AddressFormProps } from './AddressForm.tsx'

type AddressDialogProps = Omit<AddressFormProps, 'submitLabel' | 'onCancel'> & {
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Adds a delivery address; given an `address`, updates it. */
export const AddressDialog = ({ onClose, ...form }: AddressDialogProps) => (
  <Dialog heading={form.address ? 'Update delivery address' : 'Add delivery address'} onClose={onClose}>
    <AddressForm {...form} submitLabel={form.address ? 'Update address' : 'Add address'} onCancel={onClose} />
  </Dialog>
)
