import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openBuilds } from '#api/readModels/builds.ts'
import { type Projection, typesOf } from '#api/readModels/projection.ts'
import { openUnsyncedDatabase } from '#api/readModels/readModelDatabase.ts'
import { reconcileBuilds } from '#api/readModels/reconcileBuilds.ts'
import { copyTables, type FilledFile } from './copyTables.ts'
import { fillTables } from './fillTables.ts'

/**
 * Fills the tables of a projection, given by its name, from zero up to a position, in a file and outside of this thread. Resolves false where that was
 * not possible, and leaves no file then.
 */
export type FillApart = (projection: string, file: string, head: number, signal: AbortSignal) => Promise<boolean>

interface FillOptions {
  /** Is created. Other files that are needed meanwhile are beside it, and their names begin with its name. */
  path: string
  store: EventStore
  projections: readonly Projection[]
  fillApart: FillApart
  /** Facts. Fewer are folded before another thread has loaded its code. */
  minFilledApart?: number
  /** Whether `fillApart` reads only facts of the projection's types. Where it reads all, only projections of all types are filled apart. */
  readsByType?: boolean
}

/**
 * Fills read models from zero, those that are much work in files of their own and at the same time. Then the tables of the smaller files are copied into
 * the largest one. Returns its path and an exclusive connection to it. What could not be filled is left to a projector.
 */
export const fillReadModels = async (options: FillOptions): Promise<{ path: string; database: DatabaseSync }> => {
  const [largest, ...others] = await fillFiles(options)
  const database = openUnsyncedDatabase(largest.file)
  try {
    reconcileBuilds(database, openBuilds(database), options.projections)
    for (const filled of others) copyTables(database, filled)
    return { path: largest.file, database }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Returns the largest file first. If one part fails, the others are ended before it rejects. */
const fillFiles = async ({
  path,
  store,
  projections,
  fillApart,
  minFilledApart = 50_000,
  readsByType = true,
}: FillOptions): Promise<[FilledFile, ...FilledFile[]]> => {
  const head = await store.head()
  const isApart = (projection: Projection) =>
    head >= minFilledApart && projection.isFilledApart === true && (readsByType || !typesOf(projection))
  const apart = projections.filter(isApart)
  const together = projections.filter((projection) => !isApart(projection))
  const failing = new AbortController()
  const { signal } = failing

  const fillAlone = async (projection: Projection): Promise<FilledFile[]> => {
    const file = `${path}-${projection.name}`
    const isFilled = await fillApart(projection.name, file, head, signal)
    return isFilled ? [{ file, projections: [projection] }] : []
  }
  const fillTogether = async (): Promise<FilledFile> => {
    await fillTables({ store, file: path, projections: together, head, remembersLog: true, signal })
    return { file: path, projections: together }
  }
  const parts = [fillTogether(), ...apart.map(fillAlone)] as const
  try {
    const [filled, ...alone] = await Promise.all(parts)
    return largestFirst([filled, ...alone.flat()])
  } catch (error) {
    failing.abort()
    await Promise.allSettled(parts)
    throw error
  }
}

const largestFirst = (files: [FilledFile, ...FilledFile[]]) =>
  files.sort((one, other) => statSync(other.file).size - statSync(one.file).size)
