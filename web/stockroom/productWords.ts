import { clock, day } from '#ui-kit/shop/audit/moments.ts'
import type { Change, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { stateLooks } from '#ui-kit/shop/stockroom/productRow.ts'
import { inWords } from './stockRow.ts'

/** How products are called, by their ids. */
export type ProductNames = ReadonlyMap<string, string>

/** Changes of a product's fields in the shop's words, in the order one looks for them. What follows from others is left out. */
export const changesInWords = (changes: readonly Change[], names: ProductNames = new Map()): Change[] =>
  changes
    .flatMap(({ field, from, to }) => {
      const [name = '', ...path] = field.split('.')
      const { label, say = plain } = name === 'crossSellProducts' ? goesWellWith(names) : (fields[name] ?? {})
      return label
        ? [{ field: [label, ...path.map(counted)].join(' '), place: order.indexOf(name), from: say(from), to: say(to) }]
        : []
    })
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => one.place - other.place)
    .map(({ field, from, to }) => ({ field, from, to }))

interface Field {
  label: string
  /** Of several values at once. */
  plural?: string
  say?: Say
}

type Say = (value: PlainValue) => PlainValue

const plain: Say = (value) => (value === '' ? null : value)
const goesWellWith = (names: ProductNames): Field => ({
  label: 'Goes well with',
  say: (id) => (typeof id === 'string' ? (names.get(id) ?? id) : id),
})
const money: Say = (value) => (typeof value === 'number' ? inWords(value) : value)
const percent: Say = (value) => (typeof value === 'number' ? `${value} %` : value)
const moment: Say = (value) => (typeof value === 'string' ? `${day(value)}, ${clock(value)}` : value)
const yesOrNo: Say = (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value)
const state: Say = (value) => Object.entries(stateLooks).find(([name]) => name === value)?.[1].words ?? plain(value)

/** Every field of a product that an admin may read, in the order one looks for them. */
export const fields: Record<string, Field> = {
  state: { label: 'State', say: state },
  name: { label: 'Name' },
  brand: { label: 'Brand' },
  price: { label: 'Price', say: money },
  costPrice: { label: 'Cost price', say: money },
  discount: { label: 'Discount', say: percent },
  quantity: { label: 'Stock' },
  reserved: { label: 'Set aside' },
  categories: { label: 'Category', plural: 'Categories' },
  overview: { label: 'Overview' },
  description: { label: 'Description' },
  warranty: { label: 'Warranty' },
  features: { label: 'Feature', plural: 'Features' },
  specifications: { label: 'Specification', plural: 'Specifications' },
  whatsInTheBox: { label: 'In the box' },
  tags: { label: 'Tag', plural: 'Tags' },
  images: { label: 'Picture', plural: 'Pictures' },
  crossSellProducts: { label: 'Goes well with' },
  isFeatured: { label: 'Featured', say: yesOrNo },
  featuredPriority: { label: 'Featured priority' },
  slug: { label: 'Address' },
  dateAdded: { label: 'Added', say: moment },
}

const order = Object.keys(fields)

// `features.0` is the first feature.
const counted = (part: string) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)
