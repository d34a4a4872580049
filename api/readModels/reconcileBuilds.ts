import type { DatabaseSync } from 'node:sqlite'
import { type Build, type Builds, shapeOf } from './builds.ts'
import type { Projection } from './projection.ts'
import { openProjectionRunner } from './projectionRunner.ts'
import { inTransaction } from './readModelDatabase.ts'

/**
 * Makes sure that the live tables have the shape that the queries expect: swaps in prepared tables of that shape, or creates empty ones.
 * Tables of an older version with the same shape serve until their rebuild is swapped in.
 */
export const reconcileBuilds = (database: DatabaseSync, builds: Builds, projections: readonly Projection[]) =>
  inTransaction(database, () => {
    builds.dropAllExcept(projections.map(({ name }) => name))
    for (const projection of projections) reconcile(builds, projection)
  })

/** Whether the live tables are of another version than the code. */
export const isOutdated = (builds: Builds, { name, version }: Projection) =>
  builds.find(name, 'live')?.version !== version

/** A runner for the next tables: continues those of an earlier run, or creates new ones. */
export const openNextBuild = (database: DatabaseSync, builds: Builds, projection: Projection) => {
  inTransaction(database, () => {
    if (!isBuildOf(projection, builds.find(projection.name, 'next'))) builds.create(projection, 'next')
  })
  return openProjectionRunner(database, builds, projection, 'next')
}

const reconcile = (builds: Builds, projection: Projection) => {
  const { name } = projection
  if (builds.find(name, 'live')?.shape === shapeOf(projection)) return
  if (isBuildOf(projection, builds.find(name, 'next'))) return builds.swap(name)
  builds.drop(name, 'next')
  builds.create(projection, 'live')
}

const isBuildOf = (projection: Projection, build: Build | undefined) =>
  build?.version === projection.version && build.shape === shapeOf(projection)
