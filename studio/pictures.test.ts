import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '#api/demo/catalogue.ts'
import { pictures } from './pictures.ts'

const folder = new URL('../web/public/pictures/', import.meta.url)
const file = (name: string) => fileURLToPath(new URL(name, folder))
const filesOf = (name: string) => [320, 800].flatMap((size) => [`${name}-${size}.avif`, `${name}-${size}.webp`])
const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
const shown = demoCatalogue.flatMap((product) => product.pictures.map(({ name }) => name))

test('the studio takes the pictures of the catalogue and no others', () => {
  expect(Object.keys(pictures).toSorted()).toEqual(shown.toSorted())
})

test('the folder holds four files of each picture and nothing else', () => {
  expect(files.toSorted()).toEqual(shown.flatMap(filesOf).toSorted())
})

test('all pictures together stay under 12.5 MB', () => {
  const bytes = files.reduce((sum, name) => sum + statSync(file(name)).size, 0)
  expect(bytes).toBeLessThan(12_500_000)
})

test('every archetype is used', () => {
  const archetypes = readdirSync(new URL('archetypes/', import.meta.url)).filter((name) => name.endsWith('.ts'))
  const used = new Set(Object.values(pictures).map(({ archetype }) => `${archetype}.ts`))
  expect([...used].toSorted()).toEqual(archetypes.toSorted())
})

describe.each(shown)('%s', (name) => {
  test('is square, 320 and 800 pixels wide, and small', async () => {
    for (const [limit, size] of [
      [20_000, 320],
      [36_000, 800],
    ] as const) {
      for (const format of ['avif', 'webp']) {
        const path = file(`${name}-${size}.${format}`)
        expect(await sharp(readFileSync(path)).metadata()).toMatchObject({ width: size, height: size })
        expect(statSync(path).size).toBeLessThan(limit)
      }
    }
  })
})
