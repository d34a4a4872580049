import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { productStream } from '#domain/catalogue/productMachine.ts'
import { providerStream } from '#domain/provider/providerMachine.ts'
import { blueKettle, copperPot, enamelMug, monday } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import type { SeededRandom } from '#harness/seededRandom.ts'
import { deliveryTerms } from '#harness/shop/testShopSettings.ts'
import { type BookingModel, openBookingModel } from '#verification/invariants/bookingModel.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { openReferenceModel, type ReferenceModel } from '#verification/invariants/referenceModel.ts'
import { fewSlots } from './fewSlots.ts'

/** The models of what the log holds, and the ids of what is sold. */
export interface SimulatedShop {
  reference: ReferenceModel
  bookings: BookingModel
  products: readonly string[]
  providers: readonly string[]
}

/** Adds up to three products and up to two providers to the log. */
export const openSimulatedShop = async (
  store: EventStore,
  random: SeededRandom,
  clientLog: ClientLog,
): Promise<SimulatedShop> => ({
  reference: openReferenceModel(clientLog, deliveryTerms),
  bookings: openBookingModel(),
  products: await stockProducts(store, random),
  providers: await listProviders(store, random),
})

const stockProducts = async (store: EventStore, random: SeededRandom) => {
  const stocked = [blueKettle, copperPot, enamelMug].slice(0, 1 + random.below(3))
  for (const details of stocked) {
    await store.append(productStream(details.slug), 'absent', [productAdded(details, 1 + random.below(12))])
  }
  return stocked.map(({ slug }) => slug)
}

const productAdded = (details: ProductDetails, quantity: number) =>
  added('ProductAdded', details.slug, { ...details, quantity, dateAdded: monday })

const listProviders = async (store: EventStore, random: SeededRandom) => {
  const ids = ['thabos-plumbing', 'naledis-painting'].slice(0, 1 + random.below(2))
  const details = { ...thabosPlumbing, ...fewSlots, dateAdded: monday }
  for (const id of ids) await store.append(providerStream(id), 'absent', [added('ProviderAdded', id, details)])
  return ids
}

const added = (type: string, id: string, data: object) => ({
  id: `added-${id}`,
  type,
  version: 1,
  data,
  meta: { by: { role: 'admin', id: 'themba' } as const, at: monday, correlationId: 'opening' },
})
