import { parseArgs } from 'node:util'
import { openFigures } from '#api/programs/figures.ts'
import { askedFor } from './asked.ts'
import { measureFilters } from './audit/filterFigures.ts'
import { measureTimeline } from './audit/timelineFigures.ts'
import { benchFolder, conditions, loadLine } from './conditions.ts'

const usage = 'npm run bench:audit -- [--facts <how many>]'

const wishesOf = (args: readonly string[]) => {
  const { values } = parseArgs({ args: [...args], options: { facts: { type: 'string' } } })
  const facts = Number(values.facts ?? '1000000')
  if (!Number.isSafeInteger(facts) || facts < 100) throw new RangeError('--facts must be a whole number from 100')
  return { facts }
}

/** `npm run bench:audit`: how quickly admins see what happened: in one order, and in a whole shop of a million facts. */
const main = async () => {
  const wishes = askedFor(wishesOf, usage)
  if (!wishes) return 2

  const figures = openFigures()
  using folder = await benchFolder()
  for (const line of await conditions(folder.path)) figures.note(line)
  await measureTimeline(figures, folder.path)
  await measureFilters(figures, folder.path, { ...wishes, questions: 400 })
  figures.note(loadLine())
  return figures.close()
}

process.exitCode = await main()
