import { parseArgs } from 'node:util'
import { openFigures } from '#api/programs/figures.ts'
import { benchFolder, conditions, loadLine } from './conditions.ts'
import { measureAppends } from './store/appends.ts'
import { measureCommands, measureLoads } from './store/commandPath.ts'
import { compareWithEmmett } from './store/emmett.ts'
import { measureReadModel } from './store/readModel.ts'
import { measureReplays } from './store/replays.ts'

/** `npm run bench:store -- [--emmett folder]`: what the event engine does in a second, beside the same work by hand. */
const main = async () => {
  const { values } = parseArgs({ options: { emmett: { type: 'string' } } })
  const figures = openFigures()
  using folder = await benchFolder()
  for (const line of await conditions(folder.path)) figures.note(line)

  await measureAppends(figures, folder.path)
  await measureCommands(figures, folder.path)
  await measureLoads(figures, folder.path)
  await measureReplays(figures)
  await measureReadModel(figures, folder.path)
  await compareWithEmmett(figures, folder.path, values.emmett)

  figures.note(loadLine())
  return figures.close()
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
