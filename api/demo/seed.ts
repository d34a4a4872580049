import { openEmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import { ConfigError } from '#api/config.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import type { StartStep } from '#api/startSteps.ts'

const marker = 'demo-data'

// In demo mode every visitor can read all mails.
const notTheDemos =
  'The event store holds the data of a real shop: set SHOP_MODE=production, or give the demo an empty one'

/** The demo passwords are public. Throws `ConfigError` if a shop in production would open with demo data. */
export const refuseDemoData = async (secretStore: SecretStore) => {
  if (await secretStore.get(marker))
    throw new ConfigError(['The event store holds demo data: give production an empty one'])
}

interface SeedOptions {
  secretStore: SecretStore
  /** By default nothing is told. */
  step?: StartStep
  /** Milliseconds since the epoch. */
  now?: number
}

const silently: StartStep = (_, work) => work(() => undefined)

/**
 * Fills an empty store with the demo data, by the same commands that admins and customers use. The next run completes an interrupted one.
 * Throws `ConfigError` if the store belongs to a real shop. Call it before the shop opens: its policies would react to the past facts.
 */
export const seedDemo = async ({ secretStore, step = silently, now = Date.now() }: SeedOptions, store: EventStore) => {
  const begun = await secretStore.get<'begun' | 'done'>(marker)
  if (begun === 'done') return
  if (!begun && (await store.head()) > 0) throw new ConfigError([notTheDemos])

  await secretStore.put(marker, 'begun')
  // Imported on demand: a shop that is filled already does not need the catalogue in memory.
  const { performDemoPast } = await import('./performDemoPast.ts')
  const stores = { store, secretStore, emails: openEmailPseudonyms(secretStore) }
  await step('Loading the demo: people, goods, orders and bookings', (progress) =>
    performDemoPast(stores, now, progress),
  )
  await secretStore.put(marker, 'done')
}
