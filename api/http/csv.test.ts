import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, unguarded } from './csv.ts'

describe('a cell that a spreadsheet would take for a formula', () => {
  it.each([
    ['=HYPERLINK("http://elsewhere.example")', `"'=HYPERLINK(""http://elsewhere.example"")"`],
    ['+27825550142', "'+27825550142"],
    ['-10', "'-10"],
    ['@home', "'@home"],
    ["'=1", "''=1"],
    ["'quoted'", "'quoted'"],
    ['a=b', 'a=b'],
    [-10, '-10'],
  ])('%j is written as %s', (cell, written) => expect(csvOf([[cell]])).toBe(`${written}\r\n`))

  it('is read as it was', () => {
    const cell = fc.string({ unit: fc.constantFrom("'", '=', '-', '\t', 'a', '@') })
    fc.assert(fc.property(cell, (text) => unguarded(guardedBy(text)) === text))
  })
})

const guardedBy = (text: string) =>
  csvOf([[text]])
    .replace(/\r\n$/, '')
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
