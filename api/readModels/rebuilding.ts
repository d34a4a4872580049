import { type Builds, findBuild, openBuilds, shapeOf } from './builds.ts'
import { catchUp, type Road, walking } from './catchingUp.ts'
import { type Comparison, compare } from './comparing.ts'
import { inTransaction, openSnapshot, truncateLog } from './database.ts'
import type { Folding, Stopped } from './folding.ts'
import { openLogIdentity } from './logIdentity.ts'
import type { Projection } from './projection.ts'
import { openNext } from './settling.ts'

/** `prepared`: the tables are of another version than the live ones, and wait for a shop that starts with this code. */
export type Rebuilt =
  | { outcome: 'swapped'; comparison: Comparison }
  | { outcome: 'prepared' }
  | { outcome: 'stopped'; stopped: Stopped }

export interface Site extends Road {
  /** The file that `database` has open. */
  file: string
}

/**
 * Builds a read model anew beside the live one, compares both where they know the same facts, and swaps them; a shop may be serving
 * all the time, also in another process. What an interrupted run has built is used. Throws `AnotherLog`.
 */
export const rebuild = async (site: Site, projection: Projection): Promise<Rebuilt> => {
  const { database, store } = site
  const builds = openBuilds(database)
  if (await openLogIdentity(database).isAnother(site)) throw new AnotherLog()
  if (isSame(builds, projection) && isAhead(builds, projection))
    inTransaction(database, () => builds.drop(projection.name, 'next'))
  const next = openNext(database, builds, projection)

  await walkTo(site, next, livePosition(builds, projection) ?? (await store.head()))
  if (next.stopped() || !isSame(builds, projection)) {
    await walkTo(site, next, await store.head())
    return outcomeOf(next, { outcome: 'prepared' })
  }
  const comparison = await compareWhereBothAre(site, projection, next)
  await walkTo(site, next, await store.head())
  await swap(site, builds, projection, next)
  truncateLog(database)
  return outcomeOf(next, { outcome: 'swapped', comparison })
}

/** The read models were made of other facts. */
export class AnotherLog extends Error {
  override name = 'AnotherLog'

  constructor() {
    super('These read models were made from another log: start the shop, and it builds them anew')
  }
}

const livePosition = (builds: Builds, { name }: Projection) => builds.find(name, 'live')?.position

// The live tables were begun anew since.
const isAhead = (builds: Builds, projection: Projection) =>
  (builds.find(projection.name, 'next')?.position ?? 0) > (livePosition(builds, projection) ?? 0)

const isSame = (builds: Builds, projection: Projection) => {
  const live = builds.find(projection.name, 'live')
  return live?.version === projection.version && live.shape === shapeOf(projection)
}

const walkTo = async (site: Road, next: Folding, position: number) => {
  while (!site.signal.aborted && !next.stopped() && next.position() < position)
    await catchUp(site, [next], position, walking)
  site.signal.throwIfAborted()
}

const outcomeOf = (next: Folding, otherwise: Rebuilt): Rebuilt => {
  const stopped = next.stopped()
  return stopped ? { outcome: 'stopped', stopped } : otherwise
}

const compareWhereBothAre = async (site: Site, projection: Projection, next: Folding) => {
  const snapshot = openSnapshot(site.file)
  try {
    await walkTo(site, next, findBuild(snapshot, projection.name, 'live')?.position ?? 0)
    return compare(projection, { database: snapshot, stage: 'live' }, { database: site.database, stage: 'next' })
  } finally {
    snapshot.close()
  }
}

// The lock is held while the last facts are folded: a shop that is running goes on from where the new tables are.
const swap = async (site: Site, builds: Builds, projection: Projection, next: Folding) => {
  const { database } = site
  database.exec('BEGIN IMMEDIATE')
  try {
    await walkTo(site, next, livePosition(builds, projection) ?? 0)
    if (!next.stopped()) builds.swap(projection.name)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
