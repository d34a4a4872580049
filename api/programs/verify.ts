import { type Config, readConfig } from '#api/config.ts'
import { factsFile, readModelsFile } from '#api/dataFolder.ts'
import { openFigures } from './figures.ts'
import { openFacts } from './openFacts.ts'
import { runProgram } from './program.ts'
import { readModelsNamed } from './readModelNames.ts'
import { verifyChains } from './verifyChains.ts'
import { verifyReadModels } from './verifyReadModels.ts'

// npm run verify: whether everything that can be derived from the facts is as they say. A shop may be running.

const verify = async (config: Config, names: readonly string[]) => {
  const projections = readModelsNamed(names)
  const { raw, store } = await openFacts(config)
  const figures = openFigures()
  try {
    await verifyChains(raw, config.EVENTSTORE_URL ? undefined : factsFile(config), figures)
    await verifyReadModels(store, readModelsFile(config), projections, figures)
    return figures.close()
  } finally {
    await store.close()
  }
}

await runProgram((names) => verify(readConfig(process.env, []), names))
