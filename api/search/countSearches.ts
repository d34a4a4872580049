import type { CompletedCall } from '#api/http/dispatcher.ts'
import { isRefusal } from '#domain/kernel/decision.ts'

/** Counts a search: its text, whether it had results, and who searched: the customer id, or the address of a guest. */
type Count = (text: string, found: boolean, searcherId: string) => void

/** Returns a listener of completed calls that counts the searches by text, also those whose response came from a cache. */
export const countSearches =
  (count: Count) =>
  ({ key, query = {}, caller, request: { address = '' }, outcome }: CompletedCall) => {
    if (key !== 'GET products/search' || isRefusal(outcome) || !isTextOnlySearch(query)) return
    const { total } = outcome['meta'] as { total: number }
    count(String(query['search']), total > 0, caller?.customerId ?? address)
  }

// With a filter or on a later page, no result does not mean that the shop lacks the product.
const isTextOnlySearch = ({ search, limit: _, sort: __, ...others }: Record<string, unknown>) =>
  Boolean(search) && Object.values(others).every((value) => value === undefined || value === '')
