import { RadioList } from '#ui-kit/elements/RadioList.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { availableLabels, feeLabel, type ProviderFilter, ratingLabel } from './providerFilter.ts'

export type ProviderFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: ProviderFilter
  /** Called with all filters after one has changed. */
  onChange: (filter: ProviderFilter) => void
  /** The areas that any provider serves. */
  areas: readonly string[]
  /** Formats whole rand: 'R 1 299'. */
  money: (rand: number) => string
}

/** All filters of a list of service providers. */
export const ProviderFilters = ({ filter, onChange, areas, money }: ProviderFiltersProps) => {
  const { area, ratingFrom, feeTo, available } = filter

  return (
    <Stack gap={5}>
      <Select
        label="Area"
        value={area}
        options={optionsOf('Any area', withChosen(areas, area || undefined), String)}
        onChange={(chosen) => onChange({ ...filter, area: chosen })}
      />
      <RadioList
        legend="Available"
        value={available ?? 'any'}
        options={availableOptions}
        onChange={(chosen) => onChange({ ...filter, available: toAvailable(chosen) })}
      />
      <Select
        label="Rating"
        value={String(ratingFrom ?? '')}
        options={optionsOf('Any rating', withChosen([4, 3, 2], ratingFrom), ratingLabel)}
        onChange={(stars) => onChange({ ...filter, ratingFrom: toNumber(stars) })}
      />
      <Select
        label="Call-out fee"
        value={String(feeTo ?? '')}
        options={optionsOf('Any fee', withChosen(fees, feeTo), (rand) => feeLabel(rand, money))}
        onChange={(rand) => onChange({ ...filter, feeTo: toNumber(rand) })}
      />
    </Stack>
  )
}

// Whole rand.
const fees = [0, 150, 300, 500]

const availableOptions = [
  { value: 'any', label: 'Any time' },
  { value: 'today', label: availableLabels.today },
  { value: 'weekend', label: availableLabels.weekend },
]

const toAvailable = (chosen: string) => (chosen === 'today' || chosen === 'weekend' ? chosen : undefined)

const toNumber = (chosen: string) => (chosen === '' ? undefined : Number(chosen))

// A value from the address of the page may be none of the offered ones.
const withChosen = <Value,>(offered: readonly Value[], chosen: Value | undefined) =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen]

const optionsOf = <Value,>(any: string, values: readonly Value[], label: (value: Value) => string) => [
  { value: '', label: any },
  ...values.map((value) => ({ value: String(value), label: label(value) })),
]
