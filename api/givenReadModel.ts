import { join } from 'node:path'
import { appendFacts } from '#api/appendFacts.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { openReadDatabase, openSnapshot } from '#api/readModels/database.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { rebuild } from '#api/readModels/rebuilding.ts'
import { verifyReadModel } from '#api/readModels/verifying.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { monday } from '#domain/cast.ts'
import { keepingOf } from '#domain/facts.ts'
import type { Fact } from '#domain/kernel/decision.ts'

/** One read model of a shop with sealed facts, fed by facts alone. */
export const givenReadModel = async (projection: Projection) => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const vault = openVault(raw)
  const keyring = openKeyring(vault)
  const store = openSealedStore(raw, keyring, keepingOf)
  const file = join(folder.path, 'readModels.sqlite')
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, [projection], openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const caughtUp = async () => projector.reached(await store.head(), 5000)

  return {
    vault,
    keyring,
    database,
    facts: (stream: string, facts: readonly Fact[], at = monday) => appendFacts(store, stream, facts, at),
    caughtUp,
    stopped: projector.stopped,
    /** Puts tables in place that were built anew. */
    rebuilt: async () => {
      await caughtUp()
      return rebuild({ database, store, file, signal: ending.signal }, projection)
    },
    /** How many rows are not what one gets by folding all facts again. */
    different: async () => {
      await caughtUp()
      using snapshot = openSnapshot(file)
      const verified = await verifyReadModel({ store, signal: ending.signal }, snapshot, projection)
      return verified.outcome === 'compared' ? verified.comparison.different : verified
    },
    [Symbol.asyncDispose]: async () => {
      ending.abort()
      await running
      await store.close()
      database.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}
