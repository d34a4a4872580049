import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { providerList } from '#api/provider/providerList.ts'
import { providerQueries } from '#api/provider/providerQueries.ts'
import { givenReadModel } from '#api/readModels/testing/readModelFixture.ts'
import { fact } from '#domain/kernel/decision.ts'
import type { ProviderFact } from '#domain/provider/providerEvents.ts'
import { providerStream } from '#domain/provider/providerMachine.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'

/** More than four slices. */
const crowd = 420

let list: Awaited<ReturnType<typeof givenReadModel>>

const add = (id: string) =>
  list.facts(providerStream(id), [
    fact('ProviderAdded', { ...thabosPlumbing, dateAdded: monday }) satisfies ProviderFact,
  ])

beforeAll(async () => {
  list = await givenReadModel(providerList)
  for (let number = 0; number < crowd; number += 1) await add(`thabo-${number}`)
  await list.caughtUp()
})
afterAll(() => list[Symbol.asyncDispose]())

/** A shop that begins to read the directory. */
const givenStart = () => {
  const providers = providerQueries(list.database, () => new Date(monday))
  const closing = new AbortController()
  return {
    warming: providers.warm(closing.signal),
    close: () => closing.abort(),
    listed: () => providers.page({ sort: 'recommended', pageNumber: 1, limit: 4 }).meta.total,
  }
}

/** The turns of the event loop that others get before the work is done. */
const turnsUntil = async (work: Promise<void>) => {
  let [turns, isDone] = [0, false]
  const done = work.then(() => {
    isDone = true
  })
  for (; !isDone; turns += 1) await Promise.race([done, nextTurn()])
  return turns
}

describe('the directory, while it is read in slices,', () => {
  it('gives way to other work between them', async () => {
    const shop = givenStart()
    expect(await turnsUntil(shop.warming)).toBeGreaterThan(3)
    expect(shop.listed()).toBe(crowd)
  })

  it('is no longer read once the shop closes', async () => {
    const shop = givenStart()
    shop.close()
    expect(await turnsUntil(shop.warming)).toBeLessThan(3)
  })

  it('answers a request with every provider', async () => {
    const shop = givenStart()
    expect(shop.listed()).toBe(crowd)
    await shop.warming
    expect(shop.listed()).toBe(crowd)
  })

  it('has every provider when the read model is rebuilt meanwhile', async () => {
    const shop = givenStart()
    await list.rebuild()
    await add('lerato')
    await list.caughtUp()
    await shop.warming
    expect(shop.listed()).toBe(crowd + 1)
  })
})
