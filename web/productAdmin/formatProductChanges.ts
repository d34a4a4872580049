import type { FieldChange, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { productStateBadges } from '#ui-kit/shop/productAdmin/productRow.ts'
import {
  badgeFormat,
  formatBoolean,
  formatDayAndTime,
  formatMoney,
  formatPercent,
  formatText,
  type ValueFormat,
} from '#web/state/history/valueFormats.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type ProductRecord = AnswerOf<'GET audit/products/:id'>['result']['product']

/** Names of products by their ids. */
type ProductNames = ReadonlyMap<string, string>

/** Field changes of a product with labels and formatted values, in the order of `productFieldFormats`. Derived fields are left out. */
export const formatProductChanges = (changes: readonly FieldChange[], names: ProductNames = new Map()): FieldChange[] =>
  changes
    .flatMap(({ field, from, to }) => {
      const [name = '', ...path] = field.split('.')
      const { label, format = formatText } =
        name === 'crossSellProducts' ? crossSellFormat(names) : (productFieldFormats[name] ?? {})
      return label
        ? [
            {
              field: [label, ...path.map(countFromOne)].join(' '),
              rank: fieldOrder.indexOf(name),
              from: format(from),
              to: format(to),
            },
          ]
        : []
    })
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => one.rank - other.rank)
    .map(({ field, from, to }) => ({ field, from, to }))

/** The fields of a product with labels and formatted values; a list becomes one line. */
export const formatProductFields = (
  product: ProductRecord,
  names: ProductNames,
): [field: string, value: PlainValue][] => {
  const crossSellProducts = product.crossSellProducts.map((id) => names.get(id) ?? id)
  const values = new Map<string, unknown>(Object.entries({ ...product, crossSellProducts }))
  return Object.entries(productFieldFormats).map(([name, { label, plural = label, format = formatText }]) => [
    plural,
    format(toPlainValue(values.get(name))),
  ])
}

interface FieldFormat {
  label: string
  /** The label of a list of values. */
  plural?: string
  format?: ValueFormat
}

const crossSellFormat = (names: ProductNames): FieldFormat => ({
  label: 'Goes well with',
  format: (id) => (typeof id === 'string' ? (names.get(id) ?? id) : id),
})

// The label and format of each field of a product, in the order of display.
const productFieldFormats: Record<string, FieldFormat> = {
  state: { label: 'State', format: badgeFormat(productStateBadges) },
  name: { label: 'Name' },
  brand: { label: 'Brand' },
  price: { label: 'Price', format: formatMoney },
  costPrice: { label: 'Cost price', format: formatMoney },
  discount: { label: 'Discount', format: formatPercent },
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
  isFeatured: { label: 'Featured', format: formatBoolean },
  featuredPriority: { label: 'Featured priority' },
  slug: { label: 'Address' },
  dateAdded: { label: 'Added', format: formatDayAndTime },
}

const fieldOrder = Object.keys(productFieldFormats)

// `features.0` is the first feature.
const countFromOne = (part: string) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)

const toPlainValue = (value: unknown): PlainValue => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) && value.length > 0 ? value.map(inOneLine).join(', ') : null
}

const inOneLine = (part: unknown) => (typeof part === 'object' && part !== null ? formatPart(part) : String(part))

// A specification becomes `Capacity: 1.7 l`, a picture its alternative text.
const formatPart = (part: object) => {
  const { name, value, alt } = part as { name?: string; value?: string; alt?: string }
  return alt ?? `${name}: ${value}`
}
