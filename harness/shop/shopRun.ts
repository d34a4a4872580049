import { openLog } from '#api/log.ts'
import { openMail } from '#api/mail/openMail.ts'
import { openShop } from '#api/shop/openShop.ts'
import { openShopStore, shopFiles } from './shopLocation.ts'
import { deliveryTerms, tokenSecret } from './testShopSettings.ts'

// Runs a node of the shop in a folder, without pages and limits, until SIGTERM.

const [, , folder = '', node = '1'] = process.argv
// Not an argument: every user of the machine can read arguments, and a connection string may hold a password.
const location = { folder, server: process.env['SHOP_SERVER'], node: Number(node) }
const { events, readModels, outbox } = shopFiles(location)
const shop = await openShop({
  store: await openShopStore(location),
  readModelsFile: readModels,
  facts: location.server ? { url: location.server } : { file: events },
  tokenSecret,
  terms: deliveryTerms,
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
