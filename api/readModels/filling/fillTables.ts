import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openBuilds } from '#api/readModels/builds.ts'
import { catchUpProjections, startupBatchPolicy } from '#api/readModels/catchUpProjections.ts'
import { openLogIdentity } from '#api/readModels/logIdentity.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { openProjectionRunner } from '#api/readModels/projectionRunner.ts'
import { inTransaction, openUnsyncedDatabase } from '#api/readModels/readModelDatabase.ts'

interface FillOptions {
  store: EventStore
  /** Is created. */
  file: string
  projections: readonly Projection[]
  /** The position of the newest fact. */
  head: number
  /** The file gets the identity of the log. One file of a fill only, and of a store that delivers facts of all types. */
  remembersLog?: boolean
  signal?: AbortSignal
}

/** Fills the tables of projections from zero in a file of their own, with their indexes and checkpoints. A projection stops at a fact that it cannot fold. */
export const fillTables = async ({
  store,
  file,
  projections,
  head,
  remembersLog = false,
  signal = neverAborted,
}: FillOptions) => {
  using database = openUnsyncedDatabase(file)
  const builds = openBuilds(database)
  const identity = openLogIdentity(database)
  inTransaction(database, () => {
    for (const projection of projections) builds.create(projection, 'live')
  })
  const runners = projections.map((projection) => openProjectionRunner(database, builds, projection, 'live'))
  // The newest fact that a store of some types delivers may be older.
  const last = Math.min(head, await store.head())
  const context = { database, store, signal, head: last, onFacts: identity.observe }
  await catchUpProjections(context, runners, head, startupBatchPolicy)
  if (signal.aborted) return
  inTransaction(database, () => {
    if (remembersLog) identity.save()
    for (const projection of projections) builds.createIndexes(projection)
  })
}

const neverAborted = new AbortController().signal
