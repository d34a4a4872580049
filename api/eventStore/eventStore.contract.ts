import { afterEach, beforeEach, describe } from 'vitest'
import { appendingContract } from './contract/appending.ts'
import type { Opened } from './contract/cast.ts'
import { commandingContract } from './contract/commanding.ts'
import { consumingContract } from './contract/consuming.ts'
import { forgettingContract } from './contract/forgetting.ts'
import { readingContract } from './contract/reading.ts'
import { subscribingContract } from './contract/subscribing.ts'

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

const parts = [
  readingContract,
  appendingContract,
  commandingContract,
  subscribingContract,
  consumingContract,
  forgettingContract,
]
