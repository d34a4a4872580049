import { useState } from 'react'
import type { PaletteGroup } from '#ui-kit/shop/palette/paletteGroup.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useDebounced } from '#web/state/useDebounced.ts'
import { bookingOptions, customerOptions, orderOptions, productOptions, providerOptions } from './recordOptions.ts'

// Milliseconds without a key after which the search starts.
const searchDelay = 150
const minLength = 2
const limit = '5'

/** Searches the lists of the admin pages, a few records of each. The groups of an earlier text stay, as stale ones, until all lists have answered. */
export const useRecordSearch = (text: string) => {
  const wanted = text.trim()
  const isLongEnough = wanted.length >= minLength
  const searched = useDebounced(wanted, searchDelay)
  const lists = useLists(searched.length >= minLength ? searched : undefined)
  const isSettled = lists.every(({ status }) => status !== 'loading')
  const isSearching = isLongEnough && (searched !== wanted || !isSettled)

  const [found, setFound] = useState(nothingFound)
  const hasNews =
    isSettled && (found.text !== searched || found.lists.some(({ answer }, at) => answer !== lists[at]?.answer))
  if (hasNews) setFound({ text: searched, lists })
  const groups = isLongEnough ? found.lists.map(toGroup).filter(({ options }) => options.length > 0) : []
  const failed = isSearching || !isLongEnough ? [] : lists.filter(({ status }) => status === 'failed')

  return {
    groups: groups.map((group): PaletteGroup => ({ ...group, isStale: found.text !== wanted })),
    isSearching,
    failure: failed.length > 0 ? failureOf(failed) : undefined,
  }
}

type List = {
  label: string
  status: string
  answer?: object | undefined
  options: PaletteGroup['options']
  retry: () => void
}

const nothingFound: { text: string; lists: readonly List[] } = { text: '', lists: [] }

const toGroup = ({ label, options }: List) => ({ label, options })

const failureOf = (failed: readonly List[]) => ({
  message: `Could not search ${new Intl.ListFormat('en-ZA').format(failed.map(({ label }) => label.toLowerCase()))}.`,
  onRetry: () => {
    for (const { retry } of failed) retry()
  },
})

/** The answers of all lists for a text; without one, nothing is fetched. */
const useLists = (search: string | undefined): List[] => {
  const request = search === undefined ? undefined : { query: { search, limit } }
  const orders = useQuery('GET order/all', request)
  const products = useQuery('GET products/inventory', request)
  const customers = useQuery('GET customers/all', request)
  const providers = useQuery('GET api/service-providers/all', request)
  const bookings = useQuery('GET bookings/all', request)

  return [
    { ...orders, label: 'Orders', options: orders.answer ? orderOptions(orders.answer) : [] },
    { ...customers, label: 'Customers', options: customers.answer ? customerOptions(customers.answer) : [] },
    { ...products, label: 'Products', options: products.answer ? productOptions(products.answer) : [] },
    { ...providers, label: 'Service providers', options: providers.answer ? providerOptions(providers.answer) : [] },
    { ...bookings, label: 'Bookings', options: bookings.answer ? bookingOptions(bookings.answer) : [] },
  ]
}
