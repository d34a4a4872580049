import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { initialSignInContext, type SignInEvent } from './signInContext.ts'
import { signInMachine } from './signInMachine.ts'
import type { NewCustomer, SignInRefusal, signInPorts } from './signInPorts.ts'

type Port = keyof typeof signInPorts
type Outcome = { port: Port; output?: unknown; refused?: SignInRefusal }

const email = 'amina@ekhaya.example'
const credentials = { email, password: 'Sawubona-amina', remember: true }
const customer: NewCustomer = { firstname: 'Amina', lastname: 'Daniels', email, password: 'Sawubona-amina' }
const password = { newPassword: 'Rondavel-2026', confirmPassword: 'Rondavel-2026' }
const sent = { sentAt: 1_000, resendFrom: 61_000 }
const step = { email, purpose: 'reset' as const, ...sent }

const tooSoon = { message: 'A code was just sent', refusal: 'OtpTooSoon', resendFrom: 90_000 }
const wrong = { message: 'That code is wrong. You have 4 tries left', refusal: 'OtpIsWrong' }
const over = { message: 'This code can no longer be used', refusal: 'OtpIsOver' }
const common = { message: 'Too common', refusal: 'PasswordIsCommon', errors: { password: 'Too common' } }
const unproven = { message: 'Please ask for a new code first', refusal: 'ResetNotProven' }
const networkError = { message: 'Network error' }
const mustWait = { message: 'Too many attempts to log in', refusal: 'TooManyLogins' }
const tooMany = { message: 'Too many codes were sent', refusal: 'TooManyOtps', resendFrom: 90_000 }

const resolves = (port: Port, output?: unknown): Outcome => ({ port, output })
const rejects = (port: Port, refused: SignInRefusal): Outcome => ({ port, refused })

