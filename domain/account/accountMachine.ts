import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import { type AccountHappened, erasedPerson, type Role } from './accountEvents.ts'

interface AccountContext {
  firstname: string
  lastname: string
  email: string
  role: Role
  /** Why it is suspended; empty where it is not. */
  reason: string
}

const accountSetup = setup({
  types: { context: {} as AccountContext, events: {} as AccountHappened },
})

const open = accountSetup.assign(({ event }) => (event.type === 'AccountOpened' ? event.data : {}))
const rename = accountSetup.assign(({ event }) => (event.type === 'DetailsChanged' ? event.data : {}))
const grant = accountSetup.assign(({ event }) => (event.type === 'RoleGranted' ? { role: event.data.role } : {}))
const suspend = accountSetup.assign(({ event }) =>
  event.type === 'AccountSuspended' ? { reason: event.data.reason } : {},
)
const reinstate = accountSetup.assign(() => ({ reason: '' }))
const erase = accountSetup.assign(() => ({ ...erasedPerson, role: 'Customer' as const, reason: '' }))

const everywhere = {
  DetailsChanged: { actions: rename },
  RoleGranted: { actions: grant },
  PersonalDataRevealed: {},
  AccountErased: { target: '#account.erased', actions: erase },
} as const

const inUse = { ...everywhere, OtpIssued: {}, SignupRepeated: {}, PasswordReset: {} } as const

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
      on: everywhere,
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

/** An account's status, as people are told it. */
export const accountStatuses = ['unverified', 'active', 'suspended', 'erased'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Of an account in whose name somebody may act. */
export const statusesInUse = ['active', 'unverified'] as const satisfies AccountStatus[]

/** `undefined` for an account that never was. */
export const statusOf = (account: Account) => accountStatuses.find((status) => account.is(status))

/** Whether somebody may act in its name. */
export const isInUse = (account: Account) => statusesInUse.some((status) => account.is(status))

/** Whether it was opened, and nobody has shown that its address is theirs: so also while it is suspended. */
export const isUnproven = (account: Account) => account.is('unverified') || account.is('suspended.unverified')

/** Whether the next who signs up with its address gets it: not once the address is proven, and not while it is suspended, proven or not. */
export const isOpenToSignUps = (account: Account) => account.is('unopened') || account.is('unverified')
