import { type ComponentProps, lazy, Suspense } from 'react'

const SignOutOthers = lazy(async () => ({
  default: (await import('#ui-kit/shop/account/SignOutOthersDialog.tsx')).SignOutOthersDialog,
}))
const EraseAccount = lazy(async () => ({
  default: (await import('#ui-kit/shop/account/EraseAccountDialog.tsx')).EraseAccountDialog,
}))
const Unsaved = lazy(async () => ({
  default: (await import('#ui-kit/shop/shell/UnsavedDialog.tsx')).UnsavedDialog,
}))

/** The question before every other place is signed out, once its chunk is here. */
export const SignOutOthersDialog = (props: ComponentProps<typeof SignOutOthers>) => (
  <Suspense>
    <SignOutOthers {...props} />
  </Suspense>
)

/** What goes with an account and what stays, once its chunk is here. */
export const EraseAccountDialog = (props: ComponentProps<typeof EraseAccount>) => (
  <Suspense>
    <EraseAccount {...props} />
  </Suspense>
)

/** The question before unsaved names are left, once its chunk is here. */
export const UnsavedDialog = (props: ComponentProps<typeof Unsaved>) => (
  <Suspense>
    <Unsaved {...props} />
  </Suspense>
)
