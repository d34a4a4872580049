import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '#api/demo/catalogue.ts'
import { framed } from './frame.ts'
import { pictures } from './pictures.ts'

const folder = new URL('../web/public/pictures/', import.meta.url)
const committed = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const drawn = Object.entries(pictures).map(([name, [solids, framing]]) => ({ name, svg: framed(solids, framing) }))

test('the folder holds the pictures of the catalogue and nothing else', () => {
  const shown = demoCatalogue.flatMap((product) => product.pictures.map(({ name }) => `${name}.svg`))
  expect(readdirSync(folder).toSorted()).toEqual(shown.toSorted())
  expect(drawn.map(({ name }) => `${name}.svg`).toSorted()).toEqual(shown.toSorted())
})

describe.each(drawn)('$name', ({ name, svg }) => {
  test('is in the folder exactly as the studio draws it', () => {
    expect(committed(`${name}.svg`) === svg, 'run npm run studio').toBe(true)
  })

  test('is small', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(8 * 1024)
  })

  test('is a drawing and nothing more', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 800"/)
    expect(svg).not.toMatch(
      /<(script|foreignObject|image|use|text|style|a)\b|href|\son\w+=|url\((?!#)|NaN|undefined|Infinity/,
    )
    expect(svg.match(/https?:/g)).toHaveLength(1)
  })

  test('defines each paint once, and every paint that it uses', () => {
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id))
    expect(defined.toSorted()).toEqual([...used].toSorted())
  })
})
