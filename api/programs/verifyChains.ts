import type { EventStore } from '#api/eventStore/eventStore.ts'
import { checkFile } from '#api/eventStore/sqlite/checkFile.ts'
import { verifyFacts } from '#api/eventStore/verifyFacts.ts'
import type { Figures } from './figures.ts'

const none = { atMost: 0 }
/** Facts between two lines. */
const pace = 200_000

/** Whether every fact is what was written: the file itself, where it is ours, and the hash chain of every stream. */
export const verifyChains = async (raw: EventStore, file: string | undefined, { figure, note }: Figures) => {
  if (file !== undefined) {
    const faults = checkFile(file)
    for (const fault of faults) note(`${file}: ${fault}`)
    figure('faults in the file of facts', faults.length, '', none)
  }

  let told = 0
  const { facts, streams, broken, firstBroken } = await verifyFacts(raw, (position) => {
    if (position - told < pace) return
    told = position
    note(`chains: at position ${position}`)
  })
  figure('facts in chains', facts)
  figure('chained streams', streams)
  if (firstBroken) {
    const { stream, revision, position, why } = firstBroken
    note(`first broken link: ${stream}, revision ${revision}, position ${position}: ${why}`)
  }
  figure('broken links', broken, '', none)
}
