import { expect, it } from 'vitest'
import { openFigures } from './figures.ts'

const openCollectedFigures = () => {
  const lines: string[] = []
  return { lines, ...openFigures((line) => lines.push(line)) }
}

it('a figure is a line with its unit and its bar', () => {
  const { lines, figure } = openCollectedFigures()
  figure('one client', 3512.4, ' events/s')
  figure('32 clients', 41_200, ' events/s', { atLeast: 30_000 })
  figure('p99', 2.345, ' ms', { atMost: 10 })
  figure('sold', 100, '', { atLeast: 100, atMost: 100 })
  expect(lines).toEqual([
    'one client: 3,512 events/s',
    '32 clients: 41,200 events/s (bar: at least 30,000 events/s)',
    'p99: 2.35 ms (bar: at most 10 ms)',
    'sold: 100 (bar: at least 100, at most 100)',
  ])
})

it('the last line counts the bars, and a missed bar is a failure', () => {
  const { lines, figure, close } = openCollectedFigures()
  figure('sold', 101, '', { atLeast: 100, atMost: 100 })
  figure('lost', 0, '', { atMost: 0 })
  figure('attempts', 10_000)
  expect([close(), lines.at(-1)]).toEqual([1, 'bars: 1 met, 1 short'])
})

it('the exit code is 0 if all bars are met', () => {
  const { figure, close } = openCollectedFigures()
  figure('lost', 0, '', { atMost: 0 })
  expect(close()).toBe(0)
})

it('a figure that could not be measured meets no bar', () => {
  const { figure, close } = openCollectedFigures()
  figure('ratio', Number.NaN, 'x', { atLeast: 0.9 })
  expect(close()).toBe(1)
})
