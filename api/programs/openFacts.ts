import type { Config } from '#api/config.ts'
import { configuredStore } from '#api/configuredStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { keepingOf } from '#domain/facts.ts'

/** The shop's facts for reading beside it: as they are stored, and as the shop sees them. */
export const openFacts = async (config: Config) => {
  const raw = await configuredStore(config, openLog('warn'), { readOnly: true })
  return { raw, store: openSealedStore(raw, openKeyring(openVault(raw)), keepingOf) }
}
