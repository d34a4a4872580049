import { expect, it } from 'vitest'
import { simulate } from './simulation.ts'

const hashes = async (seeds: readonly number[]) => {
  const found = new Map<number, string>()
  for (const seed of seeds) found.set(seed, (await simulate(seed)).hash)
  return found
}

it('lives through the same seed in the same way, whatever ran before', { timeout: 60_000 }, async () => {
  const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
  const first = await hashes(seeds)

  expect(await hashes(seeds.toReversed())).toEqual(first)
  expect(new Set(first.values()).size).toBe(20)
})

it('tells every step of a seed, as often as it is asked', async () => {
  const [once, again]: [string[], string[]] = [[], []]
  const { steps } = await simulate(3, { print: (line) => once.push(line) })
  await simulate(3, { print: (line) => again.push(line) })

  expect(once).toHaveLength(steps)
  expect(again).toEqual(once)
})

it('keeps every promise of sixty small shops in bad weather', { timeout: 60_000 }, async () => {
  let [acknowledged, crashes] = [0, 0]
  for (let seed = 1; seed <= 60; seed += 1) {
    const run = await simulate(seed)
    expect(run.failure, `seed ${seed}`).toBeUndefined()
    acknowledged += run.acknowledged
    crashes += run.troubles.crash
  }

  expect(acknowledged).toBeGreaterThan(30)
  expect(crashes).toBeGreaterThan(10)
})
