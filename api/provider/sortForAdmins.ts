import type { ProviderAdminSort } from '#domain/provider/providerAdminContract.ts'
import type { LocalNow } from './availability.ts'
import { compareNames, soonestKeys } from './findProviders.ts'
import type { DirectoryEntry } from './providerDirectory.ts'

/** Sorts providers for the admins' list; equal ones by name. */
export const sortForAdmins = (entries: readonly DirectoryEntry[], sort: ProviderAdminSort, now: LocalNow) => {
  const order = ascending.find((name) => sort.endsWith(name)) ?? 'name'
  const direction = sort === order ? 1 : -1
  const keyOf = order === 'soonest' ? soonestKeys(entries, now) : keys[order]
  return entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .sort((one, other) => direction * compare(one.key, other.key) || compareNames(one.entry, other.entry))
    .map(({ entry }) => entry)
}

type Key = string | number

// The best rated come first, and among them those with the most reviews.
const keys: Record<Exclude<ProviderAdminSort, `-${string}` | 'soonest'>, (entry: DirectoryEntry) => Key> = {
  name: ({ name }) => name,
  group: ({ path }) => path,
  location: ({ location }) => location,
  rating: ({ rating, reviewCount }) => -rating - reviewCount / 1_000_000,
  newest: ({ dateAdded }) => -Date.parse(dateAdded),
}

const ascending = [...Object.keys(keys), 'soonest'] as (keyof typeof keys | 'soonest')[]

const compare = (one: Key, other: Key) => (one < other ? -1 : Number(one > other))
