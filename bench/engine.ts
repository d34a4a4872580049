import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { keepingOf } from '#domain/facts.ts'

/** A store with everything that the shop puts around it: personal fields are encrypted, facts are chained. */
export const openEngine = (raw: EventStore): EventStore => openSealedStore(raw, openKeyring(openVault(raw)), keepingOf)
