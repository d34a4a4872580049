import { expect, it } from 'vitest'
import { openFigures } from '#api/programs/figures.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { measureFilters } from './audit/measureFilters.ts'
import { measureTimeline } from './audit/measureTimeline.ts'

it('prints the figures of every audit filter and of every kind of timeline', { timeout: 60_000 }, async () => {
  await using folder = await temporaryFolder()
  const lines: string[] = []
  const figures = openFigures((line) => lines.push(line))
  await measureTimeline(figures, folder.path, 2)
  await measureFilters(figures, folder.path, { facts: 2000, queries: 4 })

  const text = lines.join('\n')
  for (const way of ['as it is', 'at a moment', 'between two moments'])
    expect(text).toMatch(new RegExp(`^timeline of 200 facts, ${way}, p95: [\\d.]+ ms`, 'm'))
  expect(text).toMatch(/^timeline of 10,000 facts, newest 500, size: [\d.]+ kB \(bar: at most 500 kB\)$/m)
  for (const filter of ['nothing', 'noun', 'actor and type', 'days, actor and noun', 'record and type'])
    expect(text).toMatch(new RegExp(`^audit by ${filter}, p95: [\\d.]+ ms$`, 'm'))
  expect(text).toMatch(/^audit, all filters, p95: [\d.]+ ms \(bar: at most 50 ms\)$/m)
})
