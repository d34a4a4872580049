import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { signInMachine } from '#domain/account/signInMachine.ts'
import type { SignInPage } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'
import { toast } from '#web/state/browser/toasts.ts'
import { type Client, useClient } from '#web/state/client.ts'
import { type BackgroundLocation, backgroundOf } from '#web/state/navigation/loginRoute.ts'
import { type Person, sessionAtom } from '#web/state/session/session.ts'
import { clearSavedDialog, saveBackground, savedDialog, saveStep } from './savedDialog.ts'
import {
  dialogAddresses,
  openingEvent,
  parseMailLink,
  redirectAddress,
  referrerPage,
  requestedStep,
} from './signInAddress.ts'
import { signInCalls } from './signInCalls.ts'

/**
 * Runs the sign-in machine for the current address. `person`: who is signed in, if anybody. A login or a verification closes the dialog; a
 * login of an admin above the home page leads to the dashboard.
 */
export const useSignIn = (person: Person | undefined) => {
  const client = useClient()
  const navigate = useNavigate()
  const location = useLocation()
  const [machine] = useState(() => signInMachine.provide({ actors: signInCalls(client) }))
  const [state, send] = useMachine(machine)
  const [saved] = useState(savedDialog)
  const [previousPage] = useState(() => saved.background ?? referrerPage())
  const leave = useLeaveDialog(previousPage)
  const { sentAt, resendFrom } = state.context
  const isSignedIn = person !== undefined
  const page = signInPage(state, isSignedIn)
  const isDone = state.matches('signedIn')
  const isLoggingIn = state.matches('loggingIn')

  const openDialog = useEffectEvent(() => {
    const link = parseMailLink(location)
    const event = openingEvent(requestedStep(location), person, state.matches('closed') ? saved.step : undefined, link)
    if (event) send(event)
    else if (!state.matches('confirmingLink')) leave()
    // The link works for anybody who has it: remove it from the address bar.
    if (link) navigate(dialogAddresses.login, { replace: true, state: location.state })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation inside the dialog
  useEffect(() => openDialog(), [location.key])

  const syncAddress = useEffectEvent(() => {
    const currentBackground = backgroundOf(location)
    const background = currentBackground ?? previousPage
    const address = redirectAddress(page, location) ?? (page && background && !currentBackground ? location : undefined)
    if (address) navigate(address, { replace: true, state: { background } })
    if (page === 'otp' || page === 'reset') saveStep(state.context, page === 'reset', background)
    else if (page === 'change') saveBackground(background)
    else if (page) clearSavedDialog()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes or another one-time password is sent
  useEffect(() => syncAddress(), [page, sentAt, resendFrom])

  const finish = (hasLoggedIn = false) => {
    clearSavedDialog()
    leave(hasLoggedIn && isAdmin(client) ? '/Dashboard' : undefined)
  }
  const finishWhenDone = useEffectEvent(() => {
    finish(!wasSignedIn)
    if (isDone && !state.context.isMember) welcome(client, state.context.notice === 'emailVerified')
  })
  const [wasSignedIn] = useState(isSignedIn)
  useEffect(() => {
    // The session begins a moment before the machine's own login is done. Without one, it began in another tab.
    if (isDone || (isSignedIn && !wasSignedIn && !isLoggingIn)) finishWhenDone()
  }, [isDone, isSignedIn, wasSignedIn, isLoggingIn])

  const close = () => {
    send({ type: 'dialogClosed' })
    finish()
  }
  return { state, send, page, close }
}

// Leaves the dialog, once: back to the page behind it, else to `fallback`. In place of the home page it goes to `start`, if given.
const useLeaveDialog = (fallback: BackgroundLocation = homePage) => {
  const navigate = useNavigate()
  const background = backgroundOf(useLocation())
  const [hadBackground] = useState(background !== undefined)
  const hasLeft = useRef(false)

  return (start?: string) => {
    if (hasLeft.current) return
    hasLeft.current = true
    const page = background ?? fallback
    if (start && toAddress(page) === toAddress(homePage)) navigate(start, { replace: true })
    else if (hadBackground) navigate(-1)
    else navigate(toAddress(fallback), { replace: true })
  }
}

const homePage: BackgroundLocation = { pathname: '/', search: '' }
const toAddress = ({ pathname, search }: BackgroundLocation) => `${pathname}${search}`

const isAdmin = ({ store }: Client) => store.get(sessionAtom).person?.role === 'Admin'

// Only after the dialog has closed: screen readers do not announce a toast behind an open dialog.
const welcome = ({ store }: Client, hasVerified: boolean) => {
  const { person } = store.get(sessionAtom)
  if (person) toast(store, `${hasVerified ? 'Your e-mail address is verified. ' : ''}Welcome, ${person.firstname}`)
}

type SignInState = SnapshotFrom<typeof signInMachine>

// The page of the dialog that a state shows. The automatic login after a sign-up keeps the page of the one-time password; a signed-in
// customer sees `change` in place of `forgot`.
const signInPage = ({ value, context }: SignInState, isSignedIn: boolean): SignInPage | undefined => {
  if (value === 'verifyingOtp' && context.link !== undefined) return 'link'
  const page = value === 'loggingIn' && context.customer ? 'otp' : pages[value]
  return page === 'forgot' && isSignedIn ? 'change' : page
}

const pages: Record<SignInState['value'], SignInPage | undefined> = {
  closed: undefined,
  typingLogin: 'login',
  sendingLoginOtp: 'login',
  loggingIn: 'login',
  typingSignup: 'signup',
  signingUp: 'signup',
  typingEmail: 'forgot',
  sendingOtp: 'forgot',
  typingOtp: 'otp',
  verifyingOtp: 'otp',
  needingOtp: 'otp',
  resendingOtp: 'otp',
  typingPassword: 'reset',
  resettingPassword: 'reset',
  confirmingLink: 'link',
  signedIn: undefined,
}
