import { fact } from '#domain/kernel/decision.ts'
import type { Inbox } from './inboxMachine.ts'

/** Marks one entry as read. Idempotent. */
export const readEntry = ({ context }: Inbox, entryId: string) =>
  context.readEntries.includes(entryId) || context.readUpTo === entryId ? [] : [fact('InboxEntryRead', { entryId })]

/** Marks an entry and all older ones as read, so that what arrived meanwhile stays unread. Idempotent. */
export const readInbox = ({ context }: Inbox, upTo: string) =>
  context.readUpTo === upTo ? [] : [fact('InboxRead', { upTo })]
