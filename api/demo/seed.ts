import { openEmails } from '#api/account/emails.ts'
import { ConfigError } from '#api/config.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { accountsOpened } from './accountsOpened.ts'
import { demoOrders } from './demoOrders.ts'
import { happenInTime, hour } from './happening.ts'
import { orderFollowed } from './ordersFollowed.ts'
import { productsAdded } from './productsAdded.ts'

const marker = 'demo-data'

// In demo mode everybody reads everybody's mail.
const notTheDemos =
  'The event store holds the data of a real shop: set SHOP_MODE=production, or give the demo an empty one'

/** The demo's passwords are known to everybody. Throws `ConfigError` where a real shop would open on its data. */
export const refuseDemoData = async (vault: Vault) => {
  if (await vault.get(marker)) throw new ConfigError(['The event store holds demo data: give production an empty one'])
}

/**
 * Fills an empty store with the demo shop and its past, by the same commands that admins and customers use. A broken run is finished by
 * the next. Throws `ConfigError` where the store is a real shop's. To be called before the shop opens: its policies would act on the past as if it were now.
 */
export const seedDemo = async ({ vault }: { vault: Vault }, store: EventStore, now = Date.now()) => {
  const begun = await vault.get<'begun' | 'done'>(marker)
  if (begun === 'done') return
  if (!begun && (await store.head()) > 0) throw new ConfigError([notTheDemos])

  await vault.put(marker, 'begun')
  const orders = demoOrders(now)
  const products = productsAdded(orders)
  const firstDay = Math.min(...products.map(({ at }) => at)) - hour
  const past = [...accountsOpened(orders, firstDay), ...products, ...orders.flatMap(orderFollowed)]
  await happenInTime({ store, vault, emails: openEmails(vault) }, past)
  await vault.put(marker, 'done')
}
