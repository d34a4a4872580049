import { assign, setup } from 'xstate'
import type { OtpPurpose } from './accountEvents.ts'
import { broughtBy, nobody, type SignInContext, type SignInEvent, type SignInNotice } from './signInContext.ts'
import { type SentOtp, type SignInRefusal, signInPorts, type Verified } from './signInPorts.ts'

const signInSetup = setup({
  types: { context: {} as SignInContext, events: {} as SignInEvent },
  actors: signInPorts,
  actions: {
    forget: assign(nobody),
    /** What was said before does not matter any more. */
    hear: assign(({ event }) => ({ notice: undefined, refused: undefined, ...broughtBy(event) })),
    tell: assign((_, { notice }: { notice: SignInNotice }) => ({ notice, refused: undefined })),
    noteSent: assign((_, sent: SentOtp & { purpose: OtpPurpose }) => ({ ...sent, isOver: false })),
    noteProof: assign((_, { proof }: Verified) => ({ proof })),
    noteRefusal: assign(({ context }, { error }: { error: SignInRefusal }) => ({
      refused: error,
      resendFrom: error.resendFrom ?? context.resendFrom,
      isOver: context.isOver || error.refusal === 'OtpIsOver',
    })),
    logInAsCustomer: assign(({ context: { customer } }) => ({
      credentials: customer && { email: customer.email, password: customer.password, remember: false },
    })),
    dropPasswords: assign({ credentials: undefined, customer: undefined, proof: undefined }),
  },
  guards: {
    isForReset: ({ context }) => context.purpose === 'reset',
    isForMember: ({ context }) => context.isMember,
    isOver: ({ context }) => context.isOver,
    hasSignedUp: ({ context: { customer, email } }) => customer?.email === email,
    provesReset: (_, { purpose }: Verified) => purpose === 'reset',
    isRefusedAs: (_, { error, refusal }: { error: SignInRefusal; refusal: string }) => error.refusal === refusal,
  },
})

const heard = <Target extends string>(target: Target) => ({ target, actions: 'hear' }) as const

const refusal = ({ event }: { event: { error: unknown } }) => ({ error: refusalIn(event.error) })
const refuse = { type: 'noteRefusal', params: refusal } as const

// The address of somebody who is signed in is the account's: it cannot have been mistyped.
const emailWasWrong = [
  { guard: 'isForReset', ...heard('typingEmail') },
  { guard: 'isForMember', target: 'typingOtp' },
  heard('typingSignup'),
] as const

/** What somebody does who logs in, signs up or forgot the password (section 4 of the specification). It is closed from anywhere. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: nobody,
  initial: 'closed',
  on: { dialogClosed: '.closed' },
  states: {
    closed: {
      entry: 'forget',
      on: {
        loginOpened: 'typingLogin',
        signupOpened: 'typingSignup',
        forgotOpened: 'typingEmail',
        verificationOpened: heard('resendingOtp'),
        otpResumed: heard('typingOtp'),
        proofResumed: heard('typingPassword'),
      },
    },

    typingLogin: {
      on: {
        credentialsSent: heard('loggingIn'),
        signupOpened: heard('typingSignup'),
        forgotOpened: heard('typingEmail'),
      },
    },
    loggingIn: {
      invoke: {
        src: 'logIn',
        input: ({ context }) => context.credentials ?? { email: context.email, password: '', remember: false },
        onDone: 'signedIn',
        onError: { target: 'typingLogin', actions: [refuse, 'dropPasswords'] },
      },
    },

    typingSignup: {
      on: { signupSent: heard('signingUp'), loginOpened: heard('typingLogin'), forgotOpened: heard('typingEmail') },
    },
    signingUp: {
      invoke: {
        src: 'signUp',
        input: ({ context }) => context.customer ?? { firstname: '', lastname: '', email: context.email, password: '' },
        onDone: {
          target: 'typingOtp',
          actions: { type: 'noteSent', params: ({ event }) => ({ ...event.output, purpose: 'signup' }) },
        },
        onError: { target: 'typingSignup', actions: refuse },
      },
    },

    typingEmail: {
      on: {
        otpWished: heard('sendingOtp'),
        loginOpened: heard('typingLogin'),
        signupOpened: heard('typingSignup'),
      },
    },
    sendingOtp: {
      invoke: {
        src: 'sendOtp',
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: 'typingOtp',
          actions: { type: 'noteSent', params: ({ event }) => ({ ...event.output, purpose: 'reset' }) },
        },
        onError: { target: 'typingEmail', actions: refuse },
      },
    },

    typingOtp: { on: { otpTyped: heard('verifyingOtp'), newOtpWished: heard('resendingOtp'), emailWasWrong } },
    verifyingOtp: {
      invoke: {
        src: 'verifyOtp',
        input: ({ context, event }) => ({ email: context.email, otp: event.type === 'otpTyped' ? event.otp : '' }),
        onDone: [
          {
            guard: { type: 'provesReset', params: ({ event }) => event.output },
            target: 'typingPassword',
            actions: { type: 'noteProof', params: ({ event }) => event.output },
          },
          { guard: 'isForMember', target: 'signedIn' },
          {
            guard: 'hasSignedUp',
            target: 'loggingIn',
            actions: [{ type: 'tell', params: { notice: 'emailVerified' } }, 'logInAsCustomer'],
          },
          { target: 'typingLogin', actions: { type: 'tell', params: { notice: 'emailVerified' } } },
        ],
        onError: [
          {
            guard: { type: 'isRefusedAs', params: ({ event }) => ({ ...refusal({ event }), refusal: 'OtpIsOver' }) },
            target: 'needingOtp',
            actions: refuse,
          },
          { target: 'typingOtp', actions: refuse },
        ],
      },
    },
    needingOtp: { on: { newOtpWished: heard('resendingOtp'), emailWasWrong } },
    resendingOtp: {
      invoke: {
        src: 'resendOtp',
        input: ({ context: { email, purpose, sentAt, resendFrom, isOver } }) => ({
          email,
          purpose,
          sentAt,
          resendFrom,
          isOver,
        }),
        onDone: {
          target: 'typingOtp',
          actions: [
            { type: 'noteSent', params: ({ context, event }) => ({ ...event.output, purpose: context.purpose }) },
            { type: 'tell', params: { notice: 'otpSentAgain' } },
          ],
        },
        onError: [
          { guard: 'isOver', target: 'needingOtp', actions: refuse },
          { target: 'typingOtp', actions: refuse },
        ],
      },
    },

    typingPassword: { on: { passwordSent: heard('resettingPassword') } },
    resettingPassword: {
      invoke: {
        src: 'resetPassword',
        input: ({ context: { email, proof }, event }) => ({
          email,
          proof,
          ...(event.type === 'passwordSent' ? event.password : { newPassword: '', confirmPassword: '' }),
        }),
        onDone: {
          target: 'typingLogin',
          actions: [{ type: 'tell', params: { notice: 'passwordChanged' } }, 'dropPasswords'],
        },
        onError: [
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ ...refusal({ event }), refusal: 'ResetNotProven' }),
            },
            target: 'typingEmail',
            actions: refuse,
          },
          { target: 'typingPassword', actions: refuse },
        ],
      },
    },

    signedIn: { type: 'final', entry: 'dropPasswords' },
  },
})

// What is thrown otherwise is a fault of ours.
const refusalIn = (error: unknown): SignInRefusal =>
  typeof error === 'object' && error !== null && 'message' in error
    ? (error as SignInRefusal)
    : { message: 'Something went wrong. Please try again or refresh the page.' }
