import type { ProviderFilter } from '#ui-kit/shop/provider/providerFilter.ts'

export const areas = ['Diepkloof', 'Elim', 'Giyani', 'Lenasia', 'Orlando', 'Pimville', 'Roodepoort', 'Tiyani Magoro']

export const plumbersInPimville: ProviderFilter = { area: 'Pimville', ratingFrom: 4, feeTo: 300, available: 'weekend' }

export const filterHref = ({ area, ratingFrom, feeTo, available }: ProviderFilter) =>
  `?area=${area}&ratingFrom=${ratingFrom ?? ''}&priceEnd=${feeTo ?? ''}&available=${available ?? ''}`
