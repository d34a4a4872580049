import { openFigures } from '#api/programs/figures.ts'
import { askedFor } from './asked.ts'
import { benchFolder, conditions, loadLine } from './conditions.ts'
import { measureHttp } from './http/measureHttp.ts'
import { usage, wishesOf } from './http/wishes.ts'

/** `npm run bench:http`: how quickly the catalogue answers, in process at two sizes, and over HTTP beside a bare server; and how quickly orders are taken. */
const main = async () => {
  const wishes = askedFor(wishesOf, usage)
  if (!wishes) return 2

  const figures = openFigures()
  using folder = await benchFolder()
  for (const line of await conditions(folder.path)) figures.note(line)
  await measureHttp(figures, folder.path, wishes)
  figures.note(loadLine())
  return figures.close()
}

process.exitCode = await main()
