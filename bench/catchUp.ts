import { openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { assertEmptyServer } from '#harness/assertEmptyServer.ts'
import { durableFolder, loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { optionParser, parseCommandLine, wholeNumber } from '#harness/parseCommandLine.ts'
import { measureCatchUp } from './measureCatchUp.ts'

const usage = 'npm run bench:catchup -- [--facts <how many>] [--rounds <how many>]'

const parse = optionParser({
  facts: wholeNumber({ min: 100, default: 20_000 }),
  rounds: wholeNumber({ min: 1, default: 5 }),
})

/** `npm run bench:catchup`: seconds until a new node has built its read models, from EventStoreDB and from the embedded store. */
const main = async () => {
  const options = parseCommandLine(parse, usage)
  if (!options) return 2

  const figures = openFigures()
  using folder = await durableFolder()
  for (const line of await machineConditions(folder.path)) figures.note(line)
  const url = process.env['ESDB_TEST_URL']
  if (url) await assertEmptyServer(url)
  await measureCatchUp(figures, folder.path, { ...options, url })
  figures.note(loadAverageLine())
  return figures.close()
}

await runProgram(main)
