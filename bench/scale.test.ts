import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFigures } from '#api/programs/figures.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { drawGrowthChart } from './scale/drawGrowthChart.ts'
import { measureScale } from './scale/measureScale.ts'

it('prints the starts and the calls of small shops, and draws two charts', { timeout: 400_000 }, async () => {
  await using folder = await temporaryFolder()
  const lines: string[] = []
  const figures = openFigures((line) => lines.push(line))

  await measureScale(
    figures,
    { folder: folder.path, charts: folder.path },
    { products: 200, facts: 300, seconds: 0.1, rounds: 1 },
  )

  figures.close()
  const text = lines.join('\n')
  for (const [small, large] of [
    ['20 products', '200 products'],
    ['30 order facts', '300 order facts'],
  ]) {
    expect(text).toMatch(new RegExp(`^${small}, first start: [\\d.]+ s$`, 'm'))
    expect(text).toMatch(new RegExp(`^${large}, first start: [\\d.]+ s \\(bar: at most 1[05] s\\)$`, 'm'))
    expect(text).toMatch(new RegExp(`^${large}, first start, peak memory: \\d+ MB \\(bar: at most 600 MB\\)$`, 'm'))
    expect(text).toMatch(new RegExp(`^${large}, later start: [\\d.]+ s \\(bar: at most 1 s\\)$`, 'm'))
    expect(text).toMatch(new RegExp(`^${large}, read models on disk: [\\d.]+ MB$`, 'm'))
    for (const call of ['product', 'listing', 'search', 'order page', 'place order']) {
      expect(text).toMatch(new RegExp(`^${small}, ${call}, p95: [\\d.]+ ms$`, 'm'))
      expect(text).toMatch(new RegExp(`^${call}, ${large} to \\d+, p95: [\\d.]+x \\(bar: at most [\\d.]+x\\)$`, 'm'))
    }
  }
  for (const chart of ['scale-products.svg', 'scale-facts.svg'])
    expect(await readFile(join(folder.path, chart), 'utf8')).toContain('place order')
})

it('a chart names each call with its growth, and places the sizes from left to right', () => {
  const chart = drawGrowthChart('p95 by the number of kettles', [
    {
      call: 'listing',
      points: [
        { size: 10, ratio: 1 },
        { size: 100, ratio: 1 },
        { size: 1000, ratio: 1.5 },
      ],
    },
  ])

  expect(chart).toContain('listing, 1.50×')
  expect(chart).toContain('points="60,190 295,190 530,125"')
})
