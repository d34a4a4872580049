import { FilterChips } from '#ui-kit/shop/search/FilterChips.tsx'
import { activeProviderFilters, noProviderFilter, type ProviderFilter } from './providerFilter.ts'

type ActiveProviderFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: ProviderFilter
  /** The URL of this list with the given filters. */
  hrefFor: (filter: ProviderFilter) => string
  /** Formats whole rand: 'R 1 299'. */
  money: (rand: number) => string
}

/** The active filters of a list of service providers, one removable chip each. */
export const ActiveProviderFilters = ({ filter, hrefFor, money }: ActiveProviderFiltersProps) => (
  <FilterChips
    filters={activeProviderFilters(filter, money).map(({ label, without }) => ({ label, href: hrefFor(without) }))}
    clearHref={hrefFor(noProviderFilter)}
  />
)
