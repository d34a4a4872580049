import type { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Builds, type Stage, tableName } from './builds.ts'
import { inSavepoint, isTrouble } from './database.ts'
import type { Projection } from './projection.ts'
import { openRows } from './rows.ts'

/** Why a projection stands still: it met a fact it cannot digest. */
export interface Stopped {
  projection: string
  position: number
  factType: string
  stream: string
  revision: number
  why: string
}

export type Folding = ReturnType<typeof openFolding>

/** A projection at work on one of its builds: it folds facts in memory, and writes the changed rows with its checkpoint. */
export const openFolding = (database: DatabaseSync, builds: Builds, projection: Projection, stage: Stage) => {
  const { name } = projection
  const rows = Object.entries(projection.tables).map(
    ([table, its]) => [table, openRows(database, tableName(table, stage), its)] as const,
  )
  const named = Object.fromEntries(rows)
  const changes = new Map(Object.entries(projection.when(named)))
  const every = projection.every?.(named)
  const findBuild = () => {
    const found = builds.find(name, stage)
    if (!found) throw new BuildIsGone(`${name} has no ${stage} tables any more`)
    return found
  }
  let saved = findBuild()
  let position = saved.position
  let stopped: Stopped | undefined

  const isAsSaved = () => {
    const now = findBuild()
    return now.build === saved.build && now.position === saved.position
  }

  const folding = {
    name,
    position: () => position,
    stopped: () => stopped,
    /** How many rows are in memory. */
    held: () => rows.reduce((count, [, each]) => count + each.held(), 0),
    /**
     * Folds in memory all facts that came after a position; one that has not reached that position leaves them alone. Where a fact
     * cannot be digested it throws, and what is in memory is of no use.
     */
    fold: (after: number, facts: readonly StoredFact[]) => {
      if (position < after) return
      for (const fact of facts) {
        if (fact.position <= position) continue
        changes.get(fact.type)?.(fact.data, fact)
        every?.(fact)
        position = fact.position
      }
    },
    /** There is nothing to fold between these positions. */
    reach: (after: number, upTo: number) => {
      if (position >= after) position = Math.max(position, upTo)
    },
    /** Writes rows and checkpoint; call it in a transaction. Where somebody else has written this build it goes back instead. */
    save: () => {
      if (!isAsSaved()) return folding.goBack()
      for (const [, each] of rows) each.write()
      for (const [, each] of rows) each.forget()
      if (position !== saved.position) builds.advance(name, stage, position)
      saved = { ...saved, position }
    },
    /** To what is saved; a stop is over if it has been passed. */
    goBack: () => {
      for (const [, each] of rows) each.forget()
      saved = findBuild()
      position = saved.position
      if (stopped && stopped.position <= position) stopped = undefined
    },
    /** Notices, in a transaction, what another process did to this build. */
    lookAgain: () => {
      if (!isAsSaved()) folding.goBack()
    },
    stop: ({ position, type, stream, revision }: StoredFact, error: unknown) => {
      stopped = { projection: name, position, factType: type, stream, revision, why: String(error) }
    },
  }
  return folding
}

/** Folds and saves one by one, in a transaction, up to the fact that cannot be digested: there it stops the projection. */
export const foldCarefully = (
  database: DatabaseSync,
  folding: Folding,
  after: number,
  facts: readonly StoredFact[],
) => {
  let passed = after
  for (const fact of facts) {
    if (folding.stopped()) return
    try {
      inSavepoint(database, () => {
        folding.fold(passed, [fact])
        folding.save()
      })
      passed = fact.position
    } catch (error) {
      if (isTrouble(error) || error instanceof BuildIsGone) throw error
      folding.goBack()
      folding.stop(fact, error)
    }
  }
}

/** Another process has finished or dropped the build. */
export class BuildIsGone extends Error {
  override name = 'BuildIsGone'
}
