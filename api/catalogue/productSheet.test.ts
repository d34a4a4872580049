import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/kernel/decision.ts'
import { readSheet } from './productSheet.ts'

const read = (text: string) => readSheet(Buffer.from(text))
const fields = (text: string) => {
  const rows = read(text)
  return isRefusal(rows) ? rows : rows.map(({ row, slug, fields: { slug: _slug, ...rest } }) => [row, slug, rest])
}
const why = (file: Uint8Array | string) => {
  const rows = readSheet(Buffer.from(file))
  return isRefusal(rows) ? rows.details?.['why'] : undefined
}

describe('a sheet of products', () => {
  it.each([
    ['commas', 'slug,name,price\r\nblue-kettle,Blue kettle,349.00\r\n'],
    ['semicolons and commas in prices', 'slug;name;price\nblue-kettle;Blue kettle;349,00\n'],
    ['tabs', 'slug\tname\tprice\nblue-kettle\tBlue kettle\t349.00'],
    ['a byte order mark', '\ufeffslug,name,price\nblue-kettle,Blue kettle,349.00'],
    ['quotes', '"slug","name","price"\n"blue-kettle","Blue kettle","349.00"\n'],
    ['capitals and spaces in its header', ' Slug ,NAME,Price\nblue-kettle,Blue kettle, 349.00 \n'],
  ])('is read with %s', (_how, text) => {
    expect(fields(text)).toEqual([[2, 'blue-kettle', { name: 'Blue kettle', price: '349.00' }]])
  })

  it('counts its rows as spreadsheets do, and passes over empty ones', () => {
    expect(fields('slug,name\n\nblue-kettle,"Blue\nkettle"\n,\ncopper-pot,Pot\n')).toEqual([
      [3, 'blue-kettle', { name: 'Blue\nkettle' }],
      [5, 'copper-pot', { name: 'Pot' }],
    ])
  })

  it('has lists in cells, an item a line', () => {
    const text =
      'slug,tags,specifications,images\nk,"summer\r\n\r\n gift ","Power: 2200 W: strong\nBroken","/a.webp /b.webp A red kettle"\n'
    expect(fields(text)).toEqual([
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

  it('leaves out what has no column, and what is empty where the form can do without', () => {
    expect(fields('slug,discount,isFeatured,overview,tags\nblue-kettle,,,,\ncopper-pot')).toEqual([
      [2, 'blue-kettle', { discount: undefined, isFeatured: undefined, overview: '', tags: [] }],
      [3, 'copper-pot', {}],
    ])
  })

  it('frees what was guarded from spreadsheets', () => {
    expect(fields("slug,name,overview\nk,'=1+1,''@home\n")).toEqual([[2, 'k', { name: '=1+1', overview: "'@home" }]])
  })

  it('notices a cell beyond its columns', () => {
    const rows = read('slug,name\nk,Kettle,what is this\np,Pot,,\n')
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
    [`slug\n${'kettle\n'.repeat(10_001)}`, 'it has 10001 rows, and 10 000 are the most'],
  ])('%#: is refused as a whole', (file, reason) => expect(why(file)).toEqual(reason))

  it('may have 10 000 rows', () => expect(read(`slug\n${'kettle\n'.repeat(10_000)}`)).toHaveLength(10_000))
})
