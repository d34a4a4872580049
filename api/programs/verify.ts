import { type Config, readConfig } from '#api/config.ts'
import { factsFile } from '#api/dataFolder.ts'
import { eventStoreToTest, factsLine, withEventStoreToTest } from './eventStoreToTest.ts'
import { openFigures } from './figures.ts'
import { findReadModels } from './findReadModels.ts'
import { openFacts } from './openFacts.ts'
import { runProgram, UsageError } from './program.ts'
import { openReadModelsToVerify } from './readModelsToVerify.ts'
import { verifyChains } from './verifyChains.ts'
import { verifyReadModels } from './verifyReadModels.ts'

// npm run verify: checks the hash chains and compares the read models with a rebuild. A shop may be running.

const verify = async (config: Config, names: readonly string[]) => {
  const projections = findReadModels(names)
  const isTest = eventStoreToTest() !== undefined
  const { raw, store } = await openFacts(config)
  const figures = openFigures()
  try {
    if (isTest && (await store.head()) === 0) throw new UsageError('The server in ESDB_TEST_URL holds no facts yet')
    figures.note(factsLine(config.EVENTSTORE_URL, factsFile(config)))
    await verifyChains(raw, config.EVENTSTORE_URL ? undefined : factsFile(config), figures)
    await using readModels = await openReadModelsToVerify(config, store, { canBuild: isTest })
    if (readModels.areTemporary)
      figures.note('read models: built for this, since no shop keeps any of this server here')
    await verifyReadModels(store, readModels.file, projections, figures)
    return figures.close()
  } finally {
    await store.close()
  }
}

await runProgram((names) => verify(readConfig(withEventStoreToTest(process.env), []), names))
