import { openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { durableFolder, loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { optionParser, parseCommandLine, positive, wholeNumber } from '#harness/parseCommandLine.ts'
import { measureRebuild } from './soak/measureRebuild.ts'
import { defaultProducts, measureSoak } from './soak/measureSoak.ts'

const usage =
  'npm run bench:soak -- [--minutes 15] [--products 100000] [--rate <requests a second>] [--every <seconds>] | --rebuild <facts>'
// Generated orders need two different products.
const parse = optionParser({
  minutes: positive(15),
  products: wholeNumber({ min: 2, default: defaultProducts }),
  rate: positive(25),
  every: positive(10),
  rebuild: wholeNumber({ min: 2 }),
})

/** `npm run bench:soak`: memory of the whole shop under mixed load, or while it builds the read models of a million facts. */
const main = async () => {
  const options = parseCommandLine(parse, usage)
  if (!options) return 2

  const figures = openFigures()
  using folder = await durableFolder()
  for (const line of await machineConditions(folder.path)) figures.note(line)
  if (options.rebuild) await measureRebuild(figures, folder.path, options.rebuild)
  else await measureSoak(figures, folder.path, options)
  figures.note(loadAverageLine())
  return figures.close()
}

await runProgram(main)
