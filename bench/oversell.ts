import { parseArgs } from 'node:util'
import { type Figures, openFigures } from '#api/programs/figures.ts'
import { benchFolder, conditions } from './conditions.ts'
import { atRest } from './oversell/rest.ts'
import { type Rush, rush } from './oversell/rush.ts'
import { readLog } from './oversell/rushLog.ts'
import { rushStores } from './oversell/rushStores.ts'

const pieces = 100

/** `npm run oversell -- [--attempts 10000] [--buyers 200] [--seed 1]`: a hundred pieces, and many more who want them. */
const main = async () => {
  const asked = askedFor(process.argv.slice(2))
  if (!asked) {
    console.error('The attempts, buyers and the seed must be whole numbers from 1, with at least 400 attempts')
    return 2
  }
  const figures = openFigures()
  using folder = await benchFolder()
  for (const line of await conditions(folder.path)) figures.note(line)
  figures.note(`${asked.attempts} attempts by ${asked.buyers} buyers on ${pieces} pieces, seed ${asked.seed}`)
  for (const adapter of Object.keys(rushStores)) await rushOn(adapter, folder.path, asked, figures)
  return figures.close()
}

const askedFor = (args: string[]): Rush | undefined => {
  try {
    const option = (value: string) => ({ type: 'string', default: value }) as const
    const options = { attempts: option('10000'), buyers: option('200'), seed: option('1') }
    const { values } = parseArgs({ args, options })
    const [attempts, buyers, seed] = [Number(values.attempts), Number(values.buyers), Number(values.seed)]
    const isUsable = [attempts, buyers, seed].every((number) => Number.isSafeInteger(number) && number >= 1)
    return isUsable && attempts >= pieces * 4 ? { attempts, buyers, pieces, seed } : undefined
  } catch {
    return undefined
  }
}

const rushOn = async (adapter: string, folder: string, asked: Rush, { figure, note }: Figures) => {
  const store = await rushStores[adapter]?.(folder)
  if (!store) return
  const progress = (attempts: number) => note(`${adapter}: ${attempts} of ${asked.attempts} attempts`)
  const told = await rush(store, { ...asked, progress })
  const rest = atRest(await readLog(store), asked, told)
  await store.close()

  const none = { atMost: 0 }
  figure(`${adapter}: attempts`, asked.attempts / told.seconds, '/s')
  figure(`${adapter}: orders confirmed`, told.confirmed.size)
  note(`${adapter}: refused ${[...told.refused].map(([name, times]) => `${name} ${times}`).join(', ')}`)
  figure(`${adapter}: pieces sold`, rest.sold, '', { atLeast: pieces, atMost: pieces })
  figure(`${adapter}: lost`, rest.lost, '', none)
  figure(`${adapter}: doubled`, rest.doubled + told.twoForOne, '', none)
  figure(`${adapter}: half done`, rest.halfDone, '', none)
  figure(`${adapter}: products out of balance`, rest.unbalanced, '', none)
}

process.exitCode = await main()
