import { FilterChips } from './FilterChips.tsx'
import { activeFilters, type Filters, noFilters } from './filters.ts'

type ActiveFiltersProps = {
  /** What is chosen at the moment. */
  filters: Filters
  /** The URL of this list with the given filters. */
  hrefFor: (filters: Filters) => string
  /** Formats whole rand: 'R 1 299'. */
  money: (rand: number) => string
}

/** The active filters of a product list, one removable chip each. */
export const ActiveFilters = ({ filters, hrefFor, money }: ActiveFiltersProps) => (
  <FilterChips
    filters={activeFilters(filters, money).map(({ label, without }) => ({ label, href: hrefFor(without) }))}
    clearHref={hrefFor(noFilters)}
  />
)
