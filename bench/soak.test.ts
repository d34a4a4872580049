import { expect, it } from 'vitest'
import { openFigures } from '#api/programs/figures.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { measureRebuild } from './soak/measureRebuild.ts'
import { measureSoak } from './soak/measureSoak.ts'
import { hourlySlope } from './soak/memoryCurve.ts'

const reportText = async (measure: (figures: ReturnType<typeof openFigures>, folder: string) => Promise<void>) => {
  await using folder = await temporaryFolder()
  const lines: string[] = []
  const figures = openFigures((line) => lines.push(line))
  await measure(figures, folder.path)
  return lines.join('\n')
}

it('given a short load on the whole shop, no visit fails, and every memory sample is printed', {
  timeout: 240_000,
}, async () => {
  const text = await reportText((figures, folder) =>
    measureSoak(figures, folder, { minutes: 0.1, products: 40, rate: 12, every: 2 }),
  )

  expect(text).toMatch(/^… 2 s: \d+ MB resident \(\d+ anonymous, \d+ file\), heap \d+ of \d+, external \d+$/m)
  expect(text).toMatch(/^visits that failed: 0 /m)
  for (const figure of ['after the start', 'after the warm-up', 'at the end', 'largest sample'])
    expect(text).toMatch(new RegExp(`^resident,? ${figure}: \\d+ MB`, 'm'))
  expect(text).toMatch(/^heap in use after a collection: [\d.]+ MB$/m)
})

it('given no read models, the whole shop builds all of them, and the peak is printed', {
  timeout: 240_000,
}, async () => {
  const text = await reportText((figures, folder) => measureRebuild(figures, folder, 12_000))

  expect(text).toMatch(/^first start, read models that stand still: 0 /m)
  expect(text).toMatch(/^first start, peak: \d+ MB \(bar: at most 600 MB\)$/m)
})

it('a slope ignores single outliers', () => {
  const rising = Array.from({ length: 20 }, (_, minute) => ({ at: minute * 60, resident: 300 + minute }))
  expect(hourlySlope(rising)).toBeCloseTo(60)
  expect(hourlySlope(rising.map((sample) => (sample.at === 600 ? { ...sample, resident: 900 } : sample)))).toBeCloseTo(
    60,
  )
  expect(hourlySlope(rising.map(({ at }) => ({ at, resident: 300 })))).toBe(0)
})
