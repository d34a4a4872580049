import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '#api/demo/catalogue.ts'
import { pictures } from '#studio/pictures.ts'
import { uses } from './uses.ts'

const folder = fileURLToPath(new URL('../../web/public/pictures/', import.meta.url))
const shownInUse = demoCatalogue.filter(({ slug }) => slug in uses)

test('at least 60 products are shown in use, all of them products of the catalogue', () => {
  expect(shownInUse.length).toBeGreaterThanOrEqual(60)
  expect(shownInUse.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(uses).toSorted())
})

describe.each(shownInUse)('the scene of $slug', ({ slug, pictures: [, second] }) => {
  test('is the second picture, and its description names what gives scale', () => {
    expect(second?.name).toBe(`${slug}-2`)
    expect(pictures[`${slug}-2`]?.setting).toBe(uses[slug]?.setting)
    expect(second?.alt).toContain(uses[slug]?.beside)
  })

  test('has its files', () => {
    for (const size of [320, 800]) {
      for (const format of ['avif', 'webp']) expect(existsSync(`${folder}${slug}-2-${size}.${format}`)).toBe(true)
    }
  })
})

test('no two products of one archetype are shown in the same setting beside the same thing', () => {
  const looks = Object.entries(uses).map(
    ([slug, { setting, beside }]) => `${pictures[slug]?.archetype}: ${setting}, ${beside}`,
  )
  expect(looks.toSorted()).toEqual([...new Set(looks)].toSorted())
})

/** Greys of 24 by 24 points against the corner's, so that another tile behind the same view is no difference. */
const greysOf = async (name: string) => {
  const greys = await sharp(readFileSync(`${folder}${name}-320.webp`))
    .resize(24, 24)
    .greyscale()
    .raw()
    .toBuffer()
  return [...greys].map((grey) => grey - (greys[0] ?? 0))
}

/** The mean difference of two pictures' points, 0 to 255. */
const differenceOf = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, grey, index) => sum + Math.abs(grey - (other[index] ?? 0)), 0) / one.length

// A lamp seen from the right and from the front differs by 3, a fan by 5; a product before a tile and in a room mostly by 20.
const leastDifference = 9

test.each(demoCatalogue)('the pictures of $slug all differ', async ({ pictures: gallery }) => {
  const all = await Promise.all(gallery.map(async ({ name }) => ({ name, greys: await greysOf(name) })))
  const alike = all.flatMap(({ name, greys }, index) =>
    all
      .slice(index + 1)
      .filter((other) => differenceOf(greys, other.greys) < leastDifference)
      .map((other) => `${name} and ${other.name}`),
  )
  expect(alike).toEqual([])
})
