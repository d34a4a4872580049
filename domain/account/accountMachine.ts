import { setup } from 'xstate'
import type { Happened } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import { type AccountHappened, type EmailFact, erasedPerson, type Role } from './accountEvents.ts'

interface AccountContext {
  firstname: string
  lastname: string
  email: string
  role: Role
}

const accountSetup = setup({
  types: { context: {} as AccountContext, events: {} as AccountHappened },
})

const open = accountSetup.assign(({ event }) => (event.type === 'AccountOpened' ? event.data : {}))
const grant = accountSetup.assign(({ event }) => (event.type === 'RoleGranted' ? { role: event.data.role } : {}))
const erase = accountSetup.assign(() => ({ ...erasedPerson, role: 'Customer' as const }))

const erasing = { target: 'erased', actions: erase } as const

export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: { firstname: '', lastname: '', email: '', role: 'Customer' },
  initial: 'unopened',
  states: {
    unopened: { on: { AccountOpened: { target: 'unverified', actions: open } } },
    unverified: { on: { EmailVerified: 'active', RoleGranted: { actions: grant }, AccountErased: erasing } },
    active: { on: { RoleGranted: { actions: grant }, AccountErased: erasing } },
    erased: {},
  },
})

export type Account = Replayed<typeof accountMachine>

export const accountStream = (customerId: string) => `account-${customerId}`

const emailSetup = setup({
  types: { context: {} as { customerId: string | undefined }, events: {} as Happened<EmailFact> },
})

/** One e-mail address belongs to one customer: the stream is named by the address's hash. */
export const emailMachine = emailSetup.createMachine({
  id: 'email',
  context: { customerId: undefined },
  initial: 'free',
  states: {
    free: {
      on: {
        EmailClaimed: {
          target: 'claimed',
          actions: emailSetup.assign(({ event }) => ({ customerId: event.data.customerId })),
        },
      },
    },
    claimed: {
      on: { EmailReleased: { target: 'free', actions: emailSetup.assign(() => ({ customerId: undefined })) } },
    },
  },
})

export type Email = Replayed<typeof emailMachine>
