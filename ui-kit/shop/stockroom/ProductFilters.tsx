import { styled } from 'styled-components'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import { productColumns } from './productColumns.ts'
import type { ProductFilter } from './productFilter.ts'
import { type ProductSort, type ProductState, type ProductWarning, stateLooks, warningLooks } from './productRow.ts'

export type ProductFiltersProps = {
  filter: ProductFilter
  onFilter: (filter: ProductFilter) => void
  /** Names to choose from. */
  categories: readonly string[]
  brands: readonly string[]
  /** How many products of the whole catalogue carry each warning. */
  warningCounts?: Readonly<Partial<Record<ProductWarning, number>>> | undefined
  sort: ProductSort
  onSort: (sort: ProductSort) => void
}

/** What to look for among the products. The order is chosen here on phones, at the heads of the columns elsewhere. */
export const ProductFilters = (props: ProductFiltersProps) => {
  const { filter, onFilter, categories, brands, warningCounts, sort, onSort } = props
  const narrow = (change: Partial<ProductFilter>) => onFilter({ ...filter, ...change })

  return (
    <Fields>
      <TextField
        type="search"
        label="Find"
        placeholder="Name, brand or slug"
        value={filter.search}
        onChange={(search) => narrow({ search })}
      />
      <Select
        label="State"
        value={filter.state}
        options={[all, ...states.map((state) => ({ value: state, label: stateLooks[state].words }))]}
        onChange={(chosen) => narrow({ state: states.find((state) => state === chosen) ?? '' })}
      />
      <Select
        label="Category"
        value={filter.category}
        options={[all, ...categories.map(named)]}
        onChange={(category) => narrow({ category })}
      />
      <Select
        label="Brand"
        value={filter.brand}
        options={[all, ...brands.map(named)]}
        onChange={(brand) => narrow({ brand })}
      />
      <Select
        label="Warnings"
        value={filter.warning}
        options={[all, ...warnings.map((warning) => warningOption(warning, warningCounts?.[warning]))]}
        onChange={(chosen) => narrow({ warning: warnings.find((warning) => warning === chosen) ?? '' })}
      />
      <OnPhone>
        <Select
          label="Sort"
          value={`${sort.by} ${sort.descending}`}
          options={orders.map(({ label, by, descending }) => ({ value: `${by} ${descending}`, label }))}
          onChange={(chosen) => {
            const order = orders.find(({ by, descending }) => `${by} ${descending}` === chosen)
            if (order) onSort({ by: order.by, descending: order.descending })
          }}
        />
      </OnPhone>
    </Fields>
  )
}

const all = { value: '', label: 'All' }

const states: ProductState[] = ['listed', 'draft', 'withdrawn']

const warnings: ProductWarning[] = ['lowStock', 'soldOut', 'belowCost']

const named = (name: string) => ({ value: name, label: name })

const warningOption = (warning: ProductWarning, count: number | undefined) => ({
  value: warning,
  label: count === undefined ? warningLooks[warning].words : `${warningLooks[warning].words} (${count})`,
})

const orders = productColumns.flatMap(({ key, label }) => [
  { by: key, descending: false, label: `${label}, rising` },
  { by: key, descending: true, label: `${label}, falling` },
])

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

const OnPhone = styled.div`
  grid-column: 1 / -1;

  ${desktop} {
    display: none;
  }
`
