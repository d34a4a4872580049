import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv, unescapeFormulas } from './csv.ts'

describe('a cell that a spreadsheet would execute as a formula', () => {
  it.each([
    ['=HYPERLINK("http://elsewhere.example")', `"'=HYPERLINK(""http://elsewhere.example"")"`],
    ['+27825550142', "'+27825550142"],
    ['-10', "'-10"],
    ['@home', "'@home"],
    ["'=1", "''=1"],
    ["'quoted'", "'quoted'"],
    ['a=b', 'a=b'],
    ["x;=cmd|' /C calc'!A0", `"x;'=cmd|' /C calc'!A0"`],
    ["blue;'-1", `"blue;''-1"`],
    ['Boils fast\n- and quietly', `"Boils fast\n'- and quietly"`],
    ['tea\t@home', `"tea\t'@home"`],
    [-10, '-10'],
  ])('%j is written as %s', (cell, written) => expect(toCsv([[cell]])).toBe(`${written}\r\n`))

  it('is unescaped to its original value', () => {
    const cell = fc.string({ unit: fc.constantFrom("'", '=', '-', '\t', ';', '\r', '\n', 'a', '@') })
    fc.assert(fc.property(cell, (text) => unescapeFormulas(guardedBy(text)) === text))
  })
})

describe('a cell with a delimiter of any locale', () => {
  it.each([['tea; coffee'], ['tea, coffee'], ['tea\tcoffee'], ['tea\ncoffee'], ['tea\rcoffee']])(
    '%j is quoted',
    (cell) => expect(toCsv([['kettle', cell]])).toBe(`kettle,"${cell}"\r\n`),
  )

  it('doubles the quotation marks in it', () => expect(toCsv([['the "blue" one']])).toBe('"the ""blue"" one"\r\n'))
})

const guardedBy = (text: string) =>
  toCsv([[text]])
    .replace(/\r\n$/, '')
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
