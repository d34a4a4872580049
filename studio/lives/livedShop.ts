import { once } from 'node:events'
import { join } from 'node:path'
import { customerIdOf } from '#api/account/accountCreation.ts'
import { openEmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import { type DemoAction, performInOrder } from '#api/demo/demoActions.ts'
import { seedDemo } from '#api/demo/seed.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { connectionLimits } from '#api/http/server/connectionLimits.ts'
import { openHttpServer } from '#api/http/server/httpServer.ts'
import { openSessions } from '#api/http/sessions/sessions.ts'
import { openLog } from '#api/log.ts'
import { openMail } from '#api/mail/openMail.ts'
import { openShop } from '#api/shop/openShop.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { testClient } from '#api/testing/testClient.ts'
import type { RecordedFact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'

/** Saturday, eight in the morning: what the demo shop has is from before. */
const demoEnds = '2026-11-21T06:00:00.000Z'

const tokenSecret = 'a secret that only the lives know'

/** The demo shop in which the lives have happened until a moment (ISO 8601), open for questions. */
export const openLivedShop = async (lives: readonly DemoAction[], until: string) => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const secretStore = openSecretStore(raw)
  const store = openEncryptedStore(raw, openKeyring(secretStore), schemaOf)
  await seedDemo({ secretStore, now: Date.parse(demoEnds) }, store)
  const stores = { store, secretStore, emails: openEmailPseudonyms(secretStore) }
  const past = lives.filter(({ at }) => at < Date.parse(until))
  await performInOrder(stores, past, () => undefined)

  const now = () => new Date(until)
  const log = openLog('silent')
  const shop = await openShop({
    ...{ store: raw, tokenSecret, terms: defaultDeliveryTerms, publicUrl, log, now },
    readModelsFile: join(folder.path, 'readModels.sqlite'),
    limited: false,
    mail: openMail({ outboxFile: join(folder.path, 'outbox.sqlite') }),
    responseInterval: 0,
    limits: connectionLimits,
  })
  const server = openHttpServer({ log, limits: connectionLimits }).on('request', shop.app)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const sessions = openSessions(secretStore, tokenSecret, () => now().getTime())

  return {
    guest: testClient(url),
    /** A client of somebody with an account of the demo. */
    person: async (email: string) => testClient(url, (await sessions.open(customerIdOf(email), false)).accessToken),
    /** All facts of a record, oldest first. */
    facts: async (stream: string) => (await shop.store.readStream(stream)).map(toRecordedFact) as RecordedFact[],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await shop.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

/** The address of the shop in its mails. */
export const publicUrl = 'https://ekhaya.example'

export type LivedShop = Awaited<ReturnType<typeof openLivedShop>>
