import type { Location } from 'react-router-dom'
import type { SignInPage } from '#ui-kit/shop/account/SignInDialog.tsx'
import type { DialogStep } from '#web/shell/useDialogStep.ts'

type Place = Pick<Location, 'pathname' | 'search'>

/** The pages of the dialog that have an address. */
export const addresses = { login: '/Login', signup: '/Signup', forgot: '/Login?step=forgot' }

/** The address of a page that is not the one it is looked for at. */
export const movedTo = (page: SignInPage | undefined, place: Place) =>
  page && page in addresses && wantedAt(place) !== page ? addresses[page as keyof typeof addresses] : undefined

/** What an address asks of the dialog. */
export const wantedAt = ({ pathname, search }: Place): keyof typeof addresses | DialogStep => {
  const step = new URLSearchParams(search).get('step')
  if (step === 'verify' || step === 'forgot') return step

  return /^\/signup/i.test(pathname) ? 'signup' : 'login'
}
