import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bucketForm } from '#api/catalogue/testing/productFormFixtures.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { blueKettle, copperPot } from '#domain/testing/fixtures.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const importFile = (text: string | Buffer, dryRun: boolean) =>
  shop.when.themba('POST products/import', {
    query: { dryRun: dryRun ? 'true' : 'false' },
    upload: { type: 'text/csv', content: new Uint8Array(Buffer.from(text)) },
  })
const exportFile = async () => {
  await shop.caughtUp()
  return shop.when.themba('GET products/export')
}
const rowsOf = async (text: string, dryRun = false) => (await importFile(text, dryRun)).body.results
const found = async (slug: string) => {
  await shop.caughtUp()
  return (await shop.when.guest('GET products/getProduct/:slug', { params: { slug } })).body.data
}

const add = (form: object) => shop.when.themba('POST products/add', { querydata: { ...bucketForm, ...form } })

const header = 'slug,name,brand,description,price,costPrice,quantity,categories'
const line = (slug: string, price = '59.90') => `${slug},Tin mug,Ndlovu,A mug for every day,${price},20,12,Household`

describe('a file of products', () => {
  it('in a dry run is checked row by row, and appends nothing', async () => {
    await add({ name: 'Old bucket', slug: 'old-bucket' })
    const before = await shop.store.head()
    const { body } = await importFile(`${header}\n${line('dry-mug')}\n${line('old-bucket', '0')}\n`, true)
    expect(await shop.store.head()).toBe(before)
    expect([body.dryRun, body.counts]).toEqual([true, { added: 1, changed: 0, unchanged: 0, refused: 1 }])
    expect(body.results).toEqual([
      { row: 2, slug: 'dry-mug', name: 'Tin mug', outcome: 'added' },
      {
        row: 3,
        slug: 'old-bucket',
        name: 'Tin mug',
        outcome: 'refused',
        errors: [{ field: 'price', message: 'price should be numeric greater than 0' }],
      },
    ])
  })

  it('with an idempotency key is imported once, and another file with the same key is refused', async () => {
    const send = (slug: string) =>
      shop.when.themba(
        'POST products/import',
        {
          query: { dryRun: 'false' },
          upload: { type: 'text/csv', content: new Uint8Array(Buffer.from(`${header}\n${line(slug)}\n`)) },
        },
        { 'idempotency-key': 'the file of Monday' },
      )
    const first = await send('monday-mug')
    expect(first.body.results).toMatchObject([{ slug: 'monday-mug', outcome: 'added' }])
    expect((await send('monday-mug')).body).toEqual(first.body)
    expect(outcome(await send('other-mug'))).toEqual([422, 'KeyWasUsed'])
  })

  it('adds and edits the products of its rows, and returns old and new values', async () => {
    await add({ name: 'Small bucket', slug: 'small-bucket' })
    const text = `slug,price,quantity,tags\nsmall-bucket,119.90,8,"tin\nsmall"\nno-bucket,1,1,\n`
    expect(await rowsOf(text)).toEqual([
      {
        row: 2,
        slug: 'small-bucket',
        name: '',
        outcome: 'changed',
        changes: [
          { field: 'price', from: 99.9, to: 119.9 },
          { field: 'quantity', from: 5, to: 8 },
          { field: 'tags.0', from: null, to: 'tin' },
          { field: 'tags.1', from: null, to: 'small' },
        ],
      },
      expect.objectContaining({ slug: 'no-bucket', outcome: 'refused' }),
    ])
    expect(await found('small-bucket')).toMatchObject({
      price: 119.9,
      quantity: 8,
      name: 'Small bucket',
      tags: ['tin', 'small'],
    })
    expect(await rowsOf(`${header}\n${line('tin-mug')}\n`)).toMatchObject([{ outcome: 'added' }])
    expect(await found('tin-mug')).toMatchObject({ name: 'Tin mug', price: 59.9 })
    expect(await rowsOf(`${header}\n${line('tin-mug')}\n`)).toMatchObject([{ outcome: 'unchanged' }])
  })

  it('returns every error of a row with its column', async () => {
    const text = `${header},features,isActive\nbad-mug,Ox,N,Short,free,1,1.5,Garden,"a\n${'x'.repeat(201)}",maybe\n`
    const [row] = await rowsOf(text)
    expect(row?.errors?.map(({ field }) => field)).toEqual([
      'name',
      'brand',
      'description',
      'price',
      'quantity',
      'categories',
      'features',
      'isActive',
    ])
  })

  it.each([
    ['without a slug', `${header}\n${line('')}\n`, ['slug', 'The slug is missing']],
    ['of a page', `${header}\n${line('cart')}\n`, ['slug', 'The address /cart is already in use']],
    ['with a slug that is none', `${header}\n${line('Red Mug')}\n`, ['slug', expect.stringMatching(/lower-case/)]],
    ['with too many cells', `${header}\n${line('wide-mug')},more\n`, ['row', expect.stringMatching(/more cells/)]],
    [
      'that takes away more than there is',
      'slug,quantity\ntin-mug,-1\n',
      ['quantity', expect.stringMatching(/integer/)],
    ],
  ])('refuses a row %s', async (_what, text, [field, message]) => {
    for (const dryRun of [true, false]) {
      expect(await rowsOf(text, dryRun)).toMatchObject([{ outcome: 'refused', errors: [{ field, message }] }])
    }
  })

  it('may contain each product once only', async () => {
    const rows = await rowsOf(`${header}\n${line('twin-mug')}\n${line('other-mug')}\n${line('twin-mug', '1')}\n`)
    expect(rows.map(({ outcome, errors }) => [outcome, errors?.[0]?.message])).toEqual([
      ['added', undefined],
      ['added', undefined],
      ['refused', 'Row 2 is about the same product'],
    ])
  })

  it.each([
    ['nothing', Buffer.alloc(0), [400, 'FileIsEmpty']],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), [400, 'FileIsNotCsv']],
    ['more than 16 MB', Buffer.alloc(16 * 1024 * 1024 + 1, 'a'), [413, 'FileIsTooLarge']],
  ])('is not %s', async (_what, content, expected) =>
    expect(outcome(await importFile(content, true))).toEqual(expected),
  )

  it('says what is wrong with a file as a whole', async () => {
    const { body } = await importFile('slug,colour\nkettle,blue\n', true)
    expect(body.message).toBe('The file cannot be read as CSV: it has a column "colour" that no product has')
  })

  it('is refused without a value for dryRun', async () => {
    const answer = await shop.when.themba.raw('POST', 'products/import', {
      body: new Uint8Array(Buffer.from('slug\nkettle\n')),
      headers: { 'content-type': 'text/csv' },
    })
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', 'dryRun must be true or false'])
  })
})

