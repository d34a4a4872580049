import { assign, setup } from 'xstate'
import type { OtpPurpose } from './accountEvents.ts'
import {
  contextOf,
  initialSignInContext,
  type SignInContext,
  type SignInEvent,
  type SignInNotice,
} from './signInContext.ts'
import { type SentOtp, type SignInRefusal, signInPorts, type VerifiedOtp } from './signInPorts.ts'

const signInSetup = setup({
  types: { context: {} as SignInContext, events: {} as SignInEvent },
  actors: signInPorts,
  actions: {
    forget: assign(initialSignInContext),
    /** Clears notice and refusal of the step before. */
    clearNotice: assign(({ event }) => ({ notice: undefined, refused: undefined, ...contextOf(event) })),
    showNotice: assign((_, { notice }: { notice: SignInNotice }) => ({ notice, refused: undefined })),
    noteSent: assign((_, sent: SentOtp & { purpose: OtpPurpose }) => ({ ...sent, isOver: false })),
    noteProof: assign((_, { proof }: VerifiedOtp) => ({ proof })),
    expectLoginOtp: assign({ purpose: 'login' as const, isOver: false }),
    noteRefusal: assign(({ context }, { error }: { error: SignInRefusal }) => ({
      refused: error,
      resendFrom: error.resendFrom ?? context.resendFrom,
      isOver: context.isOver || error.refusal === 'OtpIsOver',
    })),
    logInAsCustomer: assign(({ context: { customer } }) => ({
      credentials: customer && { email: customer.email, password: customer.password, remember: false },
    })),
    dropPasswords: assign({ credentials: undefined, customer: undefined, proof: undefined, link: undefined }),
  },
  guards: {
    isForReset: ({ context }) => context.purpose === 'reset',
    isForLogin: ({ context }) => context.purpose === 'login',
    hasLink: ({ context }) => context.link !== undefined,
    hasToWait: ({ context }) => context.refused?.refusal === 'TooManyLogins',
    isForMember: ({ context }) => context.isMember,
    isOver: ({ context }) => context.isOver,
    hasSignedUp: ({ context: { customer, email } }) => customer?.email === email,
    provesReset: (_, { purpose }: VerifiedOtp) => purpose === 'reset',
    passesDelay: (_, { purpose }: VerifiedOtp) => purpose === 'login',
    // The customer typed the password before the login was delayed.
    passesDelayAtOnce: ({ context: { credentials, email } }, { purpose }: VerifiedOtp) =>
      purpose === 'login' && credentials?.email === email,
    // The sign-up was started in another browser: this one does not have its password.
    provesAddressOnly: ({ context }, { purpose }: VerifiedOtp) =>
      purpose === 'reset' && context.purpose === 'signup' && context.link === undefined,
    // The shop has just sent a code, also if another browser requested it.
    wasSentBefore: (_, { error }: { error: SignInRefusal }) =>
      error.refusal === 'OtpTooSoon' || error.refusal === 'TooManyOtps',
    isRefusedAs: (_, { error, refusal }: { error: SignInRefusal; refusal: string }) => error.refusal === refusal,
  },
})

const clearingNotice = <Target extends string>(target: Target) => ({ target, actions: 'clearNotice' }) as const

const refusal = ({ event }: { event: { error: unknown } }) => ({ error: refusalIn(event.error) })
const refuse = { type: 'noteRefusal', params: refusal } as const

// A signed-in customer verifies the address of the account, so it cannot be mistyped.
const emailWasWrong = [
  { guard: 'isForLogin', ...clearingNotice('typingLogin') },
  { guard: 'isForReset', ...clearingNotice('typingEmail') },
  { guard: 'isForMember', target: 'typingOtp' },
  clearingNotice('typingSignup'),
] as const

