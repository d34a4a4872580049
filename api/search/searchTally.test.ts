import { expect, it } from 'vitest'
import { openTally } from './searchTally.ts'

// Texts that found nothing, each with the seconds at which it was searched for; what found something has an exclamation mark.
const tallied = (...searches: [at: number, text: string][]) => {
  const tally = openTally()
  for (const [at, text] of searches)
    tally.searched({ text: text.replace('!', ''), at: at * 1000, by: 'nomsa' }, text.endsWith('!'))
  return tally.take(100_000, 50).map(({ text, count }) => `${count} ${text}`)
}

it('counts what was searched for, the most first', () => {
  expect(tallied([0, 'samp'], [20, 'gas heater'], [40, 'gas heater'])).toEqual(['2 gas heater', '1 samp'])
})

it('counts the last of what somebody types on', () => {
  expect(tallied([0, 'gas'], [2, 'gas he'], [5, 'gas heater'])).toEqual(['1 gas heater'])
})

it('counts nothing where typing on found something', () => {
  expect(tallied([0, 'vac'], [3, 'vacuum cleaner!'])).toEqual([])
})

it('counts both where the longer text came later, or is another', () => {
  expect(tallied([0, 'gas'], [10, 'gas heater'], [30, 'sam'], [31, 'umbrella'])).toHaveLength(4)
})

it('takes one of two who search alike for typing on', () => {
  expect(tallied([0, 'gas'], [1, 'gas'], [3, 'gas heater'])).toEqual(['1 gas', '1 gas heater'])
})

it('leaves what may still be typed on, and what is too much at once, for the next time', () => {
  const tally = openTally()
  for (let number = 0; number < 60; number += 1)
    tally.searched({ text: `mug ${String(number).padStart(2, '0')}`, at: 0, by: `nomsa-${number}` }, false)
  tally.searched({ text: 'samp', at: 55_000, by: 'nomsa' }, false)
  expect(tally.take(60_000, 50)).toHaveLength(50)
  expect(tally.take(60_000, 50)).toHaveLength(10)
  expect(tally.take(60_000, 50)).toEqual([])
  expect(tally.isEmpty()).toBe(false)
  expect(tally.take(65_000, 50)).toEqual([{ text: 'samp', count: 1 }])
  expect(tally.isEmpty()).toBe(true)
})

it('adds what is put back to what came meanwhile', () => {
  const tally = openTally()
  tally.putBack([{ text: 'samp', count: 3 }])
  tally.searched({ text: 'samp', at: 0, by: 'nomsa' }, false)
  expect(tally.take(60_000, 50)).toEqual([{ text: 'samp', count: 4 }])
})

it('holds no more than five hundred texts, however many are made up', () => {
  const tally = openTally()
  for (let number = 0; number < 5000; number += 1)
    tally.searched({ text: `made up ${number}.`, at: number * 11_000, by: `robot-${number}` }, false)
  expect(tally.take(1e9, 10_000)).toHaveLength(500)
})

it('counts the searches of everybody, and no flood of one caller', () => {
  const tally = openTally()
  for (let number = 0; number < 900; number += 1) {
    tally.searched({ text: `made up ${number}.`, at: number * 600, by: 'robot' }, false)
    if (number % 300 === 0) tally.searched({ text: 'samp', at: number * 600, by: `nomsa-${number}` }, false)
  }
  const taken = tally.take(700_000, 1000)
  expect(taken[0]).toEqual({ text: 'samp', count: 3 })
  expect(taken).toHaveLength(21)
})

it('counts of one caller again after a while', () => {
  const tally = openTally()
  for (let minute = 0; minute < 30; minute += 1)
    for (let number = 0; number < 5; number += 1)
      tally.searched({ text: `mug ${minute} ${number}.`, at: minute * 60_000, by: 'nomsa' }, false)
  expect(tally.take(1e9, 1000)).toHaveLength(60)
})
