import { openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { durableFolder, loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { optionParser, parseCommandLine, positive, wholeNumber } from '#harness/parseCommandLine.ts'
import { measureScale } from './scale/measureScale.ts'

const usage =
  'npm run bench:scale -- [--products <how many>] [--facts <of orders>] [--seconds <of each load>] [--rounds <how many>]'

// A tenth of each is measured beside it.
const parse = optionParser({
  products: wholeNumber({ min: 100, default: 100_000 }),
  facts: wholeNumber({ min: 100, default: 1_000_000 }),
  seconds: positive(2),
  rounds: wholeNumber({ min: 1, default: 5 }),
})

/** `npm run bench:scale`: what more products and more orders cost, at the start and with each call. Draws `bench/scale-*.svg`. */
const main = async () => {
  const options = parseCommandLine(parse, usage)
  if (!options) return 2

  const figures = openFigures()
  using folder = await durableFolder()
  for (const line of await machineConditions(folder.path)) figures.note(line)
  await measureScale(figures, { folder: folder.path, charts: import.meta.dirname }, options)
  figures.note(loadAverageLine())
  return figures.close()
}

await runProgram(main)
