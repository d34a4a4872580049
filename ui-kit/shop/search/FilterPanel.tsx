import { styled } from 'styled-components'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { type Facet, FacetList } from './FacetList.tsx'
import { type Filters, toggled } from './filters.ts'
import { PriceRange } from './PriceRange.tsx'

export type FilterPanelProps = {
  filters: Filters
  onChange: (filters: Filters) => void
  /** How many products there are of each brand and category; without them there is nothing to tick. */
  facets?: { brands: readonly Facet[]; categories: readonly Facet[] } | undefined
}

/** Everything a list of products can be narrowed down by. */
export const FilterPanel = ({ filters, onChange, facets = none }: FilterPanelProps) => {
  const { brands, categories, priceFrom, priceTo, ratingFrom, inStock, onSale } = filters

  return (
    <Panel>
      <FacetList
        legend="Brand"
        many="brands"
        facets={facets.brands}
        chosen={brands}
        onToggle={(brand) => onChange({ ...filters, brands: toggled(brands, brand) })}
      />
      <FacetList
        legend="Category"
        many="categories"
        facets={facets.categories}
        chosen={categories}
        onToggle={(category) => onChange({ ...filters, categories: toggled(categories, category) })}
      />
      <PriceRange
        from={priceFrom}
        to={priceTo}
        onChange={(range) => onChange({ ...filters, priceFrom: range.from, priceTo: range.to })}
      />
      <Select
        label="Rating"
        value={String(ratingFrom ?? '')}
        options={ratings}
        onChange={(stars) => onChange({ ...filters, ratingFrom: Number(stars) || undefined })}
      />
      <fieldset>
        <Legend>Show only</Legend>
        <Checkbox label="In stock" checked={inStock} onChange={(now) => onChange({ ...filters, inStock: now })} />
        <Checkbox label="On sale" checked={onSale} onChange={(now) => onChange({ ...filters, onSale: now })} />
      </fieldset>
    </Panel>
  )
}

const none = { brands: [], categories: [] }

const ratings = [
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
