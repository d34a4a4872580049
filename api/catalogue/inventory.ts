import type { DatabaseSync } from 'node:sqlite'
import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import { lowStock, type ProductWarning } from '#domain/catalogue/productWarnings.ts'
import { inventoryAnswer } from './productAnswer.ts'
import { type Columns, states } from './search/columns.ts'
import type { ProductFilter } from './search/conditions.ts'
import type { Lists, Paging } from './search/lists.ts'
import { folded } from './search/words.ts'

interface InventoryWish extends ProductFilter, Omit<Paging, 'sort'> {
  warning?: ProductWarning | undefined
  sort?: ProductSort | undefined
}

/** The stockroom's table: its search looks for a part of a name, a brand or a slug, as it stands. */
export const openInventory = (database: DatabaseSync, lists: Lists) => {
  const byNumber = database.prepare('SELECT * FROM products WHERE number = ?')
  const having = database.prepare(
    `SELECT number FROM product_texts WHERE sort_name LIKE ?1 ESCAPE '!'
     UNION SELECT number FROM products WHERE slug LIKE ?1 ESCAPE '!'`,
  )

  const havingPart = (part: string, { brands, brandNames }: Columns) => {
    const named = new Set(having.all(`%${part.replace(/[!%_]/g, '!$&')}%`).map(({ number }) => Number(number)))
    const ofBrand = brandNames.known.map(({ name }) => folded(name).includes(part))
    return (number: number) => named.has(number) || ofBrand[brands[number] ?? 0] === true
  }

  return {
    inventory: ({ search = '', warning, sort = 'name', limit, pageNumber, place, ...filter }: InventoryWish) => {
      const found = lists.find(filter)
      const { columns } = found
      const asked = search === '' ? found.products : found.products.filter(havingPart(folded(search), columns))
      const products = warning ? asked.filter((number) => hasWarning[warning](columns, number)) : asked
      const { numbers, next } = lists.show({ ...found, products }, { sort, limit, pageNumber, place })
      const rows = numbers.flatMap((number) => byNumber.all(number)).map(inventoryAnswer)
      return { products: rows, total: products.length, next, warnings: countsOf(asked, columns) }
    },
  }
}

// What is no longer sold cannot run out.
const hasWarning: Record<ProductWarning, (columns: Columns, number: number) => boolean> = {
  belowCost: (columns, number) =>
    isSold(columns, number) && (columns.prices[number] ?? 0) < (columns.costs[number] ?? 0),
  soldOut: (columns, number) => isSold(columns, number) && (columns.quantities[number] ?? 0) <= 0,
  lowStock: (columns, number) => isSold(columns, number) && isLow(columns.quantities[number] ?? 0),
}

const isSold = (columns: Columns, number: number) => columns.states[number] !== states.withdrawn
const isLow = (quantity: number) => quantity > 0 && quantity <= lowStock

const countsOf = (products: Uint32Array, columns: Columns) => {
  const count = (warning: ProductWarning) =>
    products.reduce((sum, number) => sum + (hasWarning[warning](columns, number) ? 1 : 0), 0)
  return { lowStock: count('lowStock'), soldOut: count('soldOut'), belowCost: count('belowCost') }
}
