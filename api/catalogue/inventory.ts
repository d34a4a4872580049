import type { DatabaseSync } from 'node:sqlite'
import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import { type ProductWarning, warningsOf } from '#domain/catalogue/productWarnings.ts'
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
    `SELECT number FROM product_texts WHERE instr(sort_name, ?1)
     UNION SELECT number FROM products WHERE instr(slug, ?1)`,
  )

  const havingPart = (part: string, { brands, brandNames }: Columns) => {
    const named = new Set(having.all(part).map(({ number }) => Number(number)))
    const ofBrand = brandNames.known.map(({ name }) => folded(name).includes(part))
    return (number: number) => named.has(number) || ofBrand[brands[number] ?? 0] === true
  }

  return {
    /** How many listed products have which warning. */
    warnings: () => {
      const { products, columns } = lists.find({ state: 'listed' })
      return countsOf(products, columns)
    },
    inventory: ({ search = '', warning, sort = 'name', limit, pageNumber, place, ...filter }: InventoryWish) => {
      const found = lists.find(filter)
      const { columns } = found
      const asked = search === '' ? found.products : found.products.filter(havingPart(folded(search), columns))
      const products = warning ? asked.filter((number) => warningsAt(number, columns).includes(warning)) : asked
      const { numbers, next } = lists.show({ ...found, products }, { sort, limit, pageNumber, place })
      const rows = numbers.flatMap((number) => byNumber.all(number)).map(inventoryAnswer)
      return { products: rows, total: products.length, next, warnings: countsOf(asked, columns) }
    },
  }
}

const countsOf = (products: Uint32Array, columns: Columns) => {
  const counts: Record<ProductWarning, number> = { lowStock: 0, soldOut: 0, belowCost: 0 }
  for (const number of products) for (const warning of warningsAt(number, columns)) counts[warning] += 1
  return counts
}

const warningsAt = (number: number, { prices, costs, quantities, states: stateOf }: Columns) =>
  warningsOf({
    sellsAt: prices[number] ?? 0,
    costPrice: costs[number] ?? 0,
    quantity: quantities[number] ?? 0,
    isWithdrawn: stateOf[number] === states.withdrawn,
  })