/** Starts the sign-in machine with stubbed ports: the test records their calls and settles them. */
const openSignIn = () => {
  const calls: { port: Port; input: unknown; settle: (outcome: Outcome) => void }[] = []
  const port = <Answer, Input>(name: Port) =>
    fromPromise<Answer, Input>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          const settle = ({ output, refused }: Outcome) => (refused ? reject(refused) : resolve(output as Answer))
          calls.push({ port: name, input, settle })
        }),
    )
  const actor = createActor(
    signInMachine.provide({
      actors: {
        logIn: port('logIn'),
        signUp: port('signUp'),
        sendOtp: port('sendOtp'),
        resendOtp: port('resendOtp'),
        verifyOtp: port('verifyOtp'),
        resetPassword: port('resetPassword'),
      },
    }),
  ).start()

  return {
    asked: calls,
    get state() {
      return actor.getSnapshot().value
    },
    get context() {
      return actor.getSnapshot().context
    },
    perform: async (...steps: (SignInEvent | Outcome)[]) => {
      for (const action of steps) {
        if ('type' in action) actor.send(action)
        else calls.findLast(({ port: name }) => name === action.port)?.settle(action)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}

const signInAfter = async (...steps: (SignInEvent | Outcome)[]) => {
  const person = openSignIn()
  await person.perform(...steps)
  return person
}

const login: SignInEvent = { type: 'loginOpened' }
const signup: SignInEvent = { type: 'signupOpened' }
const forgot: SignInEvent = { type: 'forgotOpened' }
const close: SignInEvent = { type: 'dialogClosed' }
const again: SignInEvent = { type: 'newOtpRequested' }
const wrongEmail: SignInEvent = { type: 'emailWasWrong' }
const sendCredentials: SignInEvent = { type: 'credentialsSent', credentials }
const sendSignup: SignInEvent = { type: 'signupSent', customer }
const requestLoginCode: SignInEvent = { type: 'loginCodeRequested' }
const openLink: SignInEvent = { type: 'linkOpened', email, link: 'of-the-mail', isMember: false }
const confirmLink: SignInEvent = { type: 'linkConfirmed' }
const requestOtp: SignInEvent = { type: 'otpRequested', email }
const typeOtp: SignInEvent = { type: 'otpTyped', otp: '483920' }
const sendPassword: SignInEvent = { type: 'passwordSent', password }
const verification: SignInEvent = { type: 'verificationOpened', email }

const signedUp = [signup, sendSignup, resolves('signUp', sent)]
const forgotten = [forgot, requestOtp, resolves('sendOtp', sent)]
const proven = [...forgotten, typeOtp, resolves('verifyOtp', { purpose: 'reset', proof: 'proof' })]
const asMember = [verification, resolves('resendOtp', sent)]
const delayed = [login, sendCredentials, rejects('logIn', mustWait)]
const loginCodeSent = [...delayed, requestLoginCode, resolves('sendOtp', sent)]
const byLink = [openLink, confirmLink]
const burned = [...signedUp, typeOtp, rejects('verifyOtp', over)]

const transitions: [why: string, deeds: (SignInEvent | Outcome)[], to: string][] = [
  ['the login opens', [login], 'typingLogin'],
  ['the sign-up opens', [signup], 'typingSignup'],
  ['the forgotten password opens', [forgot], 'typingEmail'],
  ['the login switches to the sign-up', [login, signup], 'typingSignup'],
  ['the sign-up switches to the login', [signup, login], 'typingLogin'],
  ['the login switches to the forgotten password', [login, forgot], 'typingEmail'],
  ['the sign-up switches to the forgotten password', [signup, forgot], 'typingEmail'],
  ['the forgotten password switches to the login', [forgot, login], 'typingLogin'],
  ['the forgotten password switches to the sign-up', [forgot, signup], 'typingSignup'],
  ['the customer sends credentials', [login, sendCredentials], 'loggingIn'],
  ['the shop accepts the credentials', [login, sendCredentials, resolves('logIn')], 'signedIn'],
  [
    'the shop rejects the credentials',
    [login, sendCredentials, rejects('logIn', { message: 'Login Failed' })],
    'typingLogin',
  ],
  ['the shop delays the login after failed attempts', delayed, 'typingLogin'],
  ['a delayed customer requests a login code', [...delayed, requestLoginCode], 'sendingLoginOtp'],
  ['a login code is not offered without a delay', [login, requestLoginCode], 'typingLogin'],
  ['the shop sends the login code', loginCodeSent, 'typingOtp'],
  ['the shop sent a login code just before', [...delayed, requestLoginCode, rejects('sendOtp', tooSoon)], 'typingOtp'],
  ['the shop sent too many login codes', [...delayed, requestLoginCode, rejects('sendOtp', tooMany)], 'typingOtp'],
  [
    'the request for a login code fails',
    [...delayed, requestLoginCode, rejects('sendOtp', networkError)],
    'typingLogin',
  ],
  [
    'the login code ends the delay, and the typed password is sent',
    [...loginCodeSent, typeOtp, resolves('verifyOtp', { purpose: 'login' })],
    'loggingIn',
  ],
  [
    'the login code ends the delay after a page reload, which dropped the password',
    [
      { type: 'otpResumed', step: { ...step, purpose: 'login' }, isMember: false },
      typeOtp,
      resolves('verifyOtp', { purpose: 'login' }),
    ],
    'typingLogin',
  ],
  ['the customer corrects the address of the login', [...loginCodeSent, wrongEmail], 'typingLogin'],
  ['the customer opens the link in a mail', [openLink], 'confirmingLink'],
  ['the customer confirms the link', byLink, 'verifyingOtp'],
  [
    'the link allows a new password',
    [...byLink, resolves('verifyOtp', { purpose: 'reset', proof: 'proof' })],
    'typingPassword',
  ],
  ['the link verifies an address', [...byLink, resolves('verifyOtp', { purpose: 'signup' })], 'typingLogin'],
  [
    'the link verifies the address of a signed-in customer',
    [{ ...openLink, isMember: true }, confirmLink, resolves('verifyOtp', { purpose: 'signup' })],
    'signedIn',
  ],
  ['the link is no longer valid', [...byLink, rejects('verifyOtp', over)], 'typingLogin'],
  [
    'a sign-up code of another browser allows a new password',
    [...signedUp, typeOtp, resolves('verifyOtp', { purpose: 'reset', proof: 'proof' })],
    'typingPassword',
  ],
  ['the customer sends the sign-up', [signup, sendSignup], 'signingUp'],
  ['the shop accepts the sign-up', signedUp, 'typingOtp'],
  ['the shop rejects the sign-up', [signup, sendSignup, rejects('signUp', common)], 'typingSignup'],
  ['the customer requests a code for a new password', [forgot, requestOtp], 'sendingOtp'],
  ['the shop sends the code for a new password', forgotten, 'typingOtp'],
  [
    'the shop refuses to send the code for a new password',
    [forgot, requestOtp, rejects('sendOtp', tooSoon)],
    'typingEmail',
  ],
  ['the customer submits a code', [...signedUp, typeOtp], 'verifyingOtp'],
  ['the code allows a new password', proven, 'typingPassword'],
  [
    'the code verifies a customer who has just signed up',
    [...signedUp, typeOtp, resolves('verifyOtp', { purpose: 'signup' })],
    'loggingIn',
  ],
  [
    'the code verifies a signed-in customer',
    [...asMember, typeOtp, resolves('verifyOtp', { purpose: 'signup' })],
    'signedIn',
  ],
  [
    'the code verifies a customer whose password a page reload dropped',
    [{ type: 'otpResumed', step, isMember: false }, typeOtp, resolves('verifyOtp', { purpose: 'signup' })],
    'typingLogin',
  ],
  ['the code is wrong', [...signedUp, typeOtp, rejects('verifyOtp', wrong)], 'typingOtp'],
  ['the code is used up', burned, 'needingOtp'],
  ['the customer requests another code', [...signedUp, again], 'resendingOtp'],
  ['the customer requests another code for one that is used up', [...burned, again], 'resendingOtp'],
  ['the shop sends another code', [...burned, again, resolves('resendOtp', sent)], 'typingOtp'],
  [
    'the shop sends no other code while the old one is valid',
    [...signedUp, again, rejects('resendOtp', tooSoon)],
    'typingOtp',
  ],
  [
    'the shop refuses another code for one that is used up',
    [...burned, again, rejects('resendOtp', tooSoon)],
    'needingOtp',
  ],
  ['the customer corrects the address of the sign-up', [...signedUp, wrongEmail], 'typingSignup'],
  ['the customer corrects the address of the forgotten password', [...forgotten, wrongEmail], 'typingEmail'],
  ['the customer corrects the address after the code is used up', [...burned, wrongEmail], 'typingSignup'],
  ['a signed-in customer cannot correct the address', [...asMember, wrongEmail], 'typingOtp'],
  ['a signed-in customer opens the verification', [verification], 'resendingOtp'],
  ['a page reload resumes at the code', [{ type: 'otpResumed', step, isMember: false }], 'typingOtp'],
  ['a page reload resumes at the new password', [{ type: 'proofResumed', step }], 'typingPassword'],
  ['the customer sends a new password', [...proven, sendPassword], 'resettingPassword'],
  ['the shop sets the new password', [...proven, sendPassword, resolves('resetPassword')], 'typingLogin'],
  ['the shop rejects the new password', [...proven, sendPassword, rejects('resetPassword', common)], 'typingPassword'],
  ['the proof has expired', [...proven, sendPassword, rejects('resetPassword', unproven)], 'typingEmail'],
]

describe('a transition of the sign-in', () => {
  it.each(transitions)('%s', async (_, steps, to) => {
    expect((await signInAfter(...steps)).state).toBe(to)
  })
})

const outcomes: AnyEventObject[] = [
  { type: 'xstate.done.actor.0.signIn.loggingIn', output: undefined },
  { type: 'xstate.error.actor.0.signIn.loggingIn', error: mustWait },
  { type: 'xstate.done.actor.0.signIn.signingUp', output: sent },
  { type: 'xstate.done.actor.0.signIn.sendingOtp', output: sent },
  { type: 'xstate.done.actor.0.signIn.resendingOtp', output: sent },
  { type: 'xstate.done.actor.0.signIn.verifyingOtp', output: { purpose: 'reset' } },
  { type: 'xstate.error.actor.0.signIn.verifyingOtp', error: over },
]

const walkedEvents = [
  login,
  forgot,
  requestOtp,
  typeOtp,
  again,
  sendPassword,
  sendCredentials,
  signup,
  sendSignup,
  requestLoginCode,
  openLink,
  ...outcomes,
] as SignInEvent[]

const paths = getShortestPaths(signInMachine, {
  events: walkedEvents,
  // Whether a code is offered depends on why the login was refused.
  serializeState: ({ value, context }) => JSON.stringify([value, context.refused?.refusal === 'TooManyLogins']),
})

const ports: Partial<Record<string, Port>> = {
  loggingIn: 'logIn',
  signingUp: 'signUp',
  sendingOtp: 'sendOtp',
  resendingOtp: 'resendOtp',
  verifyingOtp: 'verifyOtp',
}

/** Turns an event of the graph into a step for a running machine: an outcome settles the port that it belongs to. */
const stepOf = (event: SignInEvent): SignInEvent | Outcome => {
  const port = ports[event.type.split('.').at(-1) ?? '']
  if (!port) return event
  return 'error' in event
    ? rejects(port, port === 'logIn' ? mustWait : over)
    : resolves(port, 'output' in event ? event.output : undefined)
}

describe('the shortest path', () => {
  it('exists to every state', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)))
    expect([...reached].sort()).toEqual(Object.keys(signInMachine.states).sort())
  })

  it.each(paths.map(({ state, steps }) => ({ to: String(state.value), steps })))(
    'reaches $to in a running machine',
    async (path) => {
      const person = await signInAfter(...path.steps.slice(1).map(({ event }) => stepOf(event)))

      expect(person.state).toBe(path.to)
    },
  )

  it.each(
    paths.map(({ state, steps }) => ({ from: String(state.value), steps })).filter(({ from }) => from !== 'signedIn'),
  )('out of $from is closing the dialog, which resets the context', async ({ steps }) => {
    const person = await signInAfter(...steps.slice(1).map(({ event }) => stepOf(event)), close)

    expect(person.state).toBe('closed')
    expect(person.context).toEqual(initialSignInContext)
  })
})

