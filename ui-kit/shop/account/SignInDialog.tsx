import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'

export type SignInPage = 'login' | 'signup' | 'forgot' | 'change' | 'otp' | 'reset'

type SignInDialogProps = {
  page: SignInPage
  onClose: () => void
  /** The form of the page. */
  children: ReactNode
}

/** One dialog for all pages of logging in and signing up, with the headings of the specification. Turning a page is read aloud. */
export const SignInDialog = ({ page, onClose, children }: SignInDialogProps) => (
  <Dialog heading={headings[page]} onClose={onClose}>
    <VisuallyHidden role="status">{useTurned(page) && headings[page]}</VisuallyHidden>
    {children}
  </Dialog>
)

const headings: Record<SignInPage, string> = {
  login: 'Login',
  signup: 'Signup',
  forgot: 'Forgot your password?',
  change: 'Change Password',
  otp: 'Enter OTP sent to your email',
  reset: 'Change Password',
}

// The first page is read with the dialog itself.
const useTurned = (page: SignInPage) => {
  const first = useRef(page)
  const [turned, setTurned] = useState(false)
  useEffect(() => {
    if (page !== first.current) setTurned(true)
  }, [page])

  return turned
}
