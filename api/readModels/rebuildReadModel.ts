import { type Builds, findBuild, openBuilds, shapeOf } from './builds.ts'
import { backgroundBatchPolicy, type CatchUpContext, catchUpProjections } from './catchUpProjections.ts'
import { compareTables, type ReadModelComparison } from './compareTables.ts'
import { openLogIdentity } from './logIdentity.ts'
import type { Projection } from './projection.ts'
import type { ProjectionRunner, StoppedProjection } from './projectionRunner.ts'
import { inTransaction, openSnapshot, truncateWriteAheadLog } from './readModelDatabase.ts'
import { openNextBuild } from './reconcileBuilds.ts'

/** `prepared`: the tables are of another version than the live ones, and wait for a shop that starts with this code. */
export type RebuildResult =
  | { outcome: 'swapped'; comparison: ReadModelComparison }
  | { outcome: 'prepared' }
  | { outcome: 'stopped'; stopped: StoppedProjection }

export interface RebuildContext extends CatchUpContext {
  /** The file that `database` has open. */
  file: string
}

/**
 * Rebuilds a read model beside the live one, compares both at the same position, and swaps them. A shop may be serving meanwhile, also
 * in another process. Continues what an interrupted run has built. Throws `AnotherLog`.
 */
export const rebuildReadModel = async (context: RebuildContext, projection: Projection): Promise<RebuildResult> => {
  const { database, store } = context
  const builds = openBuilds(database)
  if (await openLogIdentity(database).isDifferentLog(context, await store.head())) throw new AnotherLog()
  if (isLiveBuildCurrent(builds, projection) && isNextAheadOfLive(builds, projection))
    inTransaction(database, () => builds.drop(projection.name, 'next'))
  const next = openNextBuild(database, builds, projection)

  await catchUpTo(context, next, livePosition(builds, projection) ?? (await store.head()))
  if (next.stopped() || !isLiveBuildCurrent(builds, projection)) {
    await catchUpTo(context, next, await store.head())
    return outcomeOf(next, { outcome: 'prepared' })
  }
  const comparison = await compareAtLivePosition(context, projection, next)
  await catchUpTo(context, next, await store.head())
  await swap(context, builds, projection, next)
  truncateWriteAheadLog(database)
  return outcomeOf(next, { outcome: 'swapped', comparison })
}

/** The read models were built from the facts of another log. */
export class AnotherLog extends Error {
  override name = 'AnotherLog'

  constructor() {
    super('These read models were made from another log: start the shop, and it builds them anew')
  }
}

const livePosition = (builds: Builds, { name }: Projection) => builds.find(name, 'live')?.position

// The next tables are ahead only if the live ones were emptied and started over since.
const isNextAheadOfLive = (builds: Builds, projection: Projection) =>
  (builds.find(projection.name, 'next')?.position ?? 0) > (livePosition(builds, projection) ?? 0)

const isLiveBuildCurrent = (builds: Builds, projection: Projection) => {
  const live = builds.find(projection.name, 'live')
  return live?.version === projection.version && live.shape === shapeOf(projection)
}

const catchUpTo = async (context: CatchUpContext, next: ProjectionRunner, position: number) => {
  while (!context.signal.aborted && !next.stopped() && next.position() < position)
    await catchUpProjections(context, [next], position, backgroundBatchPolicy)
  context.signal.throwIfAborted()
}

const outcomeOf = (next: ProjectionRunner, fallback: RebuildResult): RebuildResult => {
  const stopped = next.stopped()
  return stopped ? { outcome: 'stopped', stopped } : fallback
}

const compareAtLivePosition = async (context: RebuildContext, projection: Projection, next: ProjectionRunner) => {
  const snapshot = openSnapshot(context.file)
  try {
    await catchUpTo(context, next, findBuild(snapshot, projection.name, 'live')?.position ?? 0)
    return compareTables(
      projection,
      { database: snapshot, stage: 'live' },
      { database: context.database, stage: 'next' },
    )
  } finally {
    snapshot.close()
  }
}

// Holds the write lock while the last facts are folded: a running shop then continues from the position of the new tables.
const swap = async (context: RebuildContext, builds: Builds, projection: Projection, next: ProjectionRunner) => {
  const { database } = context
  database.exec('BEGIN IMMEDIATE')
  try {
    await catchUpTo(context, next, livePosition(builds, projection) ?? 0)
    if (!next.stopped()) builds.swap(projection.name)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