/** The dialog to log in, sign up and reset the password (section 4 of the specification). Every state can be closed. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: initialSignInContext,
  initial: 'closed',
  on: { dialogClosed: '.closed' },
  states: {
    closed: {
      entry: 'forget',
      on: {
        loginOpened: 'typingLogin',
        signupOpened: 'typingSignup',
        forgotOpened: 'typingEmail',
        verificationOpened: clearingNotice('resendingOtp'),
        otpResumed: clearingNotice('typingOtp'),
        proofResumed: clearingNotice('typingPassword'),
        linkOpened: clearingNotice('confirmingLink'),
      },
    },

    // Mail scanners open links too: the customer has to confirm.
    confirmingLink: { on: { linkConfirmed: clearingNotice('verifyingOtp') } },

    typingLogin: {
      on: {
        credentialsSent: clearingNotice('loggingIn'),
        signupOpened: clearingNotice('typingSignup'),
        forgotOpened: clearingNotice('typingEmail'),
        loginCodeRequested: { guard: 'hasToWait', ...clearingNotice('sendingLoginOtp') },
      },
    },
    sendingLoginOtp: {
      invoke: {
        src: 'sendOtp',
        input: ({ context: { email } }) => ({ email, purpose: 'login' as const }),
        onDone: {
          target: 'typingOtp',
          actions: { type: 'noteSent', params: ({ event }) => ({ ...event.output, purpose: 'login' }) },
        },
        onError: [
          {
            guard: { type: 'wasSentBefore', params: refusal },
            target: 'typingOtp',
            actions: ['expectLoginOtp', refuse],
          },
          { target: 'typingLogin', actions: refuse },
        ],
      },
    },
    loggingIn: {
      invoke: {
        src: 'logIn',
        input: ({ context }) => context.credentials ?? { email: context.email, password: '', remember: false },
        onDone: 'signedIn',
        onError: [
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ ...refusal({ event }), refusal: 'TooManyLogins' }),
            },
            target: 'typingLogin',
            // A code ends the delay: the customer need not type the password again.
            actions: refuse,
          },
          { target: 'typingLogin', actions: [refuse, 'dropPasswords'] },
        ],
      },
    },

    typingSignup: {
      on: {
        signupSent: clearingNotice('signingUp'),
        loginOpened: clearingNotice('typingLogin'),
        forgotOpened: clearingNotice('typingEmail'),
      },
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
        otpRequested: clearingNotice('sendingOtp'),
        loginOpened: clearingNotice('typingLogin'),
        signupOpened: clearingNotice('typingSignup'),
      },
    },
    sendingOtp: {
      invoke: {
        src: 'sendOtp',
        input: ({ context: { email } }) => ({ email, purpose: 'reset' as const }),
        onDone: {
          target: 'typingOtp',
          actions: { type: 'noteSent', params: ({ event }) => ({ ...event.output, purpose: 'reset' }) },
        },
        onError: { target: 'typingEmail', actions: refuse },
      },
    },

    typingOtp: {
      on: { otpTyped: clearingNotice('verifyingOtp'), newOtpRequested: clearingNotice('resendingOtp'), emailWasWrong },
    },
    verifyingOtp: {
      invoke: {
        src: 'verifyOtp',
        input: ({ context: { email, purpose, link }, event }) =>
          event.type === 'otpTyped' ? { email, purpose, otp: event.otp } : { email, link },
        onDone: [
          {
            guard: { type: 'provesAddressOnly', params: ({ event }) => event.output },
            target: 'typingPassword',
            actions: [
              { type: 'noteProof', params: ({ event }) => event.output },
              { type: 'showNotice', params: { notice: 'addressProven' } },
            ],
          },
          {
            guard: { type: 'provesReset', params: ({ event }) => event.output },
            target: 'typingPassword',
            actions: { type: 'noteProof', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'passesDelayAtOnce', params: ({ event }) => event.output },
            target: 'loggingIn',
          },
          {
            guard: { type: 'passesDelay', params: ({ event }) => event.output },
            target: 'typingLogin',
            actions: { type: 'showNotice', params: { notice: 'delayPassed' } },
          },
          { guard: 'isForMember', target: 'signedIn' },
          {
            guard: 'hasSignedUp',
            target: 'loggingIn',
            actions: [{ type: 'showNotice', params: { notice: 'emailVerified' } }, 'logInAsCustomer'],
          },
          { target: 'typingLogin', actions: { type: 'showNotice', params: { notice: 'emailVerified' } } },
        ],
        onError: [
          { guard: 'hasLink', target: 'typingLogin', actions: [refuse, 'dropPasswords'] },
          {
            guard: { type: 'isRefusedAs', params: ({ event }) => ({ ...refusal({ event }), refusal: 'OtpIsOver' }) },
            target: 'needingOtp',
            actions: refuse,
          },
          { target: 'typingOtp', actions: refuse },
        ],
      },
    },
    needingOtp: { on: { newOtpRequested: clearingNotice('resendingOtp'), emailWasWrong } },
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
            { type: 'showNotice', params: { notice: 'otpSentAgain' } },
          ],
        },
        onError: [
          { guard: 'isOver', target: 'needingOtp', actions: refuse },
          { target: 'typingOtp', actions: refuse },
        ],
      },
    },

    typingPassword: { on: { passwordSent: clearingNotice('resettingPassword') } },
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
          actions: [{ type: 'showNotice', params: { notice: 'passwordChanged' } }, 'dropPasswords'],
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

// Any other error is a bug.
const refusalIn = (error: unknown): SignInRefusal =>
  typeof error === 'object' && error !== null && 'message' in error
    ? (error as SignInRefusal)
    : { message: 'Something went wrong. Please try again or refresh the page.' }
