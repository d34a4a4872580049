import type { productRecord } from './productRecord.ts'

type Product = NonNullable<ReturnType<typeof productRecord>>

/** A CSV column: `write` makes the cell of a product, `read` makes the input for the product form from a cell. */
interface CsvColumn {
  write(product: Product): string | number
  read(cell: string): unknown
}

const textColumn = (field: 'slug' | 'name' | 'brand' | 'description' | 'warranty' | 'overview'): CsvColumn => ({
  write: (product) => product[field],
  read: (cell) => cell,
})

// In files delimited by semicolons, prices have a decimal comma.
const normalizeNumber = (cell: string) => cell.trim().replace(/^([+-]?\d+),(\d{1,2})$/, '$1.$2')

// An empty cell leaves out an optional field.
const optionalValue = (cell: string) => (cell.trim() === '' ? undefined : normalizeNumber(cell).toLowerCase())

/** More than any list of the form accepts, so that the form still refuses a list that is cut here. */
const maxItems = 100

/** A list with one item per line of the cell. The form's texts have no line breaks. */
const linesColumn = <Item>(
  itemsOf: (product: Product) => readonly Item[],
  write: (item: Item) => string,
  read: (line: string) => unknown,
): CsvColumn => ({
  write: (product) => itemsOf(product).map(write).join('\n'),
  read: (cell) =>
    cell
      .split(/\r\n?|\n/)
      .filter((line) => line.trim() !== '')
      .slice(0, maxItems)
      .map((line) => read(line.trim())),
})

const textLinesColumn = (field: 'categories' | 'features' | 'whatsInTheBox' | 'tags' | 'crossSellProducts') =>
  linesColumn(
    (product) => product[field],
    (item) => item,
    (line) => line,
  )

const parseSpecification = (line: string) => {
  const [name = '', ...value] = line.split(':')
  return { name, value: value.join(':') }
}

// Paths have no spaces; the alternative text is the rest of the line.
const parsePicture = (line: string) => {
  const [thumbnail = '', medium = '', ...alt] = line.split(' ')
  return { thumbnail, medium, alt: alt.join(' ') }
}

/** The columns of the product CSV, in order. `slug` identifies the product. Money in rand. */
export const csvColumns = {
  slug: textColumn('slug'),
  name: textColumn('name'),
  brand: textColumn('brand'),
  description: textColumn('description'),
  price: { write: ({ price }) => price, read: normalizeNumber },
  costPrice: { write: ({ costPrice }) => costPrice, read: normalizeNumber },
  discount: { write: ({ discount }) => discount, read: optionalValue },
  quantity: { write: ({ quantity }) => quantity, read: normalizeNumber },
  isActive: { write: ({ isActive }) => String(isActive), read: optionalValue },
  categories: textLinesColumn('categories'),
  tags: textLinesColumn('tags'),
  features: textLinesColumn('features'),
  specifications: linesColumn(
    (product) => product.specifications,
    ({ name, value }) => `${name}: ${value}`,
    parseSpecification,
  ),
  whatsInTheBox: textLinesColumn('whatsInTheBox'),
  crossSellProducts: textLinesColumn('crossSellProducts'),
  isFeatured: { write: ({ isFeatured }) => String(isFeatured), read: optionalValue },
  featuredPriority: { write: ({ featuredPriority }) => featuredPriority, read: optionalValue },
  warranty: textColumn('warranty'),
  overview: textColumn('overview'),
  images: linesColumn(
    (product) => product.images,
    ({ thumbnail, medium, alt }) => [thumbnail, medium, alt].join(' '),
    parsePicture,
  ),
} satisfies Record<string, CsvColumn>

export type CsvColumnName = keyof typeof csvColumns

export const csvColumnNames = Object.keys(csvColumns) as CsvColumnName[]
