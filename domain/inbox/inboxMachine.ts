import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { RecordedInboxFact } from './inboxEvents.ts'

interface InboxContext {
  /** The newest entry up to which everything was marked as read. */
  readUpTo: string | undefined
  /** Entries that were read one by one since then, newest first: enough to recognize a repeated command. */
  readEntries: readonly string[]
}

const maxRememberedEntries = 100

const inboxSetup = setup({ types: { context: {} as InboxContext, events: {} as RecordedInboxFact } })

const readOne = inboxSetup.assign(({ context: { readEntries }, event }) =>
  event.type === 'InboxEntryRead'
    ? { readEntries: [event.data.entryId, ...readEntries].slice(0, maxRememberedEntries) }
    : {},
)

const readAll = inboxSetup.assign(({ event }) =>
  event.type === 'InboxRead' ? { readUpTo: event.data.upTo, readEntries: [] } : {},
)

/** What a customer has read. The entries themselves are a read model: the facts about orders, bookings and products are the news. */
export const inboxMachine = inboxSetup.createMachine({
  id: 'inbox',
  context: { readUpTo: undefined, readEntries: [] },
  initial: 'open',
  states: { open: { on: { InboxEntryRead: { actions: readOne }, InboxRead: { actions: readAll } } } },
})

export type Inbox = Replayed<typeof inboxMachine>

export const inboxStream = (customerId: string) => `inbox-${customerId}`
