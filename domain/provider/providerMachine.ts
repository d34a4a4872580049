import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { ProviderDetails, RecordedProviderFact } from './providerEvents.ts'

interface ProviderContext {
  /** `undefined` before the provider was added. */
  details: (ProviderDetails & { dateAdded: string }) | undefined
  /** The number of edits since the provider was added: the version for detecting concurrent edits. */
  edits: number
}

const providerSetup = setup({ types: { context: {} as ProviderContext, events: {} as RecordedProviderFact } })

const add = providerSetup.assign(({ event }) => (event.type === 'ProviderAdded' ? { details: event.data } : {}))

const edit = providerSetup.assign(({ context: { details, edits }, event }) =>
  details ? { details: { ...details, ...event.data }, edits: edits + 1 } : {},
)

const verify = (verified: boolean) =>
  providerSetup.assign(({ context: { details, edits } }) =>
    details ? { details: { ...details, verified }, edits: edits + 1 } : {},
  )

const countEdit = providerSetup.assign(({ context }) => ({ edits: context.edits + 1 }))

const editing = {
  ProviderDescribed: { actions: edit },
  ProviderPictured: { actions: edit },
  WorkingHoursChanged: { actions: edit },
  DaysOffChanged: { actions: edit },
  ProviderVerified: { actions: verify(true) },
  VerificationWithdrawn: { actions: verify(false) },
}

/** The record machine of service providers. A withdrawn one is not in the directory and cannot be booked. */
export const providerMachine = providerSetup.createMachine({
  id: 'provider',
  context: { details: undefined, edits: 0 },
  initial: 'unknown',
  states: {
    unknown: { on: { ProviderAdded: { target: 'listed', actions: add } } },
    listed: { on: { ...editing, ProviderWithdrawn: { target: 'withdrawn', actions: countEdit } } },
    withdrawn: { on: { ...editing, ProviderListed: { target: 'listed', actions: countEdit } } },
  },
})

export type Provider = Replayed<typeof providerMachine>

export const providerStream = (providerId: string) => `provider-${providerId}`
