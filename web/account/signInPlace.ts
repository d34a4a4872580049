import type { Location } from 'react-router-dom'
import type { SignInPage } from '#ui-kit/shop/account/SignInDialog.tsx'
import type { Background } from '#web/shell/background.ts'
import type { DialogStep } from '#web/shell/useDialogStep.ts'

/** The address of a page of the dialog, where it has one. */
export const addresses: Partial<Record<SignInPage, string>> = {
  login: '/Login',
  signup: '/Signup',
  forgot: '/Login?step=forgot',
}

/** What an address asks of the dialog. */
export const wantedPage = ({
  pathname,
  search,
  state,
}: Pick<Location, 'pathname' | 'search' | 'state'>): SignInPage | DialogStep => {
  const step = (state as { step?: DialogStep } | null)?.step ?? new URLSearchParams(search).get('step')
  if (step === 'verify' || step === 'forgot') return step

  return /^\/signup/i.test(pathname) ? 'signup' : 'login'
}

/** The page behind the dialog, as an address. */
export const addressOf = ({ pathname, search }: Background) => `${pathname}${search}`
