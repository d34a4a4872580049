import { eventStoreToTest, factsLine } from '#api/programs/eventStoreToTest.ts'
import { type Figures, openFigures } from '#api/programs/figures.ts'
import { assertEmptyServer } from '#harness/assertEmptyServer.ts'
import { durableFolder, loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { type NodeStores, openServerStores, storeAdapters } from './nodeStores.ts'

/**
 * Runs a rush against each event store, or only against the server that `ESDB_TEST_URL` names, and reports its figures. Returns the exit
 * code. `headline`: what the rush does.
 */
export const rushEachStore = async (
  headline: string,
  report: (adapter: string, stores: NodeStores, figures: Figures) => Promise<void>,
) => {
  const server = eventStoreToTest()
  if (server) await assertEmptyServer(server)

  const figures = openFigures()
  using folder = await durableFolder()
  for (const line of await machineConditions(folder.path)) figures.note(line)
  figures.note(
    factsLine(server, 'the embedded store (SQLite), then EventStoreDB as the protocol test server speaks it'),
  )
  figures.note(headline)
  const adapters = server ? { 'EventStoreDB itself': () => openServerStores(server) } : storeAdapters
  for (const [adapter, open] of Object.entries(adapters)) {
    await using stores = await open(folder.path)
    await report(adapter, stores, figures)
  }
  figures.note(loadAverageLine())
  return figures.close()
}
