import type { TestProject } from 'vitest/node'
import { startShop, temporaryDataFolder } from './startShop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a closed shop with the demo data. */
    filledShop: string
  }
}

/** Vitest global setup: fills one shop with the demo data. Each test file runs on a copy of it. */
export const setup = async (project: TestProject) => {
  const data = temporaryDataFolder()
  const shop = await startShop(data.folder)
  await shop.stop()
  project.provide('filledShop', data.folder)
  return data.remove
}
