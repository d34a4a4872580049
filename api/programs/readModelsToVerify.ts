import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#api/config.ts'
import { readModelsFile } from '#api/dataFolder.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLog } from '#api/log.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { openShopProjector } from '#api/shop/shopProjector.ts'
import { UsageError } from './program.ts'

interface ReadModelsToVerify extends AsyncDisposable {
  file: string
  /** Built for this verification, and deleted afterwards. */
  areTemporary: boolean
}

interface VerifyOptions {
  /** Whether to build read models if the shop has none. */
  canBuild: boolean
}

/** The read models of the shop; or, if it has none, temporary ones built from the same facts. */
export const openReadModelsToVerify = async (
  config: Config,
  store: EventStore,
  { canBuild }: VerifyOptions,
): Promise<ReadModelsToVerify> => {
  const file = readModelsFile(config)
  if (existsSync(file)) return { file, areTemporary: false, [Symbol.asyncDispose]: async () => undefined }
  if (!canBuild) throw new UsageError(`There are no read models at ${file}: a shop that starts builds them`)

  const folder = await mkdtemp(join(tmpdir(), 'ekhaya-verify-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const temporaryFile = join(folder, 'readModels.sqlite')
  await build(store, temporaryFile).catch(async (error) => {
    await remove()
    throw error
  })
  return { file: temporaryFile, areTemporary: true, [Symbol.asyncDispose]: remove }
}

/** Milliseconds. */
const buildTimeout = 24 * 60 * 60 * 1000

/** A projection that stops at a fact is built up to it; the comparison reports it. */
const build = async (store: EventStore, file: string) => {
  const database = openReadDatabase(file)
  const projector = openShopProjector(store, database, openLog('warn'))
  const stopping = new AbortController()
  const running = projector.run(stopping.signal)
  try {
    await Promise.race([projector.waitForPosition(await store.head(), buildTimeout), running])
  } finally {
    stopping.abort()
    // The race above has thrown this error already.
    await running.catch(() => undefined)
    database.close()
  }
}