describe('the exported file', () => {
  beforeEach(async () => {
    await add({
      slug: 'hard-bucket',
      name: '=HYPERLINK("http://elsewhere.example")',
      brand: '"Quoted; brand"',
      description: 'First line,\nsecond "line"; third: crème brûlée Ünlü 🪣',
      price: '1299.5',
      discount: -10,
      features: ['- begins with a dash', 'semi;colon', "'apostrophe"],
      specifications: [{ name: 'Capacity', value: '10 L: a lot' }],
      whatsInTheBox: ['Bucket', '@handle'],
      tags: ['tin', 'crème'],
      crossSellProducts: ['copper-pot'],
      isFeatured: true,
      featuredPriority: -2.5,
      warranty: '',
      overview: "'=1+1",
      images: [{ thumbnail: '/pictures/b-320.webp', medium: '/pictures/b-800.webp', alt: 'A "hard" bucket, full' }],
      isActive: false,
    })
    await add({ name: 'Plain bucket', slug: 'plain-bucket' })
  })

  it('is named after its day, and no spreadsheet runs its cells as formulas', async () => {
    const { headers, text } = await exportFile()
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename=products-2026-11-16.csv')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toContain(`"'=HYPERLINK(""http://elsewhere.example"")"`)
    expect(text).toContain(',-10,')

    const authorization = `Bearer ${shop.tokens.themba}`
    const bytes = await (await fetch(`${shop.url}/products/export`, { headers: { authorization } })).bytes()
    expect([...bytes.subarray(0, 7)]).toEqual([0xef, 0xbb, 0xbf, ...Buffer.from('slug')])
  })

  it('can be imported as it is: every row is unchanged', async () => {
    const before = await shop.store.head()
    const { text } = await exportFile()
    for (const copy of [text, `\ufeff${text}`, text.replaceAll('\r\n', '\n'), text.replaceAll(/\r?\n/g, '\r\n')]) {
      const { counts, results } = (await importFile(copy, false)).body
      expect(results.filter((row) => row.outcome !== 'unchanged')).toEqual([])
      expect(counts.unchanged).toBeGreaterThan(2)
    }
    expect(await shop.store.head()).toBe(before)
  })

  it('can be imported after a spreadsheet saved it with semicolons', async () => {
    const { text } = await exportFile()
    const { parse } = await import('csv-parse/sync')
    const { stringify } = await import('csv-stringify/sync')
    const cells: string[][] = parse(text, { bom: true })
    const commas = cells.map((row) =>
      row.map((cell) => (/^-?\d+\.\d{1,2}$/.test(cell) ? cell.replace('.', ',') : cell)),
    )
    const { results } = (await importFile(stringify(commas, { delimiter: ';', bom: true }), false)).body
    expect(results.filter((row) => row.outcome !== 'unchanged')).toEqual([])
  })

  it('contains also products that are not listed', async () => {
    const { text } = await exportFile()
    expect(text).toMatch(/^hard-bucket,/m)
    expect(text.split('\r\n')[0]).toBe(
      'slug,name,brand,description,price,costPrice,discount,quantity,isActive,categories,tags,features,specifications,whatsInTheBox,crossSellProducts,isFeatured,featuredPriority,warranty,overview,images',
    )
  })
})

describe('a part of the exported file', () => {
  const part = (number: string) => shop.when.themba('GET products/export', { query: { part: number } })
  const slugsIn = (text: string) =>
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0])

  it('has as many products as an import accepts: of 10 001 products, part 2 has the one that was added last', async () => {
    await using folder = await temporaryFolder()
    await using other = await givenShop({ folder: folder.path })
    await other.given.product(blueKettle, 1)
    await other.given.product(copperPot, 1)
    await other.caughtUp()
    const database = openReadDatabase(join(folder.path, 'readModels.sqlite'))
    database.exec("UPDATE products SET number = 10001 WHERE slug = 'blue-kettle'")
    database.close()
    const parts = ['1', '2', '3'].map((number) => other.when.themba('GET products/export', { query: { part: number } }))
    const [first, second, third] = await Promise.all(parts)
    expect([first, second, third].map((answer) => slugsIn(answer?.text ?? ''))).toEqual([
      ['copper-pot'],
      ['blue-kettle'],
      [],
    ])
  })

  it('is named after its number', async () => {
    const { headers } = await part('2')
    expect(headers.get('content-disposition')).toBe('attachment; filename=products-2026-11-16-part-2.csv')
    expect(outcome(await part('second'))).toEqual([400, 'InvalidRequest'])
  })
})
