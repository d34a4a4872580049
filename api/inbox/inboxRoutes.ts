import type { Ledger } from '#api/eventStore/ledger.ts'
import { type Handlers, isForeign } from '#api/http/handlers.ts'
import { readEntry, readInbox } from '#domain/inbox/inboxCommands.ts'
import type { inboxContract } from '#domain/inbox/inboxContract.ts'
import type { InboxFact } from '#domain/inbox/inboxEvents.ts'
import { inboxMachine, inboxStream } from '#domain/inbox/inboxMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'
import type { InboxQueries } from './inboxQueries.ts'

/** Everybody reads their own inbox only; admins do not read that of others. */
export const inboxRoutes = (ledger: Ledger, inbox: InboxQueries): Handlers<typeof inboxContract> => ({
  'GET inbox/own/:customerId': ({ params: { customerId }, query, caller }) =>
    isForeign(customerId, caller) ? refuse('NotYours') : inbox.page(customerId, query),
  'GET inbox/unread/:customerId': ({ params: { customerId }, caller }) =>
    isForeign(customerId, caller) ? refuse('NotYours') : { result: { unread: inbox.unreadCount(customerId) } },
  'POST inbox/read': async ({ querydata: { id, older }, caller: { customerId }, idempotentContext }) => {
    const isRead = inbox.isRead(customerId, id)
    if (isRead === undefined) return refuse('InboxEntryNotFound')
    const result = { id, older }
    if (isRead && !older) return { result }
    const { position } = await ledger.handle(
      inboxMachine,
      inboxStream(customerId),
      idempotentContext,
      (record): InboxFact[] => (older ? readInbox(record, id) : readEntry(record, id)),
    )
    return { result, position }
  },
})
