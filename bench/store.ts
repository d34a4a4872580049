import { openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { durableFolder, loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { optionParser, parseCommandLine, text } from '#harness/parseCommandLine.ts'
import { compareWithEmmett } from './store/compareWithEmmett.ts'
import { measureAppends } from './store/measureAppends.ts'
import { measureCommands, measureLoads } from './store/measureCommands.ts'
import { measureReadModel } from './store/measureReadModel.ts'
import { measureReplays } from './store/measureReplays.ts'

const usage = 'npm run bench:store -- [--emmett <folder>]'
const parse = optionParser({ emmett: text() })

/** `npm run bench:store -- [--emmett folder]`: the pace of the event store, beside the same work in plain SQL. */
const main = async () => {
  const options = parseCommandLine(parse, usage)
  if (!options) return 2

  const figures = openFigures()
  using folder = await durableFolder()
  for (const line of await machineConditions(folder.path)) figures.note(line)

  await measureAppends(figures, folder.path)
  await measureCommands(figures, folder.path)
  await measureLoads(figures, folder.path)
  await measureReplays(figures)
  await measureReadModel(figures, folder.path)
  await compareWithEmmett(figures, folder.path, options.emmett)

  figures.note(loadAverageLine())
  return figures.close()
}

await runProgram(main)
