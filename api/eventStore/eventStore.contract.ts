import { afterEach, beforeEach, describe } from 'vitest'
import { appendingContract } from './appending.contract.ts'
import { consumingContract } from './consuming.contract.ts'
import type { Opened } from './contractFacts.ts'
import { forgettingContract } from './forgetting.contract.ts'
import { readingContract } from './reading.contract.ts'
import { subscribingContract } from './subscribing.contract.ts'

/** What every event store does, whatever it is made of. `open` opens one that nobody else is using. */
export const eventStoreContract = (name: string, open: () => Promise<Opened>) => {
  describe(`an event store on ${name}`, { timeout: 20_000 }, () => {
    let opened: Opened
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.done())

    for (const part of parts) part(() => opened)
  })
}

const parts = [readingContract, appendingContract, subscribingContract, consumingContract, forgettingContract]
