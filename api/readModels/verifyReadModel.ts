import type { DatabaseSync } from 'node:sqlite'
import { findBuild, openBuilds, shapeOf } from './builds.ts'
import { type CatchUpContext, catchUpProjections, startupBatchPolicy } from './catchUpProjections.ts'
import { compareTables, type ReadModelComparison } from './compareTables.ts'
import type { Projection } from './projection.ts'
import type { StoppedProjection } from './projectionRunner.ts'
import { openScratchDatabase } from './readModelDatabase.ts'
import { openNextBuild } from './reconcileBuilds.ts'

/** `outdated`: the live tables are missing or of another version than the code; the next start of a shop builds them. */
export type ReadModelVerification =
  | { outcome: 'compared'; comparison: ReadModelComparison }
  | { outcome: 'outdated' }
  | { outcome: 'stopped'; stopped: StoppedProjection }

/** Builds a read model from zero in a scratch database, up to the position of the snapshot, and compares both. Changes nothing. */
export const verifyReadModel = async (
  context: Omit<CatchUpContext, 'database'>,
  snapshot: DatabaseSync,
  projection: Projection,
): Promise<ReadModelVerification> => {
  const live = findBuild(snapshot, projection.name, 'live')
  if (live?.version !== projection.version || live.shape !== shapeOf(projection)) return { outcome: 'outdated' }
  const scratch = openScratchDatabase()
  try {
    const rebuiltRunner = openNextBuild(scratch, openBuilds(scratch), projection)
    await catchUpProjections({ ...context, database: scratch }, [rebuiltRunner], live.position, startupBatchPolicy)
    context.signal.throwIfAborted()
    const stopped = rebuiltRunner.stopped()
    if (stopped) return { outcome: 'stopped', stopped }
    const rebuilt = { database: scratch, stage: 'next' } as const
    return {
      outcome: 'compared',
      comparison: compareTables(projection, { database: snapshot, stage: 'live' }, rebuilt),
    }
  } finally {
    scratch.close()
  }
}
