import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { ratingChanges } from '#api/readModels/ratingChanges.ts'
import type { AgendaFact } from '#domain/booking/agendaEvents.ts'
import { overlaps, parseAgendaId } from '#domain/booking/agendaMachine.ts'
import { localTimeOf } from '#domain/booking/slots.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { ProviderDetails, ProviderFact } from '#domain/provider/providerEvents.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { providerTables, type TakenTime } from './providerTables.ts'

/** Read model of the directory: every provider with its rating, and the times that are taken. */
export const providerList = projection({
  name: 'providerList',
  version: 2,
  tables: providerTables,
  when: ({ providers, agendas, provider_reviews }): Changes<ProviderFact | AgendaFact | ReviewFact> => {
    const edit = (fact: StoredFact, change: Partial<ProviderDetails>) =>
      providers.change(recordIdOf(fact), ({ details, edits }) => ({
        ...editColumns(edits, fact),
        details: JSON.stringify({ ...JSON.parse(details), ...change }),
      }))
    const list = (fact: StoredFact, listed: 0 | 1) =>
      providers.change(recordIdOf(fact), ({ edits }) => ({ ...editColumns(edits, fact), listed }))
    const changeTaken = (fact: StoredFact, change: (taken: TakenTime[]) => TakenTime[]) => {
      const { providerId, day } = parseAgendaId(recordIdOf(fact))
      const before = agendas.get([providerId, day])
      const taken = JSON.stringify(change(before ? JSON.parse(before.taken) : []))
      agendas.put({ provider_id: providerId, day, taken, position: fact.position })
    }

    return {
      ...ratingChanges({ kind: 'provider', subjects: providers, reviews: provider_reviews }),
      ProviderAdded: ({ dateAdded, ...details }, fact) =>
        providers.put({
          id: recordIdOf(fact),
          listed: 1,
          details: JSON.stringify(details),
          edits: 0,
          rating_sum: 0,
          review_count: 0,
          date_added: dateAdded,
          changed_at: fact.meta.at,
          position: fact.position,
        }),
      ProviderDescribed: (change, fact) => edit(fact, change),
      ProviderPictured: (change, fact) => edit(fact, change),
      WorkingHoursChanged: (change, fact) => edit(fact, change),
      DaysOffChanged: (change, fact) => edit(fact, change),
      ProviderVerified: (_, fact) => edit(fact, { verified: true }),
      VerificationWithdrawn: (_, fact) => edit(fact, { verified: false }),
      ProviderListed: (_, fact) => list(fact, 1),
      ProviderWithdrawn: (_, fact) => list(fact, 0),
      SlotHeld: ({ customerId, start, minutes, until }, fact) =>
        changeTaken(fact, (taken) => [
          ...taken.filter((each) => !isHoldOf(each, { customerId, start })),
          takenTime({ start, minutes, bookingId: '', customerId, until }),
        ]),
      HoldReleased: ({ customerId, start }, fact) =>
        changeTaken(fact, (taken) => taken.filter((each) => !isHoldOf(each, { customerId, start }))),
      SlotBooked: ({ bookingId, customerId, start, minutes }, fact) =>
        changeTaken(fact, (taken) => [
          ...taken.filter((each) => each.bookingId !== '' || !overlaps(each, { start, minutes })),
          takenTime({ start, minutes, bookingId, customerId, until: '' }),
        ]),
      SlotReleased: ({ bookingId, start }, fact) =>
        changeTaken(fact, (taken) => taken.filter((each) => each.bookingId !== bookingId || each.start !== start)),
    }
  },
})

const editColumns = (edits: number, fact: StoredFact) => ({
  edits: edits + 1,
  changed_at: fact.meta.at,
  position: fact.position,
})

const isHoldOf = (each: TakenTime, { customerId, start }: Pick<TakenTime, 'customerId' | 'start'>) =>
  each.bookingId === '' && each.customerId === customerId && each.start === start

const takenTime = (taken: Omit<TakenTime, 'minute'>): TakenTime => ({
  ...taken,
  minute: localTimeOf(taken.start).minute,
})
