import { useLocation, useNavigate } from 'react-router-dom'

/** What somebody who is signed in may need of the sign-in dialog: a new password, or to verify the address. */
export type DialogStep = 'forgot' | 'verify'

/** Opens the sign-in dialog above this page at a step of its own; closing it, and having done it, lead back here. */
export const useDialogStep = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  // In the address, so that a reload stays at it.
  return (step: DialogStep) => navigate(`/Login?step=${step}`, { state: { background: { pathname, search } } })
}
