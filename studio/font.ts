import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { charactersOf, firstRanges } from '#ui-kit/theme/fontRanges.ts'

// Makes the font's first file: the characters that nearly every page has, at two thirds of the bytes.

const whole = fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))
const first = fileURLToPath(new URL('../ui-kit/theme/figtree-first.woff2', import.meta.url))

// The name table's copyright, and the licence with its address.
const preserveNameIds = [0, 13, 14]

const subset = await subsetFont(await readFile(whole), charactersOf(firstRanges).join(''), {
  targetFormat: 'woff2',
  preserveNameIds,
})
await writeFile(first, subset)
console.log(`${first}: ${subset.length} bytes`)
