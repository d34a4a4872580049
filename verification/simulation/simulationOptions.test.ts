import { expect, it } from 'vitest'
import { parseSimulationOptions } from './simulationOptions.ts'

it('runs two thousand seeds from seed 1 by default', () => {
  expect(parseSimulationOptions([])).toEqual({ from: 1, seeds: 2000, workers: 1, trace: false })
})

it('splits many seeds among workers', () => {
  const options = parseSimulationOptions(['--seeds', '100000', '--from', '7', '--workers', '2'])

  expect(options).toEqual({ from: 7, seeds: 100_000, workers: 2, trace: false })
})

it('traces one seed', () => {
  expect(parseSimulationOptions(['--seed', '596', '--trace'])).toEqual({ from: 596, seeds: 1, workers: 1, trace: true })
})

it.each([
  [['--trace'], 'A trace is of one seed'],
  [['--seed', '3', '--seeds', '5'], 'Either one seed (--seed), or many (--seeds)'],
])('given %s, says in a sentence what is wrong', (args, sentence) => {
  expect(() => parseSimulationOptions(args)).toThrow(sentence)
})
