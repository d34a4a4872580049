import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import { erasedPerson, type RecordedAccountFact, type Role } from './accountEvents.ts'

interface AccountContext {
  firstname: string
  lastname: string
  email: string
  role: Role
  /** The reason of the suspension; empty if the account is not suspended. */
  reason: string
}

const accountSetup = setup({
  types: { context: {} as AccountContext, events: {} as RecordedAccountFact },
})

const open = accountSetup.assign(({ event }) => (event.type === 'AccountOpened' ? event.data : {}))
const rename = accountSetup.assign(({ event }) => (event.type === 'DetailsChanged' ? event.data : {}))
const grant = accountSetup.assign(({ event }) => (event.type === 'RoleGranted' ? { role: event.data.role } : {}))
const suspend = accountSetup.assign(({ event }) =>
  event.type === 'AccountSuspended' ? { reason: event.data.reason } : {},
)
const reinstate = accountSetup.assign(() => ({ reason: '' }))
const erase = accountSetup.assign(() => ({ ...erasedPerson, role: 'Customer' as const, reason: '' }))

const whileOpened = {
  DetailsChanged: { actions: rename },
  RoleGranted: { actions: grant },
  PersonalDataRevealed: {},
  AccountErased: { target: '#account.erased', actions: erase },
} as const

const inUse = { ...whileOpened, OtpIssued: {}, SignupRepeated: {}, PasswordReset: {} } as const

/** A suspended account remembers whether its address was verified. */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: { firstname: '', lastname: '', email: '', role: 'Customer', reason: '' },
  initial: 'unopened',
  states: {
    unopened: { on: { AccountOpened: { target: 'unverified', actions: open } } },
    unverified: {
      on: { ...inUse, EmailVerified: 'active', AccountSuspended: { target: 'suspended.unverified', actions: suspend } },
    },
    active: { on: { ...inUse, AccountSuspended: { target: 'suspended.verified', actions: suspend } } },
    suspended: {
      initial: 'verified',
      on: whileOpened,
      states: {
        unverified: { on: { AccountReinstated: { target: '#account.unverified', actions: reinstate } } },
        verified: { on: { AccountReinstated: { target: '#account.active', actions: reinstate } } },
      },
    },
    erased: {},
  },
})

export type Account = Replayed<typeof accountMachine>

export const accountStream = (customerId: string) => `account-${customerId}`

/** The status of an account as the API returns it. */
export const accountStatuses = ['unverified', 'active', 'suspended', 'erased'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Statuses in which the owner may use the account. */
export const statusesInUse = ['active', 'unverified'] as const satisfies AccountStatus[]

/** `undefined` for an account that was never opened. */
export const statusOf = (account: Account) => accountStatuses.find((status) => account.is(status))

/** Whether the owner may use the account. */
export const isInUse = (account: Account) => statusesInUse.some((status) => account.is(status))

/** Whether the account was opened but its address is not verified, suspended or not. */
export const isUnverified = (account: Account) => account.is('unverified') || account.is('suspended.unverified')

/** Whether a new sign-up with this address may replace the account: false for a verified, suspended or erased one. */
export const isOpenToSignUps = (account: Account) => account.is('unopened') || account.is('unverified')
