import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'

export type SignInPage = 'login' | 'signup' | 'forgot' | 'change' | 'otp' | 'link' | 'reset'

type SignInDialogProps = {
  /** The form that the dialog shows. */
  page: SignInPage
  /** Called when the close button is pressed. */
  onClose: () => void
  /** The form of the page. */
  children: ReactNode
}

/** One dialog for all pages of login and signup, with the headings of the specification. Screen readers announce each page change. */
export const SignInDialog = ({ page, onClose, children }: SignInDialogProps) => (
  <Dialog heading={headings[page]} onClose={onClose}>
    <VisuallyHidden role="status">{usePageChanged(page) && headings[page]}</VisuallyHidden>
    {children}
  </Dialog>
)

const headings: Record<SignInPage, string> = {
  login: 'Login',
  signup: 'Signup',
  forgot: 'Forgot your password?',
  change: 'Change Password',
  otp: 'Enter OTP sent to your email',
  link: 'Verify your e-mail address',
  reset: 'Change Password',
}

// Screen readers announce the first page together with the dialog.
const usePageChanged = (page: SignInPage) => {
  const first = useRef(page)
  const [hasChanged, setHasChanged] = useState(false)
  useEffect(() => {
    if (page !== first.current) setHasChanged(true)
  }, [page])

  return hasChanged
}
