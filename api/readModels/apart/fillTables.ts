import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openBuilds } from '#api/readModels/builds.ts'
import { catchUpProjections, startupBatchPolicy } from '#api/readModels/catchUpProjections.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { openProjectionRunner } from '#api/readModels/projectionRunner.ts'
import { inTransaction, openUnsyncedDatabase } from '#api/readModels/readModelDatabase.ts'

interface FillOptions {
  store: EventStore
  /** Is created. */
  file: string
  /** The position of the newest fact. */
  head: number
}

/** Fills the tables of a projection from zero in a file of their own, with their indexes. Returns the position that they have reached. */
export const fillTables = async ({ store, file, head }: FillOptions, projection: Projection) => {
  using database = openUnsyncedDatabase(file)
  const builds = openBuilds(database)
  inTransaction(database, () => builds.create(projection, 'live'))
  const runner = openProjectionRunner(database, builds, projection, 'live')
  const { signal } = new AbortController()
  // The newest fact that a store of some types delivers may be older.
  const last = Math.min(head, await store.head())
  await catchUpProjections({ database, store, signal, head: last }, [runner], head, startupBatchPolicy)
  inTransaction(database, () => builds.createIndexes(projection))
  return runner.position()
}
