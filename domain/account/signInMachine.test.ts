import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { nobody, type SignInEvent } from './signInContext.ts'
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
const wrong = { message: 'This code is not right. 4 tries are left', refusal: 'OtpIsWrong' }
const over = { message: 'This code can no longer be used', refusal: 'OtpIsOver' }
const common = { message: 'Too common', refusal: 'PasswordIsCommon', errors: { password: 'Too common' } }
const unproven = { message: 'Please ask for a new code first', refusal: 'ResetNotProven' }
const noLine = { message: 'Network error' }

const says = (port: Port, output?: unknown): Outcome => ({ port, output })
const refuses = (port: Port, refused: SignInRefusal): Outcome => ({ port, refused })

/** Somebody before the dialog, and a shop whose answers the test gives. */
const somebody = () => {
  const asked: { port: Port; input: unknown; settle: (outcome: Outcome) => void }[] = []
  const port = <Answer, Input>(name: Port) =>
    fromPromise<Answer, Input>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          const settle = ({ output, refused }: Outcome) => (refused ? reject(refused) : resolve(output as Answer))
          asked.push({ port: name, input, settle })
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
    asked,
    get state() {
      return actor.getSnapshot().value
    },
    get told() {
      return actor.getSnapshot().context
    },
    does: async (...deeds: (SignInEvent | Outcome)[]) => {
      for (const deed of deeds) {
        if ('type' in deed) actor.send(deed)
        else asked.findLast(({ port: name }) => name === deed.port)?.settle(deed)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}

const having = async (...deeds: (SignInEvent | Outcome)[]) => {
  const person = somebody()
  await person.does(...deeds)
  return person
}

const login: SignInEvent = { type: 'loginOpened' }
const signup: SignInEvent = { type: 'signupOpened' }
const forgot: SignInEvent = { type: 'forgotOpened' }
const close: SignInEvent = { type: 'dialogClosed' }
const again: SignInEvent = { type: 'newOtpWished' }
const wrongEmail: SignInEvent = { type: 'emailWasWrong' }
const sendCredentials: SignInEvent = { type: 'credentialsSent', credentials }
const sendSignup: SignInEvent = { type: 'signupSent', customer }
const wishOtp: SignInEvent = { type: 'otpWished', email }
const typeOtp: SignInEvent = { type: 'otpTyped', otp: '483920' }
const sendPassword: SignInEvent = { type: 'passwordSent', password }
const verification: SignInEvent = { type: 'verificationOpened', email }

const signedUp = [signup, sendSignup, says('signUp', sent)]
const forgotten = [forgot, wishOtp, says('sendOtp', sent)]
const proven = [...forgotten, typeOtp, says('verifyOtp', { purpose: 'reset', proof: 'proof' })]
const asMember = [verification, says('resendOtp', sent)]
const burned = [...signedUp, typeOtp, refuses('verifyOtp', over)]

const arrows: [why: string, deeds: (SignInEvent | Outcome)[], to: string][] = [
  ['the login opens', [login], 'typingLogin'],
  ['the sign-up opens', [signup], 'typingSignup'],
  ['the forgotten password opens', [forgot], 'typingEmail'],
  ['there is no account yet', [login, signup], 'typingSignup'],
  ['there is one after all', [signup, login], 'typingLogin'],
  ['the password is forgotten', [login, forgot], 'typingEmail'],
  ['it is forgotten while signing up', [signup, forgot], 'typingEmail'],
  ['it is remembered again', [forgot, login], 'typingLogin'],
  ['there never was an account', [forgot, signup], 'typingSignup'],
  ['credentials are sent', [login, sendCredentials], 'loggingIn'],
  ['they are right', [login, sendCredentials, says('logIn')], 'signedIn'],
  ['they are wrong', [login, sendCredentials, refuses('logIn', { message: 'Login Failed' })], 'typingLogin'],
  ['a new customer is sent', [signup, sendSignup], 'signingUp'],
  ['the shop takes the customer', signedUp, 'typingOtp'],
  ['the shop does not', [signup, sendSignup, refuses('signUp', common)], 'typingSignup'],
  ['a code for a new password is wished', [forgot, wishOtp], 'sendingOtp'],
  ['it is on its way', forgotten, 'typingOtp'],
  ['it is not', [forgot, wishOtp, refuses('sendOtp', tooSoon)], 'typingEmail'],
  ['a code is sent', [...signedUp, typeOtp], 'verifyingOtp'],
  ['it proves who wants a new password', proven, 'typingPassword'],
  ['it verifies who has just signed up', [...signedUp, typeOtp, says('verifyOtp', { purpose: 'signup' })], 'loggingIn'],
  ['it verifies who is signed in', [...asMember, typeOtp, says('verifyOtp', { purpose: 'signup' })], 'signedIn'],
  [
    'it verifies somebody whose password is not known any more',
    [{ type: 'otpResumed', step, isMember: false }, typeOtp, says('verifyOtp', { purpose: 'signup' })],
    'typingLogin',
  ],
  ['it is not right', [...signedUp, typeOtp, refuses('verifyOtp', wrong)], 'typingOtp'],
  ['it is used up', burned, 'needingOtp'],
  ['another code is wished', [...signedUp, again], 'resendingOtp'],
  ['another is wished for one that is used up', [...burned, again], 'resendingOtp'],
  ['another is on its way', [...burned, again, says('resendOtp', sent)], 'typingOtp'],
  ['none comes while the old one lives', [...signedUp, again, refuses('resendOtp', tooSoon)], 'typingOtp'],
  ['none comes for one that is used up', [...burned, again, refuses('resendOtp', tooSoon)], 'needingOtp'],
  ['the address of the sign-up was wrong', [...signedUp, wrongEmail], 'typingSignup'],
  ['the address of the forgotten password was wrong', [...forgotten, wrongEmail], 'typingEmail'],
  ['the address was wrong, and the code is used up', [...burned, wrongEmail], 'typingSignup'],
  ["a member's address cannot be wrong", [...asMember, wrongEmail], 'typingOtp'],
  ['somebody who is signed in wants to verify', [verification], 'resendingOtp'],
  ['the page comes back', [{ type: 'otpResumed', step, isMember: false }], 'typingOtp'],
  ['the page comes back with the proof', [{ type: 'proofResumed', step }], 'typingPassword'],
  ['a new password is sent', [...proven, sendPassword], 'resettingPassword'],
  ['it is set', [...proven, sendPassword, says('resetPassword')], 'typingLogin'],
  ['it is not taken', [...proven, sendPassword, refuses('resetPassword', common)], 'typingPassword'],
  ['the proof is too old', [...proven, sendPassword, refuses('resetPassword', unproven)], 'typingEmail'],
]

describe('an arrow of the sign-in', () => {
  it.each(arrows)('%s', async (_, deeds, to) => {
    expect((await having(...deeds)).state).toBe(to)
  })
})

const outcomes: AnyEventObject[] = [
  { type: 'xstate.done.actor.0.signIn.loggingIn', output: undefined },
  { type: 'xstate.done.actor.0.signIn.signingUp', output: sent },
  { type: 'xstate.done.actor.0.signIn.sendingOtp', output: sent },
  { type: 'xstate.done.actor.0.signIn.resendingOtp', output: sent },
  { type: 'xstate.done.actor.0.signIn.verifyingOtp', output: { purpose: 'reset' } },
  { type: 'xstate.error.actor.0.signIn.verifyingOtp', error: over },
]

const walked = [
  login,
  forgot,
  wishOtp,
  typeOtp,
  again,
  sendPassword,
  sendCredentials,
  signup,
  sendSignup,
  ...outcomes,
] as SignInEvent[]

const paths = getShortestPaths(signInMachine, {
  events: walked,
  serializeState: ({ value }) => JSON.stringify(value),
})

const ports: Partial<Record<string, Port>> = {
  loggingIn: 'logIn',
  signingUp: 'signUp',
  sendingOtp: 'sendOtp',
  resendingOtp: 'resendOtp',
  verifyingOtp: 'verifyOtp',
}

/** What the graph walks, done by a person before a real machine. */
const deedOf = (event: SignInEvent): SignInEvent | Outcome => {
  const port = ports[event.type.split('.').at(-1) ?? '']
  if (!port) return event
  return 'error' in event ? refuses(port, over) : says(port, 'output' in event ? event.output : undefined)
}

describe('the shortest way', () => {
  it('to every state is known', () => {
    expect(paths.map(({ state }) => state.value).sort()).toEqual(Object.keys(signInMachine.states).sort())
  })

  it.each(paths.map(({ state, steps }) => ({ to: String(state.value), steps })))('to $to is walked', async (path) => {
    const person = await having(...path.steps.slice(1).map(({ event }) => deedOf(event)))

    expect(person.state).toBe(path.to)
  })

  it.each(
    paths.map(({ state, steps }) => ({ from: String(state.value), steps })).filter(({ from }) => from !== 'signedIn'),
  )('out of $from is the close button, and nothing is remembered', async ({ steps }) => {
    const person = await having(...steps.slice(1).map(({ event }) => deedOf(event)), close)

    expect(person.state).toBe('closed')
    expect(person.told).toEqual(nobody)
  })
})

describe('the sign-in', () => {
  it('asks once, however often the button is pressed', async () => {
    const { asked } = await having(login, sendCredentials, sendCredentials)

    expect(asked.map(({ port, input }) => [port, input])).toEqual([['logIn', credentials]])
  })

  it('tells why not, until something else is done', async () => {
    const amina = await having(login, sendCredentials, refuses('logIn', { message: 'Login Failed' }))
    expect(amina.told.refused?.message).toBe('Login Failed')

    await amina.does(sendCredentials)
    expect(amina.told.refused).toBeUndefined()
  })

  it('has words for a fault that brings none', async () => {
    const amina = await having(login, sendCredentials)
    amina.asked[0]?.settle({ port: 'logIn', refused: Object('no refusal at all') })
    await amina.does()
    await new Promise((resolve) => setTimeout(resolve))

    expect(amina.told.refused?.message).toBe('Something went wrong. Please try again or refresh the page.')
  })

  it('forgets the password of a login that failed', async () => {
    const amina = await having(login, sendCredentials, refuses('logIn', noLine))

    expect(JSON.stringify(amina.told)).not.toContain('Sawubona-amina')
  })

  it('logs in who has just signed up, with the password that was typed', async () => {
    const { asked } = await having(...signedUp, typeOtp, says('verifyOtp', { purpose: 'signup' }))

    expect(asked.at(-1)).toMatchObject({ port: 'logIn', input: { email, password: 'Sawubona-amina', remember: false } })
  })

  it('leads to the login with good news where that login does not get through', async () => {
    const verified = [...signedUp, typeOtp, says('verifyOtp', { purpose: 'signup' })]
    const amina = await having(...verified, refuses('logIn', noLine))

    expect(amina.state).toBe('typingLogin')
    expect(amina.told).toMatchObject({ email, notice: 'emailVerified', refused: noLine, customer: undefined })
  })

  it('keeps what was typed for who mistyped the address', async () => {
    const amina = await having(...signedUp, wrongEmail)

    expect(amina.told.customer).toEqual(customer)
  })

  it('logs nobody in with the password of another address', async () => {
    const other: SignInEvent = { type: 'otpWished', email: 'gogo@ekhaya.example' }
    const amina = await having(...signedUp, wrongEmail, forgot, other, says('sendOtp', sent))
    await amina.does(typeOtp, says('verifyOtp', { purpose: 'signup' }))

    expect(amina.state).toBe('typingLogin')
  })

  it('remembers when a code was sent, and from when another may be wished', async () => {
    const amina = await having(...signedUp)
    expect(amina.told).toMatchObject({ ...sent, email, purpose: 'signup' })

    await amina.does(again, refuses('resendOtp', tooSoon))
    expect(amina.told).toMatchObject({ sentAt: 1_000, resendFrom: 90_000, refused: tooSoon })
  })

  it('says whether the code that is to be sent again is still alive', async () => {
    const alive = await having(...forgotten, again)
    const dead = await having(...burned, again)

    expect(alive.asked.at(-1)?.input).toEqual({ ...step, isOver: false })
    expect(dead.asked.at(-1)?.input).toEqual({ ...step, purpose: 'signup', isOver: true })
  })

  it('types a new code against a new one, not against the used one', async () => {
    const amina = await having(...burned, again, says('resendOtp', sent), again, refuses('resendOtp', tooSoon))

    expect(amina.state).toBe('typingOtp')
  })

  it('sends the proof with the new password, and forgets both', async () => {
    const amina = await having(...proven, sendPassword)
    expect(amina.asked.at(-1)?.input).toEqual({ email, proof: 'proof', ...password })

    await amina.does(says('resetPassword'))
    expect(amina.told).toMatchObject({ email, notice: 'passwordChanged', proof: undefined })
  })

  it('hears no answer that comes after it was closed', async () => {
    const amina = await having(login, sendCredentials, close, says('logIn'))

    expect(amina.state).toBe('closed')
  })
})
