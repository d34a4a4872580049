import type { Location } from 'react-router-dom'
import type { SignInEvent } from '#domain/account/signInContext.ts'
import type { SignInPage } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'
import { type BackgroundLocation, isLoginPath } from '#web/state/navigation/loginRoute.ts'
import type { SignInStep } from '#web/state/navigation/useOpenSignIn.ts'
import type { Person } from '#web/state/session/session.ts'
import type { SavedStep } from './savedDialog.ts'

type PageLocation = Pick<Location, 'pathname' | 'search'>
type RequestedStep = keyof typeof dialogAddresses | SignInStep | 'mail'

/** The addresses of the dialog's pages; the other pages have none. */
export const dialogAddresses = { login: '/Login', signup: '/Signup', forgot: '/Login?step=forgot' }

/** The address of the page on show, if the current location is not that address. */
export const redirectAddress = (page: SignInPage | undefined, location: PageLocation) =>
  page && page in dialogAddresses && requestedStep(location) !== page
    ? dialogAddresses[page as keyof typeof dialogAddresses]
    : undefined

/** Reads the link of a mail with a one-time password. Its values stand behind the `#`, so that the browser sends them to no server. */
export const parseMailLink = ({ search, hash }: Pick<Location, 'search' | 'hash'>) => {
  const [step, hashParams] = [new URLSearchParams(search).get('step'), new URLSearchParams(hash.slice(1))]
  const [email, link] = [hashParams.get('email'), hashParams.get('link')]
  return step === 'mail' && email && link ? { email, link } : undefined
}

/** The step of the dialog that an address requests. */
export const requestedStep = ({ pathname, search }: PageLocation): RequestedStep => {
  const step = new URLSearchParams(search).get('step')
  if (step === 'verify' || step === 'forgot' || step === 'mail') return step

  return /^\/signup/i.test(pathname) ? 'signup' : 'login'
}

/** The event that opens the dialog at the requested step; `undefined` for a signed-in customer who requests no step. */
export const openingEvent = (
  requested: RequestedStep,
  person: Person | undefined,
  saved: SavedStep | undefined,
  link?: { email: string; link: string } | undefined,
): SignInEvent | undefined => {
  if (link) return { type: 'linkOpened', ...link, isMember: person?.email.toLowerCase() === link.email.toLowerCase() }
  if (saved && isForRequestedStep(saved, requested))
    return saved.isProven
      ? { type: 'proofResumed', step: saved }
      : { type: 'otpResumed', step: saved, isMember: person !== undefined }
  if (requested === 'forgot') return { type: 'forgotOpened' }
  if (requested === 'verify' && person) return { type: 'verificationOpened', email: person.email }
  if (person) return undefined

  return { type: requested === 'signup' ? 'signupOpened' : 'loginOpened' }
}

// A saved step is resumed only for the purpose that the address requests.
const isForRequestedStep = ({ purpose }: SavedStep, requested: RequestedStep) => {
  if (requested === 'forgot') return purpose === 'reset'
  return requested !== 'verify' || purpose === 'signup'
}

/** The page of this shop that linked here before its script had loaded: the history entry has no background then, the referrer names it. */
export const referrerPage = (): BackgroundLocation | undefined => {
  if (!document.referrer) return undefined

  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && !isLoginPath(pathname) ? { pathname, search } : undefined
}
