import { parseAddress } from '#api/eventStore/eventStoreDb/parseAddress.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { UsageError } from '#api/programs/program.ts'

/** Throws `UsageError` where a server holds facts: test orders must not mix with a real shop's, nor count those of an earlier run. */
export const assertEmptyServer = async (server: string) => {
  const store = await openEventStoreDb(server)
  const head = await store.head().finally(store.close)
  if (head > 0)
    throw new UsageError(
      `EventStoreDB at ${parseAddress(server).hosts} already holds facts. This program fills a shop of its own and counts what is left of it: give it an empty server, for instance one started with --mem-db.`,
    )
}
