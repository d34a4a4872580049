import { expect, it } from 'vitest'
import { openSearchTally } from './searchTally.ts'

// Counts searches without results, each with its time in seconds; a text with an exclamation mark found something.
const tallied = (...searches: [at: number, text: string][]) => {
  const tally = openSearchTally()
  for (const [at, text] of searches)
    tally.add({ text: text.replace('!', ''), at: at * 1000, searcherId: 'nomsa' }, text.endsWith('!'))
  return tally.take(100_000, 50).map(({ text, count }) => `${count} ${text}`)
}

it('counts what was searched for, the most first', () => {
  expect(tallied([0, 'samp'], [20, 'gas heater'], [60, 'gas heater'])).toEqual(['2 gas heater', '1 samp'])
})

it('counts only the last text while a searcher is still typing', () => {
  expect(tallied([0, 'gas'], [2, 'gas he'], [5, 'gas heater'])).toEqual(['1 gas heater'])
})

it('counts nothing if a longer text found something', () => {
  expect(tallied([0, 'vac'], [3, 'vacuum cleaner!'])).toEqual([])
})

it('counts no fragment of a slow typist, who rests between the letters', () => {
  expect(tallied([0, 'ibra'], [14, 'ibrahim'], [33, 'ibrahim lamp'])).toEqual(['1 ibrahim lamp'])
})

it('counts nothing that is deleted again, letter by letter', () => {
  expect(tallied([0, 'kettlez'], [2, 'kettl'], [4, 'kettle!'])).toEqual([])
})

it('counts both texts if the longer one follows later, or begins differently', () => {
  expect(tallied([0, 'gas'], [30, 'gas heater'], [65, 'sam'], [66, 'umbrella'])).toHaveLength(4)
})

it('counts a search that is sent twice in a row once', () => {
  expect(tallied([0, 'gas heater'], [1, 'gas heater'])).toEqual(['1 gas heater'])
})

it('keeps the text of one searcher when another types a longer one', () => {
  const tally = openSearchTally()
  tally.add({ text: 'gas', at: 0, searcherId: 'sipho' }, false)
  tally.add({ text: 'gas heater', at: 1000, searcherId: 'nomsa' }, true)
  expect(tally.take(60_000, 50)).toEqual([{ text: 'gas', count: 1 }])
})

it('leaves texts that may still become longer, and those above the maximum, for the next time', () => {
  const tally = openSearchTally()
  for (let number = 0; number < 60; number += 1)
    tally.add({ text: `mug ${String(number).padStart(2, '0')}`, at: 0, searcherId: `nomsa-${number}` }, false)
  tally.add({ text: 'samp', at: 55_000, searcherId: 'nomsa' }, false)
  expect(tally.take(60_000, 50)).toHaveLength(50)
  expect(tally.take(60_000, 50)).toHaveLength(10)
  expect(tally.take(60_000, 50)).toEqual([])
  expect(tally.isEmpty()).toBe(false)
  expect(tally.take(85_000, 50)).toEqual([{ text: 'samp', count: 1 }])
  expect(tally.isEmpty()).toBe(true)
})

it('adds restored counts to those of the meantime', () => {
  const tally = openSearchTally()
  tally.restore([{ text: 'samp', count: 3 }])
  tally.add({ text: 'samp', at: 0, searcherId: 'nomsa' }, false)
  expect(tally.take(60_000, 50)).toEqual([{ text: 'samp', count: 4 }])
})

it('holds no more than five hundred texts, however many are made up', () => {
  const tally = openSearchTally()
  for (let number = 0; number < 5000; number += 1)
    tally.add({ text: `made up ${number}.`, at: number * 31_000, searcherId: `robot-${number}` }, false)
  expect(tally.take(1e9, 10_000)).toHaveLength(500)
})

it('counts the searches of everybody, but at most 20 of one searcher in ten minutes', () => {
  const tally = openSearchTally()
  for (let number = 0; number < 900; number += 1) {
    tally.add({ text: `made up ${number}.`, at: number * 600, searcherId: 'robot' }, false)
    if (number % 300 === 0) tally.add({ text: 'samp', at: number * 600, searcherId: `nomsa-${number}` }, false)
  }
  const taken = tally.take(700_000, 1000)
  expect(taken[0]).toEqual({ text: 'samp', count: 3 })
  expect(taken).toHaveLength(21)
})

it('counts searches of the same searcher again after ten minutes', () => {
  const tally = openSearchTally()
  for (let minute = 0; minute < 30; minute += 1)
    for (let number = 0; number < 5; number += 1)
      tally.add({ text: `mug ${minute} ${number}.`, at: minute * 60_000, searcherId: 'nomsa' }, false)
  expect(tally.take(1e9, 1000)).toHaveLength(60)
})
