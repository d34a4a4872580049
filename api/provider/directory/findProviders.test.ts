import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TakenTime } from '#api/provider/providerTables.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { ayandasNightTaxi, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { localNow } from './availability.ts'
import { openDirectory } from './directory.ts'
import { findProviders, type ProviderFilter, type ProviderPage } from './findProviders.ts'
import { dayAfter, dayOf, type PlainProvider, plainDirectory, startOf } from './testing/plainDirectory.ts'

const minute = 60_000
const hour = 60 * minute
const friday = '2026-11-27'
const names = ['Thabo Mokoena', 'Ayanda Nkosi', 'Zodwa Khumalo', 'Lerato Molefe']
const ids = ['thabo', 'thabos-brother', 'ayanda', 'zodwa', 'lerato', 'sipho', 'naledi', 'mulalo', 'hendrik', 'refilwe']

/** The same providers twice: as they are, and in the directory. */
const emptyTown = () => ({
  now: new Date(startOf(friday) + 7.9 * hour),
  providers: new Map<string, PlainProvider>(),
  directory: openDirectory(),
})
type Town = ReturnType<typeof emptyTown>
type Step = (town: Town) => void

const putProvider = ({ providers, directory }: Town, provider: PlainProvider) => {
  providers.set(provider.id, provider)
  directory.put({
    ...{ id: provider.id, listed: Number(provider.isListed), details: JSON.stringify(provider.details) },
    ...{ rating_sum: 0, review_count: 0, date_added: '2026-11-16T08:00:00Z', edits: 0 },
  })
}

const putTaken = (
  { providers, directory }: Town,
  provider: PlainProvider,
  day: string,
  taken: readonly TakenTime[],
) => {
  providers.set(provider.id, { ...provider, taken: new Map([...provider.taken, [day, taken]]) })
  directory.putTaken(provider.id, day, taken)
}

const schedules: Partial<ProviderDetails>[] = [
  thabosPlumbing,
  { ...thabosPlumbing, slotMinutes: 30 },
  ayandasNightTaxi,
  { hours: { 7: [{ from: '10:00', to: '12:00' }] }, slotMinutes: 120, daysOff: [] },
  { hours: {} },
]
const trades = [
  ['home-services', 'plumbing', 'geysers'],
  ['home-services', 'electrical', 'lights-and-plugs'],
]
const arbitraryIds = fc.constantFrom(...ids)

const edits = fc
  .record({
    id: arbitraryIds,
    isListed: fc.constantFrom(true, true, true, false),
    schedule: fc.constantFrom(...schedules),
    details: fc.record({
      fullName: fc.constantFrom(...names),
      verified: fc.boolean(),
      callOutFee: fc.constantFrom(20_000, 35_000),
      categories: fc.constantFrom(...trades),
    }),
  })
  .map(
    ({ id, isListed, schedule, details }): Step =>
      (town) => {
        const taken = town.providers.get(id)?.taken ?? new Map()
        putProvider(town, { id, isListed, taken, details: { ...thabosPlumbing, ...schedule, ...details } })
      },
  )

/** Somebody takes the soonest time: for a booking, or for as long as a hold lasts. */
const takes = fc
  .record({ id: arbitraryIds, minutes: fc.constantFrom(30, 60, 900), held: fc.constantFrom(0, 1, 20, 60, 300) })
  .map(
    ({ id, minutes, held }): Step =>
      (town) => {
        const provider = town.providers.get(id)
        const soonest = plainDirectory([...town.providers.values()], town.now).soonest(id)
        if (!provider || soonest === Number.POSITIVE_INFINITY) return
        const [start, until] = [new Date(soonest), new Date(town.now.getTime() + held * 1000).toISOString()]
        const day = dayOf(start)
        const time = {
          start: start.toISOString(),
          minute: (soonest - startOf(day)) / minute,
          minutes,
          customerId: 'amina',
        }
        const taken = {
          ...time,
          ...(held === 0 ? { bookingId: 'aminas-booking', until: '' } : { bookingId: '', until }),
        }
        putTaken(town, provider, day, [...(provider.taken.get(day) ?? []), taken])
      },
  )

