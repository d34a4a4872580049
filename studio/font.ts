import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { firstRanges } from '#ui-kit/theme/fontRanges.ts'

// Makes the font's first file: the characters that nearly every page has, at two thirds of the bytes.

const whole = fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))
const first = fileURLToPath(new URL('../ui-kit/theme/figtree-first.woff2', import.meta.url))

const charactersOf = (ranges: string) =>
  ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })

// The name table's copyright, and the licence with its address.
const preserveNameIds = [0, 13, 14]

const subset = await subsetFont(await readFile(whole), charactersOf(firstRanges).join(''), {
  targetFormat: 'woff2',
  preserveNameIds,
})
await writeFile(first, subset)
console.log(`${first}: ${subset.length} bytes`)
