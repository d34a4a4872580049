import { useLocation, useNavigate } from 'react-router-dom'

/** The steps of the sign-in dialog for people who are signed in: a new password, or verifying the e-mail address. */
export type SignInStep = 'forgot' | 'verify'

/** Opens the sign-in dialog at a step, above this page; closing or completing it returns to the page. */
export const useOpenSignIn = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  // In the URL, so that a reload keeps the step.
  return (step: SignInStep) => navigate(`/Login?step=${step}`, { state: { background: { pathname, search } } })
}