describe('the sign-in', () => {
  it('sends one request, however often the button is pressed', async () => {
    const { asked } = await signInAfter(login, sendCredentials, sendCredentials)

    expect(asked.map(({ port, input }) => [port, input])).toEqual([['logIn', credentials]])
  })

  it('stores the refusal until the next event', async () => {
    const amina = await signInAfter(login, sendCredentials, rejects('logIn', { message: 'Login Failed' }))
    expect(amina.context.refused?.message).toBe('Login Failed')

    await amina.perform(sendCredentials)
    expect(amina.context.refused).toBeUndefined()
  })

  it('stores a default message for an error that is not a refusal', async () => {
    const amina = await signInAfter(login, sendCredentials)
    amina.asked[0]?.settle({ port: 'logIn', refused: Object('no refusal at all') })
    await amina.perform()
    await new Promise((resolve) => setTimeout(resolve))

    expect(amina.context.refused?.message).toBe('Something went wrong. Please try again or refresh the page.')
  })

  it('forgets the password of a login that failed', async () => {
    const amina = await signInAfter(login, sendCredentials, rejects('logIn', networkError))

    expect(JSON.stringify(amina.context)).not.toContain('Sawubona-amina')
  })

  it('logs in a customer who has just signed up, with the typed password', async () => {
    const { asked } = await signInAfter(...signedUp, typeOtp, resolves('verifyOtp', { purpose: 'signup' }))

    expect(asked.at(-1)).toMatchObject({ port: 'logIn', input: { email, password: 'Sawubona-amina', remember: false } })
  })

  it('opens the login with the notice "emailVerified" if that login fails', async () => {
    const verified = [...signedUp, typeOtp, resolves('verifyOtp', { purpose: 'signup' })]
    const amina = await signInAfter(...verified, rejects('logIn', networkError))

    expect(amina.state).toBe('typingLogin')
    expect(amina.context).toMatchObject({ email, notice: 'emailVerified', refused: networkError, customer: undefined })
  })

  it('retains the typed sign-up when the customer corrects the address', async () => {
    const amina = await signInAfter(...signedUp, wrongEmail)

    expect(amina.context.customer).toEqual(customer)
  })

  it('does not log in with the password of another address', async () => {
    const other: SignInEvent = { type: 'otpRequested', email: 'gogo@ekhaya.example' }
    const amina = await signInAfter(...signedUp, wrongEmail, forgot, other, resolves('sendOtp', sent))
    await amina.perform(typeOtp, resolves('verifyOtp', { purpose: 'signup' }))

    expect(amina.state).toBe('typingLogin')
  })

  it('stores when a code was sent, and from when another can be requested', async () => {
    const amina = await signInAfter(...signedUp)
    expect(amina.context).toMatchObject({ ...sent, email, purpose: 'signup' })

    await amina.perform(again, rejects('resendOtp', tooSoon))
    expect(amina.context).toMatchObject({ sentAt: 1_000, resendFrom: 90_000, refused: tooSoon })
  })

  it('retains the password of a delayed login, and logs in with it after the code', async () => {
    const { asked } = await signInAfter(...loginCodeSent, typeOtp, resolves('verifyOtp', { purpose: 'login' }))

    expect(asked.slice(1).map(({ port, input }) => [port, input])).toEqual([
      ['sendOtp', { email, purpose: 'login' }],
      ['verifyOtp', { email, purpose: 'login', otp: '483920' }],
      ['logIn', credentials],
    ])
  })

  it('sends the token of the link, but not with digits that are typed later', async () => {
    const amina = await signInAfter(...byLink)
    expect(amina.asked.at(-1)).toMatchObject({ port: 'verifyOtp', input: { email, link: 'of-the-mail' } })

    await amina.perform(resolves('verifyOtp', { purpose: 'reset', proof: 'proof' }))
    await amina.perform(
      sendPassword,
      rejects('resetPassword', unproven),
      requestOtp,
      resolves('sendOtp', sent),
      typeOtp,
    )
    expect(amina.asked.at(-1)?.input).toEqual({ email, purpose: 'reset', otp: '483920' })
  })

  it('sets the notice "addressProven" if the sign-up was started in another browser', async () => {
    const amina = await signInAfter(...signedUp, typeOtp, resolves('verifyOtp', { purpose: 'reset', proof: 'proof' }))
    expect(amina.context).toMatchObject({ notice: 'addressProven', proof: 'proof' })
    const forgetful = await signInAfter(...proven)
    expect(forgetful.context.notice).toBeUndefined()
  })

  it('reports with a resend request whether the current code is used up', async () => {
    const alive = await signInAfter(...forgotten, again)
    const dead = await signInAfter(...burned, again)

    expect(alive.asked.at(-1)?.input).toEqual({ ...step, isOver: false })
    expect(dead.asked.at(-1)?.input).toEqual({ ...step, purpose: 'signup', isOver: true })
  })

  it('accepts a code after a refused resend, if an earlier resend has replaced the used-up code', async () => {
    const amina = await signInAfter(...burned, again, resolves('resendOtp', sent), again, rejects('resendOtp', tooSoon))

    expect(amina.state).toBe('typingOtp')
  })

  it('sends the proof with the new password, then drops both', async () => {
    const amina = await signInAfter(...proven, sendPassword)
    expect(amina.asked.at(-1)?.input).toEqual({ email, proof: 'proof', ...password })

    await amina.perform(resolves('resetPassword'))
    expect(amina.context).toMatchObject({ email, notice: 'passwordChanged', proof: undefined })
  })

  it('ignores a response that arrives after the dialog is closed', async () => {
    const amina = await signInAfter(login, sendCredentials, close, resolves('logIn'))

    expect(amina.state).toBe('closed')
  })
})
