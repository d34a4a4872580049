import { assign, fromPromise, setup } from 'xstate'

export interface SignInCredentials {
  email: string
  password: string
  remember: boolean
}

type SignInEvent =
  | { type: 'loginOpened' }
  | { type: 'credentialsSent'; credentials: SignInCredentials }
  | { type: 'loginClosed' }

/** A port: `web` provides the call. It rejects with an `Error` whose message is to be shown. */
const signIn = fromPromise<void, SignInCredentials>(() => Promise.reject(new Error('Nobody provides signIn')))

const signInSetup = setup({
  types: { context: {} as { complaint: string | undefined }, events: {} as SignInEvent },
  actors: { signIn },
})

const forget = signInSetup.assign({ complaint: undefined })

/** What somebody does who logs in. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: { complaint: undefined },
  initial: 'closed',
  states: {
    closed: { entry: forget, on: { loginOpened: 'typing' } },
    typing: { on: { credentialsSent: 'signingIn', loginClosed: 'closed' } },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ event }) => credentialsIn(event),
        onDone: 'signedIn',
        onError: {
          target: 'refused',
          actions: assign({ complaint: ({ event }) => wordsOf(event.error) }),
        },
      },
      on: { loginClosed: 'closed' },
    },
    refused: { on: { credentialsSent: 'signingIn', loginClosed: 'closed' } },
    signedIn: { type: 'final', entry: forget },
  },
})

const credentialsIn = (event: SignInEvent) =>
  event.type === 'credentialsSent' ? event.credentials : { email: '', password: '', remember: false }

const wordsOf = (error: unknown) => (error instanceof Error && error.message ? error.message : 'Failed to login')
