import type { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type BuildStage, type Builds, tableName } from './builds.ts'
import { openCachedRows } from './cachedRows.ts'
import type { Projection } from './projection.ts'
import { inDatabaseSavepoint, isDatabaseFailure } from './readModelDatabase.ts'

/** A projection that stopped, and the fact that it could not fold. */
export interface StoppedProjection {
  projection: string
  position: number
  factType: string
  stream: string
  revision: number
  why: string
}

export type ProjectionRunner = ReturnType<typeof openProjectionRunner>

/** Runs one projection on one of its builds: folds facts in memory and writes the changed rows together with the checkpoint. */
export const openProjectionRunner = (
  database: DatabaseSync,
  builds: Builds,
  projection: Projection,
  stage: BuildStage,
) => {
  const { name } = projection
  const isEmpty = builds.find(name, stage)?.position === 0
  const rows = Object.entries(projection.tables).map(([table, definition]) => {
    const cached = openCachedRows(database, tableName(table, stage), { ...definition, isEmpty })
    return [table, cached] as const
  })
  const named = Object.fromEntries(rows)
  const changes = new Map(Object.entries(projection.when(named)))
  const onEveryFact = projection.every?.(named)
  const findBuild = () => {
    const found = builds.find(name, stage)
    if (!found) throw new BuildIsGone(`${name} has no ${stage} tables any more`)
    return found
  }
  let saved = findBuild()
  let position = saved.position
  let stopped: StoppedProjection | undefined

  const isUnchanged = () => {
    const now = findBuild()
    return now.build === saved.build && now.position === saved.position
  }

  const runner = {
    name,
    position: () => position,
    stopped: () => stopped,
    /** How many rows have come into memory since the last `save`. */
    newRowCount: () => rows.reduce((count, [, each]) => count + each.newRowCount(), 0),
    /**
     * Folds facts in memory that follow the position `after`; does nothing if this runner has not reached `after` yet. Throws if a fact
     * cannot be folded: the rows in memory are then invalid.
     */
    fold: (after: number, facts: readonly StoredFact[]) => {
      if (position < after) return
      for (const fact of facts) {
        if (fact.position <= position) continue
        changes.get(fact.type)?.(fact.data, fact)
        onEveryFact?.(fact)
        position = fact.position
      }
    },
    /** Moves the position: there are no facts between the two. */
    skipTo: (after: number, upTo: number) => {
      if (position >= after) position = Math.max(position, upTo)
    },
    /**
     * Writes rows and checkpoint; call it in a transaction. If another process has written this build, it resets to the checkpoint instead.
     * `keepsRows`: in a catch-up, where tables may keep rows in memory for the next batch.
     */
    save: (keepsRows = false) => {
      if (!isUnchanged()) return runner.resetToCheckpoint()
      for (const [, each] of rows) each.write(keepsRows)
      if (position !== saved.position) builds.advance(name, stage, position)
      saved = { ...saved, position }
    },
    /** Discards the rows in memory and continues from the saved checkpoint. A stop ends if the checkpoint has passed it. */
    resetToCheckpoint: () => {
      for (const [, each] of rows) each.reset()
      saved = findBuild()
      position = saved.position
      if (stopped && stopped.position <= position) stopped = undefined
    },
    /** Call it in a transaction: resets if another process has written this build. */
    resetIfChanged: () => {
      if (!isUnchanged()) runner.resetToCheckpoint()
    },
    stopAt: ({ position, type, stream, revision }: StoredFact, error: unknown) => {
      stopped = { projection: name, position, factType: type, stream, revision, why: String(error) }
    },
  }
  return runner
}

/** Folds and saves fact by fact, in a transaction, and stops the projection at the first fact that it cannot fold. */
export const foldOneByOne = (
  database: DatabaseSync,
  runner: ProjectionRunner,
  after: number,
  facts: readonly StoredFact[],
) => {
  let processed = after
  for (const fact of facts) {
    if (runner.stopped()) return
    try {
      inDatabaseSavepoint(database, () => {
        runner.fold(processed, [fact])
        runner.save()
      })
      processed = fact.position
    } catch (error) {
      if (isDatabaseFailure(error) || error instanceof BuildIsGone) throw error
      runner.resetToCheckpoint()
      runner.stopAt(fact, error)
    }
  }
}

/** Another process has swapped or dropped the build. */
export class BuildIsGone extends Error {
  override name = 'BuildIsGone'
}
