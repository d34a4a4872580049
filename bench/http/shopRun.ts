import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { openMail } from '#api/mail/openMail.ts'
import { openShop } from '#api/shop.ts'
import { filesIn } from './catalogueOfSize.ts'
import { terms, tokenSecret } from './terms.ts'

// The shop of a folder, without pages and limits, until somebody ends it.

const { events, readModels, outbox } = filesIn(process.argv[2] ?? '')
const shop = await openShop({
  store: await openSqliteEventStore(events),
  readModels,
  facts: { file: events },
  tokenSecret,
  terms,
  publicUrl: 'http://127.0.0.1',
  limited: false,
  mail: openMail({ outboxFile: outbox }),
  log: openLog('silent'),
})
const server = shop.app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
process.once('SIGTERM', async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})
