import { join } from 'node:path'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase, openSnapshot } from '#api/readModels/readModelDatabase.ts'
import { rebuildReadModel } from '#api/readModels/rebuildReadModel.ts'
import { verifyReadModel } from '#api/readModels/verifyReadModel.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { monday } from '#domain/testing/fixtures.ts'

/** One read model on an encrypted store, filled by appending facts. */
export const givenReadModel = async (projection: Projection) => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const secretStore = openSecretStore(raw)
  const keyring = openKeyring(secretStore)
  const store = openEncryptedStore(raw, keyring, schemaOf)
  const file = join(folder.path, 'readModels.sqlite')
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, [projection], openLog('silent'))
  const stopping = new AbortController()
  const running = projector.run(stopping.signal)
  const caughtUp = async () => projector.waitForPosition(await store.head(), 5000)

  return {
    secretStore,
    keyring,
    database,
    facts: (stream: string, facts: readonly Fact[], at = monday) => appendFacts(store, stream, facts, at),
    caughtUp,
    stoppedProjections: projector.stoppedProjections,
    /** Rebuilds the read model and replaces its tables. */
    rebuild: async () => {
      await caughtUp()
      return rebuildReadModel({ database, store, file, signal: stopping.signal }, projection)
    },
    /** How many rows differ from those that a rebuild from all facts gives. */
    differentRows: async () => {
      await caughtUp()
      using snapshot = openSnapshot(file)
      const verified = await verifyReadModel({ store, signal: stopping.signal }, snapshot, projection)
      return verified.outcome === 'compared' ? verified.comparison.different : verified
    },
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      await running
      await store.close()
      database.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}
