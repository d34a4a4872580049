import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { openSnapshot } from '#api/readModels/readModelDatabase.ts'
import { verifyReadModel } from '#api/readModels/verifyReadModel.ts'
import type { Figures } from './figures.ts'
import { reportProgress, reportVerification } from './readModelReports.ts'

/** Compares read models with a rebuild from the facts, all at the same snapshot. `store`: the decrypted store. */
export const verifyReadModels = async (
  store: EventStore,
  file: string,
  projections: readonly Projection[],
  figures: Figures,
) => {
  using snapshot = openSnapshot(file)
  const [head, { signal }] = [await store.head(), new AbortController()]
  for (const projection of projections) {
    const onFacts = reportProgress(figures, projection.name, head)
    reportVerification(
      figures,
      projection.name,
      await verifyReadModel({ store, signal, onFacts }, snapshot, projection),
    )
  }
}
