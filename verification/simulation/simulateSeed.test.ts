import { expect, it } from 'vitest'
import { simulateSeed } from './simulateSeed.ts'

const hashes = async (seeds: readonly number[]) => {
  const found = new Map<number, string>()
  for (const seed of seeds) found.set(seed, (await simulateSeed(seed)).hash)
  return found
}

it('the same seed gives the same run, whatever ran before', { timeout: 60_000 }, async () => {
  const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
  const first = await hashes(seeds)

  expect(await hashes(seeds.toReversed())).toEqual(first)
  expect(new Set(first.values()).size).toBe(20)
})

it('prints every step of a seed, the same each time', async () => {
  const [once, again]: [string[], string[]] = [[], []]
  const { steps } = await simulateSeed(3, { print: (line) => once.push(line) })
  await simulateSeed(3, { print: (line) => again.push(line) })

  expect(once).toHaveLength(steps)
  expect(again).toEqual(once)
})

it('sixty small shops with injected faults violate no invariant', { timeout: 60_000 }, async () => {
  let [acknowledged, crashes] = [0, 0]
  for (let seed = 1; seed <= 60; seed += 1) {
    const run = await simulateSeed(seed)
    expect(run.failure, `seed ${seed}`).toBeUndefined()
    acknowledged += run.acknowledged
    crashes += run.faultCounts.crash
  }

  expect(acknowledged).toBeGreaterThan(30)
  expect(crashes).toBeGreaterThan(10)
})
