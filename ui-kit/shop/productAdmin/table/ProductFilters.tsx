import { styled } from 'styled-components'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { CardsField, lowFields } from '#ui-kit/shop/adminTable/filterStyles.ts'
import { TableSort } from '#ui-kit/shop/adminTable/TableSort.tsx'
import {
  type ProductSort,
  type ProductState,
  type ProductWarning,
  productStateBadges,
  productWarningBadges,
} from '#ui-kit/shop/productAdmin/productRow.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { productColumns } from './productColumns.ts'
import type { ProductFilter } from './productFilter.ts'

export type ProductFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: ProductFilter
  /** Called with all filters after one of them has changed. */
  onFilter: (filter: ProductFilter) => void
  /** The names of all categories and brands. */
  categories: readonly string[]
  /** The brands to choose from. */
  brands: readonly string[]
  /** The number of products in the whole catalogue with each warning. */
  warningCounts?: Readonly<Partial<Record<ProductWarning, number>>> | undefined
  /** The column that orders the list, and the direction. */
  sort: ProductSort
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: ProductSort) => void
}

/** The filter fields of the product list. On phones the sort order is selected here, elsewhere in the column headers. */
export const ProductFilters = (props: ProductFiltersProps) => {
  const { filter, onFilter, categories, brands, warningCounts, sort, onSort } = props
  const updateFilter = (change: Partial<ProductFilter>) => onFilter({ ...filter, ...change })

  return (
    <Fields>
      <TextField
        type="search"
        label="Find"
        placeholder="Name, brand or web address"
        value={filter.search}
        onChange={(search) => updateFilter({ search })}
      />
      <Select
        label="State"
        value={filter.state}
        options={[allOption, ...states.map((state) => ({ value: state, label: productStateBadges[state].label }))]}
        onChange={(chosen) => updateFilter({ state: states.find((state) => state === chosen) ?? '' })}
      />
      <Select
        label="Category"
        value={filter.category}
        options={[allOption, ...categories.map(toOption)]}
        onChange={(category) => updateFilter({ category })}
      />
      <Select
        label="Brand"
        value={filter.brand}
        options={[allOption, ...brands.map(toOption)]}
        onChange={(brand) => updateFilter({ brand })}
      />
      <Select
        label="Warnings"
        value={filter.warning}
        options={[allOption, ...warnings.map((warning) => warningOption(warning, warningCounts?.[warning]))]}
        onChange={(chosen) => updateFilter({ warning: warnings.find((warning) => warning === chosen) ?? '' })}
      />
      <CardsField>
        <TableSort sort={sort} options={sortOptions} onSort={onSort} />
      </CardsField>
    </Fields>
  )
}

const allOption = { value: '', label: 'All' }

const states: ProductState[] = ['listed', 'draft', 'withdrawn']

const warnings: ProductWarning[] = ['lowStock', 'soldOut', 'belowCost']

const toOption = (name: string) => ({ value: name, label: name })

const warningOption = (warning: ProductWarning, count: number | undefined) => ({
  value: warning,
  label:
    count === undefined ? productWarningBadges[warning].label : `${productWarningBadges[warning].label} (${count})`,
})

const sortOptions = productColumns.flatMap(({ key, label }) => [
  { by: key, descending: false, label: `${label}, rising` },
  { by: key, descending: true, label: `${label}, falling` },
])

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);
  ${lowFields}

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
