import { clock, day } from '#ui-kit/shop/audit/moments.ts'
import type { Change, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { stateLooks } from '#ui-kit/shop/stockroom/productRow.ts'
import { inWords } from './stockRow.ts'

/** Changes of a product's fields in the shop's words, in the order one looks for them. What follows from others is left out. */
export const changesInWords = (changes: readonly Change[]): Change[] =>
  changes
    .flatMap(({ field, from, to }) => {
      const [name = '', ...path] = field.split('.')
      const [label, say = plain] = fields[name] ?? []
      return label
        ? [{ field: [label, ...path.map(counted)].join(' '), place: order.indexOf(name), from: say(from), to: say(to) }]
        : []
    })
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => one.place - other.place)
    .map(({ field, from, to }) => ({ field, from, to }))

type Say = (value: PlainValue) => PlainValue

const plain: Say = (value) => (value === '' ? null : value)
const money: Say = (value) => (typeof value === 'number' ? inWords(value) : value)
const percent: Say = (value) => (typeof value === 'number' ? `${value} %` : value)
const moment: Say = (value) => (typeof value === 'string' ? `${day(value)}, ${clock(value)}` : value)
const yesOrNo: Say = (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value)
const state: Say = (value) => Object.entries(stateLooks).find(([name]) => name === value)?.[1].words ?? plain(value)

/** Every field of a product that an admin may read, in the order one looks for them. */
export const fields: Record<string, [label: string, say?: Say]> = {
  state: ['State', state],
  name: ['Name'],
  brand: ['Brand'],
  price: ['Price', money],
  costPrice: ['Cost price', money],
  discount: ['Discount', percent],
  quantity: ['Stock'],
  reserved: ['Set aside'],
  categories: ['Category'],
  overview: ['Overview'],
  description: ['Description'],
  warranty: ['Warranty'],
  features: ['Feature'],
  specifications: ['Specification'],
  whatsInTheBox: ['In the box'],
  tags: ['Tag'],
  images: ['Picture'],
  crossSellProducts: ['Goes well with'],
  isFeatured: ['Featured', yesOrNo],
  featuredPriority: ['Featured priority'],
  slug: ['Address'],
  dateAdded: ['Added', moment],
}

const order = Object.keys(fields)

// `features.0` is the first feature.
const counted = (part: string) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)
