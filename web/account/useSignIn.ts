import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signInMachine } from '#domain/account/signInMachine.ts'
import { type Client, useClient } from '#web/client/client.ts'
import { type Person, sessionAtom } from '#web/client/session.ts'
import { toast } from '#web/client/toasts.ts'
import { backgroundOf } from '#web/shell/background.ts'
import { forgetStep, keepBackground, keepStep, keptDialog } from './keptStep.ts'
import { openingOf } from './openingOf.ts'
import { pageBefore } from './pageBefore.ts'
import { movedTo, wantedAt } from './signInAddress.ts'
import { signInCalls } from './signInCalls.ts'
import { pageOf } from './signInPages.ts'
import { useLeaving } from './useLeaving.ts'

/** The sign-in dialog at this address, for whoever is signed in or nobody. Having logged in, and having verified, leave it. */
export const useSignIn = (person: Person | undefined) => {
  const client = useClient()
  const navigate = useNavigate()
  const location = useLocation()
  const [machine] = useState(() => signInMachine.provide({ actors: signInCalls(client) }))
  const [state, send] = useMachine(machine)
  const [kept] = useState(keptDialog)
  const [before] = useState(() => kept.background ?? pageBefore())
  const leave = useLeaving(before)
  const { sentAt, resendFrom } = state.context
  const isSignedIn = person !== undefined
  const page = pageOf(state, isSignedIn)
  const isDone = state.matches('signedIn')

  const open = useEffectEvent(() => {
    const opening = openingOf(wantedAt(location), person, state.matches('closed') ? kept.step : undefined)
    if (opening) send(opening)
    else leave()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every link inside the dialog is followed
  useEffect(() => open(), [location.key])

  const goOn = useEffectEvent(() => {
    const below = backgroundOf(location)
    const background = below ?? before
    const address = movedTo(page, location) ?? (page && background && !below ? location : undefined)
    if (address) navigate(address, { replace: true, state: { background } })
    if (page === 'otp' || page === 'reset') keepStep(state.context, page === 'reset', background)
    else if (page === 'change') keepBackground(background)
    else if (page) forgetStep()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page was turned, or another one-time password was sent
  useEffect(() => goOn(), [page, sentAt, resendFrom])

  const finish = () => {
    forgetStep()
    leave()
  }
  const finishAtOnce = useEffectEvent(() => {
    finish()
    if (isDone && !state.context.isMember) welcome(client)
  })
  const [wasSignedIn] = useState(isSignedIn)
  useEffect(() => {
    if (isDone || (isSignedIn && !wasSignedIn)) finishAtOnce()
  }, [isDone, isSignedIn, wasSignedIn])

  const close = () => {
    send({ type: 'dialogClosed' })
    finish()
  }
  return { state, send, page, close }
}

// Once the dialog is gone: nothing behind it would be read aloud.
const welcome = ({ store }: Client) => {
  const { person } = store.get(sessionAtom)
  if (person) toast(store, `Welcome, ${person.firstname}`)
}
