import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Vault } from '#api/eventStore/vault.ts'

const key = 'mail-since'

/** The position of the log from which on people are written to: what was in it when the shop first opened is nobody's news. */
export const mailSince = async (store: EventStore, vault: Vault) => {
  const head = await store.head()
  await vault.change<number>(key, (before) => (before === undefined ? { value: head } : undefined))
  return (await vault.get<number>(key)) ?? head
}
