import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Changes } from '#api/readModels/projection.ts'
import type { RowsOf } from '#api/readModels/table.ts'
import type { ProductDetails, ProductFact } from '#domain/catalogue/productEvents.ts'
import { discountedPrice } from '#domain/kernel/money.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { nextProductNumber } from './productNumbers.ts'
import type { productTables } from './productTables.ts'

type StoredDetails = ProductDetails & { dateAdded: string }
type Stock = Readonly<{ quantity: number; reserved: number; sold: number }>
type Row = Readonly<{ edits: number; details: string }>

/** The changes that the facts of a product make to its row. */
export const productRowChanges = ({ products, product_count }: RowsOf<typeof productTables>): Changes<ProductFact> => {
  const add = (state: string, { quantity, ...details }: StoredDetails & { quantity: number }, fact: StoredFact) => {
    const id = recordIdOf(fact)
    const number = products.get(id)?.number ?? nextProductNumber(product_count)
    const identity = { id, number, state, slug: details.slug, date_added: details.dateAdded }
    const stock = { quantity, reserved: 0, sold: 0, rating_sum: 0, review_count: 0 }
    const lastEdit = { edits: 0, changed_at: fact.meta.at, position: fact.position }
    products.put({ ...identity, ...stock, ...lastEdit, ...detailColumns(details) })
  }
  const edit = (change: Partial<ProductDetails>, fact: StoredFact) =>
    products.change(recordIdOf(fact), (row) => ({
      ...editColumns(row, fact),
      ...detailColumns({ ...parseDetails(row), ...change }),
    }))
  const changeState = (fact: StoredFact, state: 'listed' | 'withdrawn') =>
    products.change(recordIdOf(fact), (row) => ({ ...editColumns(row, fact), state }))

  return {
    ProductAdded: (data, fact) => add('listed', data, fact),
    ProductDrafted: (data, fact) => add('draft', data, fact),
    ProductDescribed: edit,
    ProductRepriced: edit,
    ProductPictured: edit,
    StockAdjusted: ({ by }, fact) =>
      products.change(recordIdOf(fact), (row) => ({ ...editColumns(row, fact), quantity: row.quantity + by })),
    ProductListed: (_, fact) => changeState(fact, 'listed'),
    ProductWithdrawn: (_, fact) => changeState(fact, 'withdrawn'),
    ...reservationChanges(products),
  }
}

/** The changes of what is in stock, set aside for orders, and sold. */
const reservationChanges = (
  products: RowsOf<typeof productTables>['products'],
): Pick<Changes<ProductFact>, 'StockReserved' | 'StockReleased' | 'StockShipped'> => {
  const change = (fact: StoredFact, change: (row: Stock) => Partial<Stock>) =>
    products.change(recordIdOf(fact), (row) => ({ ...change(row), position: fact.position }))

  return {
    StockReserved: ({ count }, fact) =>
      change(fact, ({ quantity, reserved }) => ({ quantity: quantity - count, reserved: reserved + count })),
    StockReleased: ({ count }, fact) =>
      change(fact, ({ quantity, reserved }) => ({ quantity: quantity + count, reserved: reserved - count })),
    StockShipped: ({ count }, fact) =>
      change(fact, ({ reserved, sold }) => ({ reserved: reserved - count, sold: sold + count })),
  }
}

const parseDetails = ({ details }: Row): StoredDetails => JSON.parse(details)

const detailColumns = (details: StoredDetails) => ({
  name: details.name,
  brand: details.brand,
  categories: JSON.stringify(details.categories),
  list_price: details.price,
  price: discountedPrice(details.price, details.discount),
  cost_price: details.costPrice,
  discount: details.discount,
  featured: featuredWeight(details),
  details: JSON.stringify(details),
})

const editColumns = ({ edits }: Row, { meta, position }: StoredFact) => ({
  edits: edits + 1,
  changed_at: meta.at,
  position,
})

// Above 0 for every featured product: the priority is limited to a million, positive or negative.
const featuredWeight = ({ isFeatured, featuredPriority }: ProductDetails) =>
  isFeatured ? 2_000_000 + Math.round(Math.min(1_000_000, Math.max(-1_000_000, featuredPriority))) : 0
