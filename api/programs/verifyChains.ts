import type { EventStore } from '#api/eventStore/eventStore.ts'
import { checkFile } from '#api/eventStore/sqlite/checkFile.ts'
import { verifyFacts } from '#api/eventStore/verifyFacts.ts'
import type { Figures } from './figures.ts'

const noneAllowed = { atMost: 0 }
/** Facts between two lines. */
const reportInterval = 200_000

/** Checks that no fact was changed: the file of the embedded store, if there is one, and the hash chain of every stream. */
export const verifyChains = async (raw: EventStore, file: string | undefined, { figure, note }: Figures) => {
  if (file !== undefined) {
    const faults = checkFile(file)
    for (const fault of faults) note(`${file}: ${fault}`)
    figure('faults in the file of facts', faults.length, '', noneAllowed)
  }

  let reportedPosition = 0
  const { facts, streams, broken, firstBroken } = await verifyFacts(raw, (position) => {
    if (position - reportedPosition < reportInterval) return
    reportedPosition = position
    note(`chains: at position ${position}`)
  })
  figure('facts in chains', facts)
  figure('chained streams', streams)
  if (firstBroken) {
    const { stream, revision, position, why } = firstBroken
    note(`first broken link: ${stream}, revision ${revision}, position ${position}: ${why}`)
  }
  figure('broken links', broken, '', noneAllowed)
}
