import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/kernel/decision.ts'
import { readProductCsv } from './readProductCsv.ts'

const read = (text: string) => readProductCsv(Buffer.from(text))
const fields = async (text: string) => {
  const rows = await read(text)
  return isRefusal(rows) ? rows : rows.map(({ row, slug, fields: { slug: _slug, ...rest } }) => [row, slug, rest])
}
const why = async (file: Uint8Array | string) => {
  const rows = await readProductCsv(Buffer.from(file))
  return isRefusal(rows) ? rows.details?.['why'] : undefined
}

describe('a product CSV', () => {
  it.each([
    ['commas', 'slug,name,price\r\nblue-kettle,Blue kettle,349.00\r\n'],
    ['semicolons and commas in prices', 'slug;name;price\nblue-kettle;Blue kettle;349,00\n'],
    ['tabs', 'slug\tname\tprice\nblue-kettle\tBlue kettle\t349.00'],
    ['a byte order mark', '\ufeffslug,name,price\nblue-kettle,Blue kettle,349.00'],
    ['quotes', '"slug","name","price"\n"blue-kettle","Blue kettle","349.00"\n'],
    ['capitals and spaces in its header', ' Slug ,NAME,Price\nblue-kettle,Blue kettle, 349.00 \n'],
  ])('is read with %s', async (_how, text) => {
    expect(await fields(text)).toEqual([[2, 'blue-kettle', { name: 'Blue kettle', price: '349.00' }]])
  })

  it('counts its rows as spreadsheets do, and skips empty ones', async () => {
    expect(await fields('slug,name\n\nblue-kettle,"Blue\nkettle"\n,\ncopper-pot,Pot\n')).toEqual([
      [3, 'blue-kettle', { name: 'Blue\nkettle' }],
      [5, 'copper-pot', { name: 'Pot' }],
    ])
  })

  it('has lists in cells, one item per line', async () => {
    const text =
      'slug,tags,specifications,images\nk,"summer\r\n\r\n gift ","Power: 2200 W: strong\nBroken","/a.webp /b.webp A red kettle"\n'
    expect(await fields(text)).toEqual([
      [
        2,
        'k',
        {
          tags: ['summer', 'gift'],
          specifications: [
            { name: 'Power', value: ' 2200 W: strong' },
            { name: 'Broken', value: '' },
          ],
          images: [{ thumbnail: '/a.webp', medium: '/b.webp', alt: 'A red kettle' }],
        },
      ],
    ])
  })

  it('leaves out fields without a column, and optional fields with an empty cell', async () => {
    expect(await fields('slug,discount,isFeatured,overview,tags\nblue-kettle,,,,\ncopper-pot')).toEqual([
      [2, 'blue-kettle', { discount: undefined, isFeatured: undefined, overview: '', tags: [] }],
      [3, 'copper-pot', {}],
    ])
  })

  it('unescapes what the export escaped against formulas', async () => {
    expect(await fields("slug,name,overview\nk,'=1+1,''@home\n")).toEqual([
      [2, 'k', { name: '=1+1', overview: "'@home" }],
    ])
  })

  it('reports a cell that is not empty beyond its columns', async () => {
    const rows = await read('slug,name\nk,Kettle,what is this\np,Pot,,\n')
    expect(isRefusal(rows) ? [] : rows.map(({ overflows }) => overflows)).toEqual([true, false])
  })

  it.each([
    ['', 'it has no column "slug"'],
    ['name,price\nKettle,1', 'it has no column "slug"'],
    ['slug,colour\nkettle,blue', 'it has a column "colour" that no product has'],
    ['slug,name,Name\nk,a,b', 'it has the column "name" twice'],
    ['slug,name\n', 'it has no rows'],
    ['slug,name\nk,"open', 'a quotation mark is not closed (near line 2)'],
    ['slug,name\nk,"a"b\n', 'a quotation mark is in the wrong place (near line 2)'],
    [Buffer.from([0x73, 0x6c, 0x75, 0x67, 0x0a, 0xe9]), 'it is not in UTF-8. Save it as "CSV UTF-8"'],
    [Buffer.from('slug,name\n', 'utf16le'), expect.stringMatching(/column/)],
    [`slug\n${'kettle\n'.repeat(10_001)}`, 'it has more than 10 000 rows'],
    [`slug${','.repeat(100)}\nkettle`, 'it has more than 100 cells in a row (near line 1)'],
    [`slug\nkettle\npot${','.repeat(100)}`, 'it has more than 100 cells in a row (near line 3)'],
    [`slug\n${'\n'.repeat(50_000)}kettle`, 'it has more than 50 000 lines, and most of them are empty'],
    [
      `slug,name\nkettle,"${'x'.repeat(100_000)}"`,
      'a row is longer than 100 KB, or a quotation mark is not closed (near line 2)',
    ],
  ])('%#: is refused as a whole', async (file, reason) => expect(await why(file)).toEqual(reason))

  it('may have 10 000 rows', async () => {
    expect(await read(`slug\n${'kettle\n\n'.repeat(10_000)}`)).toHaveLength(10_000)
  })

  it('may have 100 columns, if those without a name are empty', async () => {
    expect(await read(`slug${','.repeat(99)}\nkettle${','.repeat(99)}`)).toMatchObject([{ overflows: false }])
  })

  it('is parsed the same wherever its chunks end', async () => {
    const name = 'Ünlü "🫖", in two\r\nlines'
    const line = `kettle,"${name.replaceAll('"', '""')}"\r\n`
    const rows = await read(`\ufeffslug,name\r\n${line.repeat(5000)}`)
    expect(isRefusal(rows) ? [] : new Set(rows.map((row) => row.fields.name))).toEqual(new Set([name]))
    expect(rows).toHaveLength(5000)
  })
})

describe('a file made to keep the shop busy', () => {
  const full = (beginning: string, filling: string) =>
    Buffer.concat([Buffer.from(beginning), Buffer.alloc(5 * 1024 * 1024, filling)])

  it.each([
    ['of line ends', full('slug', '\n')],
    ['of commas', full('slug', ',')],
    ['of commas in a row', full('slug\n', ',')],
    ['of empty rows', full('slug,name\n', ',\n')],
    ['of rows', full('slug\n', 'ab\n')],
    ['of quotation marks', full('slug\n', '"')],
    ['in one cell of many lines', full('slug,features\nkettle,"', 'a\n')],
    ['of a wide header and many rows', full(`slug${','.repeat(100_000)}\n`, 'a\n')],
  ])('%s does not block the event loop', async (_what, file) => {
    let turns = 0
    const others = setInterval(() => (turns += 1), 1)
    const began = performance.now()
    await readProductCsv(file)
    clearInterval(others)
    // Generous, since the machine may be busy: before, the event loop was blocked for seconds.
    expect(performance.now() - began).toBeLessThan(100 * (turns + 5))
  })

  it('keeps 100 items of a list, enough for the form to refuse it as too long', async () => {
    const rows = await read(`slug,features\nkettle,"${'a\n'.repeat(40_000)}"`)
    expect(isRefusal(rows) ? [] : rows[0]?.fields.features).toHaveLength(100)
  })
})
