import { openFigures } from '#api/programs/figures.ts'
import { askedFor } from './asked.ts'
import { runSeeds } from './simulation/crew.ts'
import { simulate } from './simulation/simulation.ts'
import { type Tally, tallyOf } from './simulation/tally.ts'
import { countsOf, wordsOf } from './simulation/telling.ts'
import { usage, type Wishes, wishesOf } from './simulation/wishes.ts'

// Milliseconds.
const progressEvery = 3000

const figures = openFigures()

/** `npm run simulate`: small shops in bad weather, one a seed. Whatever goes wrong can be seen again by its seed. */
const main = async () => {
  const wishes = askedFor(wishesOf, usage)
  if (!wishes) return 2

  const started = performance.now()
  const tally = await run(wishes)
  for (const failed of tally.failures) for (const line of wordsOf(failed)) figures.note(line)
  for (const [name, count] of countsOf(tally)) figures.figure(name, count)
  figures.figure('time a seed', (performance.now() - started) / Math.max(tally.seeds, 1), ' ms')
  figures.figure('seeds left out', wishes.seeds - tally.seeds, '', { atMost: 0 })
  figures.figure('failures', tally.failed, '', { atMost: 0 })
  return figures.close()
}

const run = async (wishes: Wishes) =>
  wishes.trace ? tallyOf(await simulate(wishes.from, { print: figures.note })) : runSeeds(wishes, progress(wishes))

const progress = ({ seeds }: Wishes) => {
  let told = performance.now()
  return (soFar: Tally) => {
    if (performance.now() - told < progressEvery) return
    told = performance.now()
    figures.note(`… ${soFar.seeds} of ${seeds} seeds, ${soFar.steps} steps, ${soFar.failed} failures`)
  }
}

process.exitCode = await main()
