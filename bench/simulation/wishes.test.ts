import { expect, it } from 'vitest'
import { wishesOf } from './wishes.ts'

it('runs two thousand seeds from the first one, where nothing else is wished', () => {
  expect(wishesOf([])).toEqual({ from: 1, seeds: 2000, workers: 1, trace: false })
})

it('shares many seeds among workers', () => {
  const wishes = wishesOf(['--seeds', '100000', '--from', '7', '--workers', '2'])

  expect(wishes).toEqual({ from: 7, seeds: 100_000, workers: 2, trace: false })
})

it('shows one seed step by step', () => {
  expect(wishesOf(['--seed', '596', '--trace'])).toEqual({ from: 596, seeds: 1, workers: 1, trace: true })
})

it.each([
  [['--seeds', 'many'], '--seeds must be a whole number from 1, not many'],
  [['--seeds', '0'], '--seeds must be a whole number from 1, not 0'],
  [['--workers', '1.5'], '--workers must be a whole number from 1, not 1.5'],
  [['--trace'], 'A trace is of one seed'],
  [['--seed', '3', '--seeds', '5'], 'Either one seed (--seed), or many (--seeds)'],
  [['--sneeze'], '--sneeze'],
])('says in a sentence what is wrong with %s', (args, sentence) => {
  expect(() => wishesOf(args)).toThrow(sentence)
})
