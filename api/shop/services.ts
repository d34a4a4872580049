import { openAccountErasure } from '#api/account/accountErasure.ts'
import { openAdminRegistry } from '#api/account/admins/adminRegistry.ts'
import { openAccessAudit } from '#api/account/customers/accessAudit.ts'
import { deviceOf } from '#api/account/deviceOf.ts'
import { holderOf } from '#api/account/emailHolders.ts'
import { openEmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import { openAgendas } from '#api/booking/agendas.ts'
import { bookingQueries } from '#api/booking/bookingList.ts'
import { enquiryQueries } from '#api/enquiry/enquiryQueries.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore, type SecretStore } from '#api/eventStore/secretStore.ts'
import { openAuthenticator } from '#api/http/authenticator.ts'
import { openResponseCache } from '#api/http/cache/responseCache.ts'
import { openCallRush } from '#api/http/callRush.ts'
import { openSessions } from '#api/http/sessions/sessions.ts'
import { openOrderFulfilment } from '#api/order/orderFulfilment.ts'
import { openPageViewCounter } from '#api/pageView/pageViewCounter.ts'
import { providerQueries } from '#api/provider/providerQueries.ts'
import { openDataVersion } from '#api/readModels/dataVersion.ts'
import { openIntactDatabase } from '#api/readModels/intactDatabase.ts'
import { cacheMegabytes } from '#api/readModels/readModelDatabase.ts'
import { openIntegrity } from '#api/readModels/thread/integrity.ts'
import { createInProjectorThread, openProjectorThread } from '#api/readModels/thread/projectorThread.ts'
import type { FactsLocation } from '#api/readModels/thread/workerProtocol.ts'
import { reviewQueries } from '#api/review/reviewQueries.ts'
import { openSearchCounter } from '#api/search/searchCounter.ts'
import { reportReads } from '#api/security/reportCalls.ts'
import { openSecurityLog } from '#api/security/securityLog.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { openShopProjector } from './shopProjector.ts'
import type { ShopSettings } from './shopSettings.ts'
import { startProjectorThread } from './startProjectorThread.ts'

/** The services that the handlers and policies of all nouns share. */
export type ShopServices = Awaited<ReturnType<typeof openServices>>

/** Opens the shared services. Rejects if the read models cannot be opened. */
export const openServices = async (settings: ShopSettings) => {
  const { log, now = () => new Date() } = settings
  const storage = openStorage(settings, now)
  const identity = openIdentity(settings, storage, now)
  const readSide = await openReadSide(settings, storage)
  const { store, ledger, secretStore } = storage
  const responseClock = {
    version: openDataVersion(readSide.database),
    second: () => Math.floor(now().getTime() / 1000),
  }
  const reviews = reviewQueries(readSide.database)
  const bookings = bookingQueries(readSide.database)
  const enquiries = enquiryQueries(readSide.database)
  const streamsOf = (customerId: string) =>
    [reviews, bookings, enquiries].flatMap((records) => records.streamsOf(customerId))
  return {
    ...storage,
    ...identity,
    ...readSide,
    now,
    responseClock,
    responses: openResponseCache(responseClock),
    rush: settings.rush ?? openCallRush(),
    providers: providerQueries(readSide.database, now),
    accountErasure: openAccountErasure({ ...storage, ...identity, streamsOf }),
    orderFulfilment: openOrderFulfilment(ledger),
    agendas: openAgendas(ledger, now),
    auditAccess: reportReads(identity.security, openAccessAudit(ledger)),
    searches: openSearchCounter({
      ledger,
      now,
      onFailed: (error) => log.warn({ err: error }, 'Searches that found nothing are not written yet'),
    }),
    pageViews: openPageViewCounter({
      ledger,
      now,
      onFailed: (error) => log.warn({ err: error }, 'Page views are not written yet'),
    }),
    since: await mailSince(store, secretStore),
  }
}

/** The event store, the secret store and the ledger. */
const openStorage = ({ store: raw }: ShopSettings, now: () => Date) => {
  const milliseconds = () => now().getTime()
  const secretStore = openSecretStore(raw, milliseconds)
  const keyring = openKeyring(secretStore, milliseconds)
  const store = openEncryptedStore(raw, keyring, schemaOf)
  return { raw, secretStore, keyring, store, ledger: openLedger(store, now) }
}

type Storage = ReturnType<typeof openStorage>

/** Sessions and authentication, and the security log for operators. */
const openIdentity = ({ tokenSecret, log }: ShopSettings, { secretStore, ledger }: Storage, now: () => Date) => {
  const sessions = openSessions(secretStore, tokenSecret, () => now().getTime())
  const emails = openEmailPseudonyms(secretStore)
  const security = openSecurityLog({
    ...{ ledger, log, now, deviceOf },
    secret: tokenSecret,
    emailPseudonymOf: emails.pseudonymOf,
    ownerOf: (email) => holderOf({ ledger, emails }, email),
  })
  return {
    sessions,
    emails,
    security,
    adminRegistry: openAdminRegistry(ledger),
    authenticator: openAuthenticator(ledger, sessions),
  }
}

/** This node's read models, written by this thread or by a projector thread. */
const openReadSide = async (settings: ShopSettings, { store }: Storage) => {
  const { facts, readModelsFile: file, log } = settings
  const { database, isChecked, projector } = facts
    ? await openReadModelsOfThread(settings, facts)
    : await openReadModels(settings, store)
  return { database, projector, integrity: openIntegrity({ file, isChecked }, log) }
}

const openReadModels = async ({ readModelsFile, log }: ShopSettings, store: EventStore) => {
  const { database, isChecked } = await openIntactDatabase(readModelsFile, log)
  return { database, isChecked, projector: openShopProjector(store, database, log) }
}

const openReadModelsOfThread = async (settings: ShopSettings, facts: FactsLocation) => {
  const { readModelsFile, log, projectorThread: thread = startProjectorThread() } = settings
  const files = { facts, readModels: readModelsFile }
  const create = () => createInProjectorThread(thread, files, log)
  try {
    const { database, isChecked } = await openIntactDatabase(readModelsFile, log, {
      cache: cacheMegabytes.reader,
      create,
    })
    return { database, isChecked, projector: await openProjectorThread(thread, files, log) }
  } catch (error) {
    // It would keep the process alive.
    await thread.terminate()
    throw error
  }
}

/** The log position after which facts cause mails: no mail is sent about facts that were in the log when the shop first opened. */
const mailSince = async (store: EventStore, secretStore: SecretStore) => {
  const head = await store.head()
  await secretStore.update<number>('mail-since', (before) => (before === undefined ? { value: head } : undefined))
  return (await secretStore.get<number>('mail-since')) ?? head
}
