import type { DatabaseSync } from 'node:sqlite'
import { type Build, type Builds, shapeOf } from './builds.ts'
import { inTransaction } from './database.ts'
import { openFolding } from './folding.ts'
import type { Projection } from './projection.ts'

/**
 * Tables that today's queries can ask: where their shape has changed, those that were prepared beside them, or empty ones. Tables of
 * an older version and the same shape serve until they are renewed.
 */
export const settleBuilds = (database: DatabaseSync, builds: Builds, projections: readonly Projection[]) =>
  inTransaction(database, () => {
    builds.keepOnly(projections.map(({ name }) => name))
    for (const projection of projections) settle(builds, projection)
  })

/** Whether the live tables are of another version than the code. */
export const isOutdated = (builds: Builds, { name, version }: Projection) =>
  builds.find(name, 'live')?.version !== version

/** The folding of the next tables: those that somebody has begun, or new ones. */
export const openNext = (database: DatabaseSync, builds: Builds, projection: Projection) => {
  inTransaction(database, () => {
    if (!isOf(projection, builds.find(projection.name, 'next'))) builds.begin(projection, 'next')
  })
  return openFolding(database, builds, projection, 'next')
}

const settle = (builds: Builds, projection: Projection) => {
  const { name } = projection
  if (builds.find(name, 'live')?.shape === shapeOf(projection)) return
  if (isOf(projection, builds.find(name, 'next'))) return builds.swap(name)
  builds.drop(name, 'next')
  builds.begin(projection, 'live')
}

const isOf = (projection: Projection, build: Build | undefined) =>
  build?.version === projection.version && build.shape === shapeOf(projection)
