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

/** Read models on an encrypted store, filled by appending facts. */
export const givenReadModel = async (...projections: Projection[]) => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const secretStore = openSecretStore(raw)
  const keyring = openKeyring(secretStore)
  const store = openEncryptedStore(raw, keyring, schemaOf)
  const file = join(folder.path, 'readModels.sqlite')
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, projections, openLog('silent'))
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
    /** Rebuilds the read models one after the other, replaces their tables, and returns what came of each. */
    rebuild: async () => {
      await caughtUp()
      const rebuilt = []
      for (const projection of projections)
        rebuilt.push(await rebuildReadModel({ database, store, file, signal: stopping.signal }, projection))
      return rebuilt
    },
    /** How many rows differ from those that a rebuild from all facts gives. */
    differentRows: async () => {
      await caughtUp()
      using snapshot = openSnapshot(file)
      let different = 0
      for (const projection of projections) {
        const verified = await verifyReadModel({ store, signal: stopping.signal }, snapshot, projection)
        if (verified.outcome !== 'compared') return verified
        different += verified.comparison.different
      }
      return different
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
