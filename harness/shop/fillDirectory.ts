import { randomUUID } from 'node:crypto'
import type { EventStore, NewFact } from '#api/eventStore/eventStore.ts'
import { providerList } from '#api/provider/providerList.ts'
import { agendaStream } from '#domain/booking/agendaMachine.ts'
import { daysFrom, momentAt, slotMinutesOn, weekdayOf } from '#domain/booking/slots.ts'
import { millisecondsPerDay, utcTimestamp } from '#domain/localDate.ts'
import { providerStream } from '#domain/provider/providerMachine.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { openSeededRandom } from '#harness/seededRandom.ts'
import { buildReadModels } from './buildReadModels.ts'
import { type GeneratedProvider, generateProvider } from './generateProvider.ts'
import { openShopStore, type ShopLocation } from './shopLocation.ts'

const concurrency = 500
/** The days from today on which providers have visits. */
const busyDays = 7

/**
 * Adds so many service providers to a shop's event store, books about a third of their slots of the coming week, and builds the
 * directory. `today`: a day in South Africa.
 */
export const fillDirectory = async (location: ShopLocation, providers: number, today: string) => {
  const store = encryptStore(await openShopStore(location))
  for (let from = 0; from < providers; from += concurrency) {
    const numbers = Array.from({ length: Math.min(concurrency, providers - from) }, (_, at) => from + at)
    await Promise.all(numbers.map((number) => addProvider(store, number, today)))
  }
  await buildReadModels(store, location, [providerList])
  await store.close()
}

const addProvider = async (store: EventStore, number: number, today: string) => {
  const { id, ...provider } = generateProvider(number)
  await store.append(providerStream(id), 'absent', [newFact('ProviderAdded', provider)])
  const random = openSeededRandom(number)
  for (const day of daysFrom(today, busyDays)) {
    const booked = startsOn(provider, day).filter(() => random.happens(0.3))
    if (booked.length === 0) continue
    const visits = booked.map((minute) => ({
      ...{ claimId: randomUUID(), bookingId: randomUUID(), customerId: 'amina' },
      ...{ start: momentAt(day, minute), minutes: provider.slotMinutes },
    }))
    await store.append(
      agendaStream(id, day),
      'absent',
      visits.map((visit) => newFact('SlotBooked', visit)),
    )
  }
}

const startsOn = (provider: Omit<GeneratedProvider, 'id'>, day: string) =>
  provider.daysOff.includes(day) ? [] : slotMinutesOn(provider, weekdayOf(day))

/** A fact that is dated a day ahead: no booking claims these slots, and a policy gives such slots back a minute after their fact. */
const newFact = (type: string, data: unknown): NewFact => ({
  ...{ id: randomUUID(), type, version: 1, data },
  meta: {
    by: { role: 'system', id: 'bench' },
    at: utcTimestamp(Date.now() + millisecondsPerDay),
    correlationId: 'bench',
  },
})
