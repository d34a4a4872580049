import type { Figures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { optionParser, parseCommandLine, wholeNumber } from '#harness/parseCommandLine.ts'
import { countSlotRushViolations } from './doublebook/countSlotRushViolations.ts'
import { runSlotRush, type SlotRushOptions } from './doublebook/runSlotRush.ts'
import { readLogSnapshot } from './invariants/logSnapshot.ts'
import type { NodeStores } from './nodeStores.ts'
import { rushEachStore } from './rushEachStore.ts'

const usage = 'npm run doublebook -- [--attempts <how many, from 2>] [--seed <a number>]'
const parse = optionParser({
  attempts: wholeNumber({ min: 2, default: 1000 }),
  seed: wholeNumber({ min: 1, default: 1 }),
})

/** `npm run doublebook -- [--attempts 1000] [--seed 1]`: many customers request one time at once. `ESDB_TEST_URL` names a server. */
const main = async () => {
  const options = parseCommandLine(parse, usage)
  if (!options) return 2

  const headline = `${options.attempts} customers at two nodes request the same time at once, seed ${options.seed}`
  return rushEachStore(headline, (adapter, stores, figures) => reportRush(adapter, stores, options, figures))
}

const reportRush = async (adapter: string, stores: NodeStores, options: SlotRushOptions, { figure }: Figures) => {
  const outcome = await runSlotRush(stores, options)
  const counts = countSlotRushViolations(await readLogSnapshot(encryptStore(stores.stores[0])), outcome)

  const [one, all] = [1, options.attempts - 1].map((count) => ({ atLeast: count, atMost: count }))
  const none = { atMost: 0 }
  figure(`${adapter}: attempts`, options.attempts / outcome.seconds, '/s')
  figure(`${adapter}: customers who were told that they have the time`, counts.made, '', one)
  figure(`${adapter}: bookings of the time`, counts.stored, '', one)
  figure(`${adapter}: refused because it is taken`, counts.taken, '', all)
  figure(`${adapter}: refused otherwise`, counts.refusedOtherwise, '', none)
  figure(`${adapter}: refused without the nearest free times`, counts.notNearest, '', none)
  figure(`${adapter}: offered times that are not free`, counts.notFree, '', none)
  figure(`${adapter}: lost`, counts.lost, '', none)
  figure(`${adapter}: doubled`, counts.doubled, '', none)
  figure(`${adapter}: half done`, counts.halfDone, '', none)
}

await runProgram(main)
