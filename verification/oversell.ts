import type { Figures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { optionParser, parseCommandLine, wholeNumber } from '#harness/parseCommandLine.ts'
import { acknowledgedOrders } from './invariants/clientLog.ts'
import { readLogSnapshot } from './invariants/logSnapshot.ts'
import type { NodeStores } from './nodeStores.ts'
import { countRushViolations } from './oversell/countRushViolations.ts'
import { type RushOptions, runRush } from './oversell/runRush.ts'
import { rushEachStore } from './rushEachStore.ts'

const pieces = 100
const usage = 'npm run oversell -- [--attempts <how many, from 400>] [--buyers <how many>] [--seed <a number>]'
const parse = optionParser({
  attempts: wholeNumber({ min: pieces * 4, default: 10_000 }),
  buyers: wholeNumber({ min: 1, default: 200 }),
  seed: wholeNumber({ min: 1, default: 1 }),
})

/** `npm run oversell -- [--attempts 10000] [--buyers 200] [--seed 1]`: many buyers order a hundred pieces. `ESDB_TEST_URL` names a server. */
const main = async () => {
  const given = parseCommandLine(parse, usage)
  if (!given) return 2

  const options = { ...given, pieces }
  const headline = `${options.attempts} attempts by ${options.buyers} buyers on ${pieces} pieces, seed ${options.seed}`
  return rushEachStore(headline, (adapter, stores, figures) => reportRush(adapter, stores, options, figures))
}

const reportRush = async (adapter: string, stores: NodeStores, options: RushOptions, { figure, note }: Figures) => {
  const progress = (attempts: number) => note(`${adapter}: ${attempts} of ${options.attempts} attempts`)
  const outcome = await runRush(stores, { ...options, onProgress: progress })
  const violations = countRushViolations(await readLogSnapshot(encryptStore(stores.stores[0])), options, outcome)

  const none = { atMost: 0 }
  figure(`${adapter}: attempts`, options.attempts / outcome.seconds, '/s')
  figure(`${adapter}: orders confirmed`, acknowledgedOrders(outcome.clientLog).size)
  note(`${adapter}: refused ${[...outcome.clientLog.refusals].map(([name, times]) => `${name} ${times}`).join(', ')}`)
  figure(`${adapter}: pieces sold`, violations.sold, '', { atLeast: pieces, atMost: pieces })
  figure(`${adapter}: lost`, violations.lost, '', none)
  figure(`${adapter}: doubled`, violations.doubled + outcome.duplicateOrders, '', none)
  figure(`${adapter}: half done`, violations.halfDone, '', none)
  figure(`${adapter}: products out of balance`, violations.unbalanced, '', none)
}

await runProgram(main)
