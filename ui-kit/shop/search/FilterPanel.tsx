import { styled } from 'styled-components'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { type Facet, FacetList } from './FacetList.tsx'
import { type Filters, isOnSale, toggleValue, withOnSale } from './filters.ts'
import { PriceRange } from './PriceRange.tsx'

export type FilterPanelProps = {
  /** What is chosen at the moment. */
  filters: Filters
  /** Called with all filters after one has changed. */
  onChange: (filters: Filters) => void
  /** The product counts per brand and category; without them both lists are hidden. */
  facets?: { brands: readonly Facet[]; categories: readonly Facet[] } | undefined
}

/** All filters of a product list. */
export const FilterPanel = ({ filters, onChange, facets = noFacets }: FilterPanelProps) => {
  const { brands, categories, priceFrom, priceTo, ratingFrom, inStock } = filters

  return (
    <Panel>
      <FacetList
        legend="Brand"
        pluralNoun="brands"
        facets={facets.brands}
        chosen={brands}
        onToggle={(brand) => onChange({ ...filters, brands: toggleValue(brands, brand) })}
      />
      <FacetList
        legend="Category"
        pluralNoun="categories"
        facets={facets.categories}
        chosen={categories}
        onToggle={(category) => onChange({ ...filters, categories: toggleValue(categories, category) })}
      />
      <PriceRange
        from={priceFrom}
        to={priceTo}
        onChange={(range) => onChange({ ...filters, priceFrom: range.from, priceTo: range.to })}
      />
      <Select
        label="Rating"
        value={String(ratingFrom ?? '')}
        options={ratingOptions}
        onChange={(stars) => onChange({ ...filters, ratingFrom: Number(stars) || undefined })}
      />
      <fieldset>
        <Legend>Show only</Legend>
        <Checkbox label="In stock" checked={inStock} onChange={(now) => onChange({ ...filters, inStock: now })} />
        <Checkbox
          label="On sale"
          checked={isOnSale(filters)}
          onChange={(wanted) => onChange(withOnSale(filters, wanted))}
        />
      </fieldset>
    </Panel>
  )
}

const noFacets = { brands: [], categories: [] }

const ratingOptions = [
  { value: '', label: 'Any rating' },
  ...[4, 3, 2].map((stars) => ({ value: String(stars), label: `${stars} stars and up` })),
]

const Panel = styled.div`
  display: grid;
  gap: var(--space-5);
`

const Legend = styled.legend`
  ${font(14, 600)}
`
