import { openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { durableFolder, loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { optionParser, parseCommandLine, wholeNumber } from '#harness/parseCommandLine.ts'
import { measureFilters } from './audit/measureFilters.ts'
import { measureTimeline } from './audit/measureTimeline.ts'

const usage = 'npm run bench:audit -- [--facts <how many>]'

const parse = optionParser({ facts: wholeNumber({ min: 100, default: 1_000_000 }) })

/** `npm run bench:audit`: latency of one order's timeline, and of the audit filters over a million facts. */
const main = async () => {
  const options = parseCommandLine(parse, usage)
  if (!options) return 2

  const figures = openFigures()
  using folder = await durableFolder()
  for (const line of await machineConditions(folder.path)) figures.note(line)
  await measureTimeline(figures, folder.path)
  await measureFilters(figures, folder.path, { ...options, queries: 400 })
  figures.note(loadAverageLine())
  return figures.close()
}

await runProgram(main)
