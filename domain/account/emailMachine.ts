import { setup } from 'xstate'
import type { RecordedFact } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { EmailFact } from './accountEvents.ts'

interface EmailContext {
  /** The customer who has proven to own the address. */
  owner: string | undefined
  /** The customers who have signed up with the address but not proven it, oldest first. */
  claims: readonly string[]
  /** The customers whose sign-ups became void when the owner proved the address. */
  voided: readonly string[]
}

const emailSetup = setup({ types: { context: {} as EmailContext, events: {} as RecordedFact<EmailFact> } })

const claim = emailSetup.assign(({ context, event }) => ({ claims: [...context.claims, event.data.customerId] }))
const dropClaim = emailSetup.assign(({ context, event }) => ({
  claims: context.claims.filter((customerId) => customerId !== event.data.customerId),
}))
const prove = emailSetup.assign(({ event }) => ({
  owner: event.data.customerId,
  claims: [],
  voided: 'others' in event.data ? event.data.others : [],
}))
const release = emailSetup.assign(() => ({ owner: undefined, voided: [] }))

/**
 * One e-mail address: several customers may sign up with it until one of them proves it and owns it; the other sign-ups become void.
 * The stream is named by the address's hash. An address that was verified before `EmailProven` was written has one claim only.
 */
export const emailMachine = emailSetup.createMachine({
  id: 'email',
  context: { owner: undefined, claims: [], voided: [] },
  initial: 'unproven',
  states: {
    unproven: {
      on: {
        EmailClaimed: { actions: claim },
        EmailReleased: { actions: dropClaim },
        EmailProven: { target: 'proven', actions: prove },
      },
    },
    proven: { on: { EmailReleased: { target: 'unproven', actions: release } } },
  },
})

export type Email = Replayed<typeof emailMachine>
