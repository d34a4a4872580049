import { existsSync } from 'node:fs'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openSnapshot } from '#api/readModels/database.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { verifyReadModel } from '#api/readModels/verifying.ts'
import type { Figures } from './figures.ts'
import { UsageError } from './program.ts'
import { tellProgress } from './progress.ts'
import { tellVerified } from './readModelFigures.ts'

/** Whether read models are what one gets from the facts, all of them at the same moment. `store` is the one that the shop sees. */
export const verifyReadModels = async (
  store: EventStore,
  file: string,
  projections: readonly Projection[],
  figures: Figures,
) => {
  if (!existsSync(file)) throw new UsageError(`There are no read models at ${file}: a shop that starts builds them`)
  using snapshot = openSnapshot(file)
  const [head, { signal }] = [await store.head(), new AbortController()]
  for (const projection of projections) {
    const passing = tellProgress(figures, projection.name, head)
    tellVerified(figures, projection.name, await verifyReadModel({ store, signal, passing }, snapshot, projection))
  }
}
