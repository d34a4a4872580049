import { openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { parseCommandLine } from '#harness/parseCommandLine.ts'
import { runSeeds } from './simulation/runSeeds.ts'
import { simulateSeed } from './simulation/simulateSeed.ts'
import { parseSimulationOptions, type SimulationOptions, simulationUsage } from './simulation/simulationOptions.ts'
import { failureReport, reportedCounts } from './simulation/simulationReport.ts'
import { type Tally, tallyOf } from './simulation/tally.ts'

// Milliseconds.
const progressInterval = 3000

const figures = openFigures()

/** `npm run simulate`: runs one small simulated shop per seed with injected faults. The seed of a failed run replays it. */
const main = async () => {
  const options = parseCommandLine(parseSimulationOptions, simulationUsage)
  if (!options) return 2

  const started = performance.now()
  const tally = await run(options)
  for (const failed of tally.failures) for (const line of failureReport(failed)) figures.note(line)
  for (const [name, count] of reportedCounts(tally)) figures.figure(name, count)
  figures.figure('time a seed', (performance.now() - started) / Math.max(tally.seeds, 1), ' ms')
  figures.figure('seeds left out', options.seeds - tally.seeds, '', { atMost: 0 })
  figures.figure('failures', tally.failed, '', { atMost: 0 })
  return figures.close()
}

const run = async (options: SimulationOptions) =>
  options.trace
    ? tallyOf(await simulateSeed(options.from, { print: figures.note }))
    : runSeeds(options, progressReporter(options))

const progressReporter = ({ seeds }: SimulationOptions) => {
  let reportedAt = performance.now()
  return (soFar: Tally) => {
    if (performance.now() - reportedAt < progressInterval) return
    reportedAt = performance.now()
    figures.note(`… ${soFar.seeds} of ${seeds} seeds, ${soFar.steps} steps, ${soFar.failed} failures`)
  }
}

await runProgram(main)
