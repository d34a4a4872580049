import { existsSync } from 'node:fs'
import { type Config, readConfig } from '#api/config.ts'
import { readModelsFile } from '#api/dataFolder.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { AnotherLog, rebuildReadModel } from '#api/readModels/rebuildReadModel.ts'
import { openFigures } from './figures.ts'
import { findReadModels } from './findReadModels.ts'
import { openFacts } from './openFacts.ts'
import { runProgram, UsageError } from './program.ts'
import { reportProgress, reportRebuild } from './readModelReports.ts'

// npm run rebuild [-- name ...]: builds read models anew beside the live ones, compares and swaps them. A shop may be running.

const rebuildAll = async (config: Config, names: readonly string[]) => {
  const projections = findReadModels(names)
  const file = readModelsFile(config)
  if (!existsSync(file)) throw new UsageError(`There are no read models at ${file}: a shop that starts builds them`)
  const { store } = await openFacts(config)
  const database = openReadDatabase(file)
  const figures = openFigures()
  const [head, { signal }] = [await store.head(), new AbortController()]
  try {
    for (const projection of projections) {
      const onFacts = reportProgress(figures, projection.name, head)
      const context = { database, store, signal, file, onFacts }
      reportRebuild(figures, projection.name, await rebuildReadModel(context, projection))
    }
    return figures.close()
  } catch (error) {
    throw error instanceof AnotherLog ? new UsageError(error.message) : error
  } finally {
    database.close()
    await store.close()
  }
}

await runProgram((names) => rebuildAll(readConfig(process.env, []), names))
