/** The filters of a list of service providers. */
export type ProviderFilter = {
  /** Empty: everywhere. */
  area: string
  /** Stars, 1 to 5. */
  ratingFrom?: number | undefined
  /** The highest call-out fee in whole rand. */
  feeTo?: number | undefined
  /** Only providers who are free then. */
  available?: Available | undefined
}

type Available = 'today' | 'weekend'

/** No filter is active. */
export const noProviderFilter: ProviderFilter = { area: '' }

/** The sort orders of a list of service providers. */
export const providerSorts = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'rating', label: 'Best rated' },
  { value: 'fee', label: 'Lowest call-out fee' },
  { value: 'soonest', label: 'Free soonest' },
]

/** Every active filter with its label and the filters without it. `money` formats whole rand. */
export const activeProviderFilters = (filter: ProviderFilter, money: (rand: number) => string) => {
  const { area, ratingFrom, feeTo, available } = filter

  return [
    area && { label: area, without: { ...filter, area: '' } },
    ratingFrom !== undefined && { label: ratingLabel(ratingFrom), without: { ...filter, ratingFrom: undefined } },
    feeTo !== undefined && { label: feeLabel(feeTo, money), without: { ...filter, feeTo: undefined } },
    available && { label: availableLabels[available], without: { ...filter, available: undefined } },
  ].filter((active) => active !== '' && active !== false && active !== undefined)
}

/** The label of a lowest rating. */
export const ratingLabel = (stars: number) => `${stars} stars and up`

/** The label of a highest call-out fee in whole rand. */
export const feeLabel = (rand: number, money: (rand: number) => string) =>
  rand === 0 ? 'No call-out fee' : `Call-out fee up to ${money(rand)}`

/** The labels of when a provider is free. */
export const availableLabels: Record<Available, string> = { today: 'Free today', weekend: 'Free at the weekend' }
