import { setup } from 'xstate'
import type { Happened } from '#domain/kernel/decision.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { EmailFact } from './accountEvents.ts'

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
