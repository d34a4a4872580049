import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoSlides, slidePictureOf } from '#api/demo/slidesAdded.ts'
import { slides } from './slides.ts'

const publicFolder = new URL('../../web/public', import.meta.url)
const pathOf = (url: string) => fileURLToPath(publicFolder) + url
const scenes = [...new Set(demoSlides.map(({ picture }) => picture))]
const urls = scenes.flatMap((scene) => Object.values(slidePictureOf(scene)))
const avifOf = (webp: string) => webp.replace(/webp$/, 'avif')

test('the studio takes the pictures of the demo slides and no others', () => {
  const wanted = scenes.flatMap((scene) => [`slides/${scene}-desk`, `slides/${scene}-phone`])
  expect(Object.keys(slides).toSorted()).toEqual(wanted.toSorted())
})

test('the folder holds four files of each scene and nothing else', () => {
  const found = readdirSync(pathOf('/pictures/slides')).map((name) => `/pictures/slides/${name}`)
  expect(found.toSorted()).toEqual(urls.flatMap((url) => [url, avifOf(url)]).toSorted())
})

describe.each(urls)('%s', (url) => {
  const [width, height, limit] = url.includes('-desk-') ? ([1120, 630, 36_000] as const) : ([640, 480, 20_000] as const)

  test(`is ${width} by ${height} pixels in both formats, and small`, async () => {
    for (const file of [url, avifOf(url)]) {
      expect(await sharp(readFileSync(pathOf(file))).metadata()).toMatchObject({ width, height })
      expect(statSync(pathOf(file)).size).toBeLessThanOrEqual(limit)
    }
  })
})
