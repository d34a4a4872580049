import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoCovers } from '#api/demo/serviceProviders.ts'
import { covers } from './covers.ts'

const publicFolder = new URL('../../web/public', import.meta.url)
const avifOf = (webp: string) => webp.replace(/webp$/, 'avif')
const pathOf = (url: string) => fileURLToPath(publicFolder) + url

test('the studio takes the pictures of the trades and no others', () => {
  expect(Object.keys(covers).toSorted()).toEqual(demoCovers.map(({ trade }) => `trades/${trade}`).toSorted())
})

test('the folder holds four files of each picture and nothing else', () => {
  const wanted = demoCovers.flatMap(({ thumbnail, medium }) => [thumbnail, medium].flatMap((url) => [url, avifOf(url)]))
  const found = readdirSync(pathOf('/pictures/trades')).map((name) => `/pictures/trades/${name}`)
  expect(found.toSorted()).toEqual(wanted.toSorted())
})

describe.each(demoCovers)('$trade', ({ thumbnail, medium }) => {
  test('is 8 to 5, 320 and 640 pixels wide, and small', async () => {
    for (const [url, width, limit] of [
      [thumbnail, 320, 5_000],
      [medium, 640, 12_000],
    ] as const) {
      for (const path of [pathOf(url), pathOf(avifOf(url))]) {
        expect(await sharp(readFileSync(path)).metadata()).toMatchObject({ width, height: (width / 8) * 5 })
        expect(statSync(path).size).toBeLessThanOrEqual(limit)
      }
    }
  })
})
