import type { DatabaseSync } from 'node:sqlite'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { factsBetween } from '#api/eventStore/factsBetween.ts'
import { inSavepoint, inTransaction, isTrouble } from './database.ts'
import { BuildIsGone, type Folding, foldCarefully } from './folding.ts'

/** How a long way is walked: what may be held in memory before it is saved, and the rest between two batches. */
export interface Gait {
  rows: number
  facts: number
  /** Given the milliseconds that the last steps took. */
  rest(took: number): Promise<unknown>
}

export interface Road {
  database: DatabaseSync
  store: EventStore
  signal: AbortSignal
  /** Shown all facts on the way. */
  passing?(facts: readonly StoredFact[]): void
}

/** While nobody is served yet. */
export const running: Gait = { rows: 100_000, facts: 200_000, rest: () => new Promise(setImmediate) }

/** Beside others that use the same processor, or the same file: half of the time is theirs, and no step is long. */
export const walking: Gait = {
  rows: 1000,
  facts: 5000,
  rest: (took) => new Promise((resolve) => setTimeout(resolve, Math.min(took, 100))),
}

/** Brings projections to a position, or until they stop. One that another process wrote meanwhile may end up less far. */
export const catchUp = async (road: Road, foldings: readonly Folding[], upTo: number, gait: Gait) => {
  const { database, signal } = road
  const behind = foldings.filter((folding) => !folding.stopped() && folding.position() < upTo)
  let passed = Math.min(upTo, ...behind.map((folding) => folding.position()))
  let unsaved = 0
  let began = performance.now()

  for await (const facts of factsBetween(road, passed, upTo)) {
    for (const folding of behind) tryTo(folding, () => folding.fold(passed, facts))
    road.passing?.(facts)
    passed = facts.at(-1)?.position ?? passed
    unsaved += facts.length
    if (unsaved >= gait.facts || heldBy(behind) >= gait.rows) {
      save(database, behind)
      unsaved = 0
    }
    await gait.rest(performance.now() - began)
    began = performance.now()
  }
  if (!signal.aborted) for (const folding of behind) tryTo(folding, () => folding.reach(passed, upTo))
  save(database, behind)
  if (!signal.aborted) await bringBackUp(road, behind, upTo)
}

const heldBy = (foldings: readonly Folding[]) => foldings.reduce((rows, folding) => rows + folding.held(), 0)

// Whatever fails is thrown away, to be folded again fact by fact.
const tryTo = (folding: Folding, work: () => void) => {
  if (folding.stopped()) return
  try {
    work()
  } catch (error) {
    if (isTrouble(error) || error instanceof BuildIsGone) throw error
    folding.goBack()
  }
}

const save = (database: DatabaseSync, foldings: readonly Folding[]) =>
  inTransaction(database, () => {
    for (const folding of foldings) tryTo(folding, () => inSavepoint(database, folding.save))
  })

const bringBackUp = async (road: Road, foldings: readonly Folding[], upTo: number) => {
  for (const folding of foldings) {
    if (folding.stopped() || folding.position() >= upTo) continue
    let passed = folding.position()
    for await (const facts of factsBetween(road, passed, upTo)) {
      inTransaction(road.database, () => foldCarefully(road.database, folding, passed, facts))
      passed = facts.at(-1)?.position ?? passed
    }
    if (!road.signal.aborted && !folding.stopped()) folding.reach(passed, upTo)
  }
}