const releases = fc.record({ id: arbitraryIds, days: fc.constantFrom(0, 0, 1, 2, 3) }).map(
  ({ id, days }): Step =>
    (town) => {
      const [provider, day] = [town.providers.get(id), dayAfter(dayOf(town.now), days)]
      if (provider) putTaken(town, provider, day, provider.taken.get(day)?.slice(1) ?? [])
    },
)

const pauses = fc
  .oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 2 * minute }) },
    { weight: 4, arbitrary: fc.integer({ min: minute, max: 3 * hour }) },
    { weight: 2, arbitrary: fc.integer({ min: hour, max: 72 * hour }) },
    // A clock that is put right.
    { weight: 1, arbitrary: fc.integer({ min: -40 * minute, max: 0 }) },
  )
  .map(
    (milliseconds): Step =>
      (town) => {
        town.now = new Date(town.now.getTime() + milliseconds)
      },
  )

const steps = fc.array(
  fc.oneof({ weight: 4, arbitrary: pauses }, { weight: 4, arbitrary: takes }, edits, {
    weight: 2,
    arbitrary: releases,
  }),
  { minLength: 5, maxLength: 30 },
)

type Query = readonly [ProviderFilter, ProviderPage]

const all = { pageNumber: 1, limit: 100 }
const timeQueries: readonly Query[] = [
  [{}, { ...all, sort: 'soonest' }],
  [{}, { sort: '-soonest', pageNumber: 2, limit: 2 }],
  [{ isListed: 'both' }, { ...all, sort: '-soonest' }],
  [{ available: 'today' }, { sort: 'soonest', pageNumber: 1, limit: 1 }],
  [{ available: 'weekend' }, { sort: 'name', pageNumber: 1, limit: 2 }],
]
const arbitraryQueries: fc.Arbitrary<Query> = fc.tuple(
  fc.record(
    {
      available: fc.constantFrom('today', 'weekend'),
      isListed: fc.constantFrom<boolean | 'both'>(true, false, 'both'),
      verified: fc.boolean(),
      feeUpTo: fc.constant(30_000),
      category: fc.constantFrom('plumbing', 'home-services'),
      search: fc.constantFrom('thabo', 'mokoena'),
    },
    { requiredKeys: [] },
  ),
  fc.record({
    sort: fc.constantFrom('soonest', '-soonest', 'name', 'fee'),
    pageNumber: fc.constantFrom(1, 1, 2, 3),
    limit: fc.constantFrom(1, 2, 4, 100),
  }),
)

describe('a page of the directory', () => {
  it('given any changes, when time passes, then shows whom a plain sort over all providers puts there', () => {
    fc.assert(
      fc.property(
        fc.array(edits, { minLength: 8, maxLength: 20 }),
        steps,
        fc.array(arbitraryQueries, { minLength: 2, maxLength: 4 }),
        (opening, steps, queries) => {
          const town = emptyTown()
          for (const step of opening) step(town)
          for (const step of steps) {
            step(town)
            expectPlainAnswers(town, [...timeQueries, ...queries])
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})

const expectPlainAnswers = ({ providers, directory, now }: Town, queries: readonly Query[]) => {
  const [plain, at] = [plainDirectory([...providers.values()], now), localNow(now)]
  directory.refresh(at)
  for (const [filter, page] of queries) {
    const { total, entries } = findProviders(directory, filter, page, at)
    const found = { total, ids: entries.map(({ id }) => id) }
    expect(found, JSON.stringify({ filter, page, now })).toEqual(plain.page(filter, page))
  }
  for (const id of providers.keys()) {
    const time = directory.soonestOf(id)
    expect(time === undefined ? Number.POSITIVE_INFINITY : (time - 120) * minute, id).toBe(plain.soonest(id))
  }
}
