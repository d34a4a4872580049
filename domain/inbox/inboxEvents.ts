import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'

/** What a customer has read of their inbox. The id of an entry is that of the fact that it is about. */
export type InboxFact =
  /** One entry. */
  | Fact<'InboxEntryRead', { entryId: string }>
  /** This entry and all older ones. */
  | Fact<'InboxRead', { upTo: string }>

export const inboxFacts = {
  InboxEntryRead: { version: 1 },
  InboxRead: { version: 1 },
} satisfies EventSchemas<InboxFact>

export type RecordedInboxFact = RecordedFact<InboxFact>
