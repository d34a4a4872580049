import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoProviders } from '#api/demo/serviceProviders.ts'
import { portraitOf } from './portrait.ts'

const folder = new URL('../web/public/pictures/providers/', import.meta.url)
const bytesOf = (name: string) => readFileSync(fileURLToPath(new URL(name, folder)))
const filesOf = (id: string) => [320, 96].flatMap((size) => [`${id}-${size}.avif`, `${id}-${size}.webp`])
const shown = demoProviders.filter(({ profilePictureUrl }) => profilePictureUrl !== '')

test('the folder holds four files of each portrait and nothing else', () => {
  expect(readdirSync(folder).toSorted()).toEqual(shown.flatMap(({ id }) => filesOf(id)).toSorted())
})

test('no two portraits are alike', () => {
  const hashes = readdirSync(folder).map((name) => createHash('sha256').update(bytesOf(name)).digest('hex'))
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('a portrait is drawn the same every time, and differently for another name', () => {
  const look = { person: 'woman', skin: 'deep', beard: false, glasses: true } as const
  expect(portraitOf('Zandile Ngcobo', look)).toBe(portraitOf('Zandile Ngcobo', look))
  expect(portraitOf('Zandile Ngcobo', look)).not.toBe(portraitOf('Lindiwe Shabangu', look))
})

describe.each(shown)('$id', ({ id, profilePictureUrl }) => {
  test('has a portrait of 320 and one of 96 pixels, both small', async () => {
    expect(profilePictureUrl).toBe(`/pictures/providers/${id}-320.webp`)
    for (const [size, limit] of [
      [320, 6_000],
      [96, 2_000],
    ] as const) {
      for (const format of ['avif', 'webp']) {
        const bytes = bytesOf(`${id}-${size}.${format}`)
        expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size })
        expect(bytes.length).toBeLessThan(limit)
      }
    }
  })
})
