import type { productRecord } from './productRecord.ts'

type Product = NonNullable<ReturnType<typeof productRecord>>

/** A column of the CSV: how a product stands in it, and what the product form is given for a cell. */
interface Column {
  write(product: Product): string | number
  read(cell: string): unknown
}

const text = (field: 'slug' | 'name' | 'brand' | 'description' | 'warranty' | 'overview'): Column => ({
  write: (product) => product[field],
  read: (cell) => cell,
})

// Where semicolons part the cells, a comma parts rand and cents.
const number = (cell: string) => cell.trim().replace(/^([+-]?\d+),(\d{1,2})$/, '$1.$2')

// An empty cell says nothing where the form can do without.
const optional = (cell: string) => (cell.trim() === '' ? undefined : number(cell).toLowerCase())

/** More than any list of the form takes: what is too long stays too long. */
const mostItems = 100

/** A value on every line: the form's texts have no line breaks. */
const lines = <Item>(
  itemsOf: (product: Product) => readonly Item[],
  write: (item: Item) => string,
  read: (line: string) => unknown,
): Column => ({
  write: (product) => itemsOf(product).map(write).join('\n'),
  read: (cell) =>
    cell
      .split(/\r\n?|\n/)
      .filter((line) => line.trim() !== '')
      .slice(0, mostItems)
      .map((line) => read(line.trim())),
})

const texts = (field: 'categories' | 'features' | 'whatsInTheBox' | 'tags' | 'crossSellProducts') =>
  lines(
    (product) => product[field],
    (item) => item,
    (line) => line,
  )

const specificationOf = (line: string) => {
  const [name = '', ...value] = line.split(':')
  return { name, value: value.join(':') }
}

// Paths have no spaces, and the words for a picture come last.
const pictureOf = (line: string) => {
  const [thumbnail = '', medium = '', ...alt] = line.split(' ')
  return { thumbnail, medium, alt: alt.join(' ') }
}

/** The columns of the products' CSV, in their order. `slug` tells which product a row is about. Money in rand. */
export const productColumns = {
  slug: text('slug'),
  name: text('name'),
  brand: text('brand'),
  description: text('description'),
  price: { write: ({ price }) => price, read: number },
  costPrice: { write: ({ costPrice }) => costPrice, read: number },
  discount: { write: ({ discount }) => discount, read: optional },
  quantity: { write: ({ quantity }) => quantity, read: number },
  isActive: { write: ({ isActive }) => String(isActive), read: optional },
  categories: texts('categories'),
  tags: texts('tags'),
  features: texts('features'),
  specifications: lines(
    (product) => product.specifications,
    ({ name, value }) => `${name}: ${value}`,
    specificationOf,
  ),
  whatsInTheBox: texts('whatsInTheBox'),
  crossSellProducts: texts('crossSellProducts'),
  isFeatured: { write: ({ isFeatured }) => String(isFeatured), read: optional },
  featuredPriority: { write: ({ featuredPriority }) => featuredPriority, read: optional },
  warranty: text('warranty'),
  overview: text('overview'),
  images: lines(
    (product) => product.images,
    ({ thumbnail, medium, alt }) => [thumbnail, medium, alt].join(' '),
    pictureOf,
  ),
} satisfies Record<string, Column>

export type ProductColumn = keyof typeof productColumns

export const columnNames = Object.keys(productColumns) as ProductColumn[]
