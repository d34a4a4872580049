import { afterEach, beforeEach, describe } from 'vitest'
import { appendingContract } from './contract/appendingContract.ts'
import { commandContract } from './contract/commandContract.ts'
import { consumingContract } from './contract/consumingContract.ts'
import { forgettingContract } from './contract/forgettingContract.ts'
import { readingContract } from './contract/readingContract.ts'
import { subscribingContract } from './contract/subscribingContract.ts'
import type { StoreUnderTest } from './storeFixtures.ts'

/** The contract tests that every event store passes. `open` opens a store that no other test is using. */
export const eventStoreContract = (name: string, open: () => Promise<StoreUnderTest>) => {
  describe(`an event store on ${name}`, { timeout: 20_000 }, () => {
    let underTest: StoreUnderTest
    beforeEach(async () => {
      underTest = await open()
    })
    afterEach(() => underTest.close())

    for (const part of contracts) part(() => underTest)
  })
}

const contracts = [
  readingContract,
  appendingContract,
  commandContract,
  subscribingContract,
  consumingContract,
  forgettingContract,
]
