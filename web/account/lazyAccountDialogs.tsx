import { type ComponentProps, Suspense } from 'react'
import { dialogPart, dialogPartLeftBy } from '#web/state/chunks.ts'

const SignOutOthers = dialogPart(
  async () => (await import('#ui-kit/shop/account/SignOutOthersDialog.tsx')).SignOutOthersDialog,
)
const EraseAccount = dialogPart(
  async () => (await import('#ui-kit/shop/account/EraseAccountDialog.tsx')).EraseAccountDialog,
)
const Unsaved = dialogPartLeftBy(
  async () => (await import('#ui-kit/shop/shell/UnsavedChangesDialog.tsx')).UnsavedChangesDialog,
  ({ onStay }) => onStay(),
)

/** Asks before all other devices are signed out. Its chunk loads on first use. */
export const SignOutOthersDialog = (props: ComponentProps<typeof SignOutOthers>) => (
  <Suspense>
    <SignOutOthers {...props} />
  </Suspense>
)

/** Says what is erased with an account and what stays, and asks for the password. Its chunk loads on first use. */
export const EraseAccountDialog = (props: ComponentProps<typeof EraseAccount>) => (
  <Suspense>
    <EraseAccount {...props} />
  </Suspense>
)

/** Asks before the form is left with unsaved changes. Its chunk loads on first use. */
export const UnsavedDialog = (props: ComponentProps<typeof Unsaved>) => (
  <Suspense>
    <Unsaved {...props} />
  </Suspense>
)
