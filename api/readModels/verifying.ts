import type { DatabaseSync } from 'node:sqlite'
import { findBuild, openBuilds, shapeOf } from './builds.ts'
import { catchUp, type Road, running } from './catchingUp.ts'
import { type Comparison, compare } from './comparing.ts'
import { openScratch } from './database.ts'
import type { Stopped } from './folding.ts'
import type { Projection } from './projection.ts'
import { openNext } from './settling.ts'

/** `outdated`: the live tables are of another version than the code, or not there: a shop that starts builds them. */
export type Verified =
  | { outcome: 'compared'; comparison: Comparison }
  | { outcome: 'outdated' }
  | { outcome: 'stopped'; stopped: Stopped }

/** Builds a read model from zero in a scratch database, as far as it is in the snapshot, and compares both. Changes nothing. */
export const verifyReadModel = async (
  road: Omit<Road, 'database'>,
  snapshot: DatabaseSync,
  projection: Projection,
): Promise<Verified> => {
  const live = findBuild(snapshot, projection.name, 'live')
  if (live?.version !== projection.version || live.shape !== shapeOf(projection)) return { outcome: 'outdated' }
  const scratch = openScratch()
  try {
    const anew = openNext(scratch, openBuilds(scratch), projection)
    await catchUp({ ...road, database: scratch }, [anew], live.position, running)
    road.signal.throwIfAborted()
    const stopped = anew.stopped()
    if (stopped) return { outcome: 'stopped', stopped }
    const rebuilt = { database: scratch, stage: 'next' } as const
    return { outcome: 'compared', comparison: compare(projection, { database: snapshot, stage: 'live' }, rebuilt) }
  } finally {
    scratch.close()
  }
}
