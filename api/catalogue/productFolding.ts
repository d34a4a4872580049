import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, idOf } from '#api/readModels/projection.ts'
import type { RowsOf } from '#api/readModels/table.ts'
import type { ProductDetails, ProductFact } from '#domain/catalogue/productEvents.ts'
import { discountedPrice } from '#domain/kernel/money.ts'
import type { productTables } from './productTables.ts'
import { textFolding } from './textFolding.ts'

type Kept = ProductDetails & { dateAdded: string }
type Row = Readonly<{ edits: number; details: string; number: number; state: string }>

/** What a product's facts change in its row and its texts. */
export const productFolding = (rows: RowsOf<typeof productTables>): Changes<ProductFact> => {
  const { products, product_count } = rows
  const texts = textFolding(rows)

  const nextNumber = () => {
    const number = (product_count.get(1)?.products ?? 0) + 1
    product_count.put({ only: 1, products: number })
    return number
  }
  const add = (state: string, { quantity, ...details }: Kept & { quantity: number }, fact: StoredFact) => {
    const id = idOf(fact)
    const number = products.get(id)?.number ?? nextNumber()
    const place = { id, number, state, slug: details.slug, date_added: details.dateAdded }
    const stock = { quantity, reserved: 0, sold: 0, rating_sum: 0, review_count: 0 }
    const newest = { edits: 0, changed_at: fact.meta.at, position: fact.position }
    products.put({ ...place, ...stock, ...newest, ...described(details) })
    texts.add(place, details, fact)
  }
  const edit = (fact: StoredFact, change: Partial<ProductDetails>, noted: (row: Row, after: Kept) => void = () => {}) =>
    products.change(idOf(fact), (row) => {
      const after = { ...keptIn(row), ...change }
      noted(row, after)
      return { ...edited(row, fact), ...described(after) }
    })
  const move = (fact: StoredFact, state: 'listed' | 'withdrawn') =>
    products.change(idOf(fact), (row) => {
      texts.count(keptIn(row), state === 'listed' ? 1 : -1)
      return { ...edited(row, fact), state }
    })

  return {
    ProductAdded: (data, fact) => add('listed', data, fact),
    ProductDrafted: (data, fact) => add('draft', data, fact),
    ProductDescribed: (change, fact) =>
      edit(fact, change, (row, after) => texts.change(row, [keptIn(row), after], fact)),
    ProductRepriced: (change, fact) => edit(fact, change),
    ProductPictured: (change, fact) => edit(fact, change),
    StockAdjusted: ({ by }, fact) =>
      products.change(idOf(fact), (row) => ({ ...edited(row, fact), quantity: row.quantity + by })),
    ProductListed: (_, fact) => move(fact, 'listed'),
    ProductWithdrawn: (_, fact) => move(fact, 'withdrawn'),
    StockReserved: ({ count }, fact) =>
      products.change(idOf(fact), ({ quantity, reserved }) => ({
        quantity: quantity - count,
        reserved: reserved + count,
        position: fact.position,
      })),
    StockReleased: ({ count }, fact) =>
      products.change(idOf(fact), ({ quantity, reserved }) => ({
        quantity: quantity + count,
        reserved: reserved - count,
        position: fact.position,
      })),
    StockShipped: ({ count }, fact) =>
      products.change(idOf(fact), ({ reserved, sold }) => ({
        reserved: reserved - count,
        sold: sold + count,
        position: fact.position,
      })),
  }
}

const keptIn = ({ details }: Row): Kept => JSON.parse(details)

const described = (details: Kept) => ({
  name: details.name,
  brand: details.brand,
  categories: JSON.stringify(details.categories),
  list_price: details.price,
  price: discountedPrice(details.price, details.discount),
  cost_price: details.costPrice,
  discount: details.discount,
  featured: featuredRank(details),
  details: JSON.stringify(details),
})

const edited = ({ edits }: Row, { meta, position }: StoredFact) => ({
  edits: edits + 1,
  changed_at: meta.at,
  position,
})

// Above 0 for everything that is featured, whatever its priority: that counts up to a million, either way.
const featuredRank = ({ isFeatured, featuredPriority }: ProductDetails) =>
  isFeatured ? 2_000_000 + Math.round(Math.min(1_000_000, Math.max(-1_000_000, featuredPriority))) : 0
