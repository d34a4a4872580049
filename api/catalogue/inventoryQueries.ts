import type { DatabaseSync } from 'node:sqlite'
import { type Columns, stateCodes } from '#api/catalogue/search/columns.ts'
import type { ProductFilter } from '#api/catalogue/search/productFilter.ts'
import type { PageOptions, ProductSearch } from '#api/catalogue/search/productSearch.ts'
import { foldDiacritics } from '#api/catalogue/search/tokenize.ts'
import type { ProductSort } from '#domain/catalogue/catalogueQuery.ts'
import { type ProductWarning, warningsOf } from '#domain/catalogue/productWarnings.ts'
import { inventoryProductView } from './productView.ts'

interface InventoryListQuery extends ProductFilter, Omit<PageOptions, 'sort'> {
  warning?: ProductWarning | undefined
  sort?: ProductSort | undefined
}

/** The queries of the admins' product table. Its search finds any part of a name, a brand or a slug, not whole words. */
export const inventoryQueries = (database: DatabaseSync, productSearch: ProductSearch) => {
  const byNumber = database.prepare('SELECT * FROM products WHERE number = ?')
  const selectContaining = database.prepare(
    `SELECT number FROM product_texts WHERE instr(sort_name, ?1)
     UNION SELECT number FROM products WHERE instr(slug, ?1)`,
  )

  const containsText = (text: string, { brands, brandDictionary }: Columns) => {
    const matchingNumbers = new Set(selectContaining.all(text).map(({ number }) => Number(number)))
    const brandMatches = brandDictionary.values.map(({ name }) => foldDiacritics(name).includes(text))
    return (number: number) => matchingNumbers.has(number) || brandMatches[brands[number] ?? 0] === true
  }

  return {
    /** The number of listed products by warning. */
    warnings: () => {
      const { products, columns } = productSearch.find({ state: 'listed' })
      return countWarnings(products, columns)
    },
    inventory: ({ search = '', warning, sort = 'name', limit, pageNumber, cursor, ...filter }: InventoryListQuery) => {
      const found = productSearch.find(filter)
      const { columns } = found
      const searched =
        search === '' ? found.products : found.products.filter(containsText(foldDiacritics(search), columns))
      const products = warning ? searched.filter((number) => warningsAt(number, columns).includes(warning)) : searched
      const { numbers, next } = productSearch.page({ ...found, products }, { sort, limit, pageNumber, cursor })
      const rows = numbers.flatMap((number) => byNumber.all(number)).map(inventoryProductView)
      return { products: rows, total: products.length, next, warnings: countWarnings(searched, columns) }
    },
  }
}

const countWarnings = (products: Uint32Array, columns: Columns) => {
  const counts: Record<ProductWarning, number> = { lowStock: 0, soldOut: 0, belowCost: 0 }
  for (const number of products) for (const warning of warningsAt(number, columns)) counts[warning] += 1
  return counts
}

const warningsAt = (number: number, { prices, costs, quantities, states: stateOf }: Columns) =>
  warningsOf({
    sellsAt: prices[number] ?? 0,
    costPrice: costs[number] ?? 0,
    quantity: quantities[number] ?? 0,
    isWithdrawn: stateOf[number] === stateCodes.withdrawn,
  })
