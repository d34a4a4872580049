import { eventStoreToTest, factsLine } from '#api/programs/eventStoreToTest.ts'
import { openFigures } from '#api/programs/figures.ts'
import { runProgram, UsageError } from '#api/programs/program.ts'
import { assertEmptyServer } from '#harness/assertEmptyServer.ts'
import { durableFolder, loadAverageLine, machineConditions } from '#harness/machineConditions.ts'
import { oneOf, optionParser, parseCommandLine, text, wholeNumber } from '#harness/parseCommandLine.ts'
import { httpFlows } from './http/httpFlows.ts'
import { measureHttp } from './http/measureHttp.ts'

const usage = `npm run bench:http -- [--products <how many>] [--seconds <how long each call is made>] [--providers <how many>] [--rounds <how many>] [--logins <how many at once>] [--flow ${httpFlows.join('|')}] [--beside <folder of another checkout>]`
const parse = optionParser({
  products: wholeNumber({ min: 1, default: 100_000 }),
  providers: wholeNumber({ min: 2, default: 10_000 }),
  seconds: wholeNumber({ min: 1, default: 3 }),
  rounds: wholeNumber({ min: 1, default: 3 }),
  logins: wholeNumber({ min: 1, default: 200 }),
  flow: oneOf(...httpFlows),
  beside: text(),
})

/** `npm run bench:http`: latency of the catalogue and of the directory, in process and over HTTP, and the pace of orders; or the shops of two checkouts in turns. `ESDB_TEST_URL` names a server for orders. */
const main = async () => {
  const options = parseCommandLine(parse, usage)
  if (!options) return 2

  const server = eventStoreToTest()
  if (server && options.flow !== 'orders')
    throw new UsageError('With ESDB_TEST_URL orders are measured, and nothing else: add --flow orders')
  if (server && options.beside)
    throw new UsageError('--beside compares shops on the embedded store: unset ESDB_TEST_URL')
  if (server) await assertEmptyServer(server)

  const figures = openFigures()
  using folder = await durableFolder()
  for (const line of await machineConditions(folder.path)) figures.note(line)
  figures.note(factsLine(server, 'the embedded store (SQLite)'))
  await measureHttp(figures, { folder: folder.path, server }, options)
  figures.note(loadAverageLine())
  return figures.close()
}

await runProgram(main)
