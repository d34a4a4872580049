import { createServer } from 'node:http'
import { openLog } from '#api/log.ts'
import { openMail } from '#api/mail/openMail.ts'
import { openPages } from '#api/pages/pages.ts'
import { openShop } from '#api/shop/openShop.ts'
import { openShopStore, shopFiles } from './shopLocation.ts'
import { deliveryTerms, tokenSecret } from './testShopSettings.ts'

// Runs a node of the shop in a folder, without limits, until SIGTERM. It has pages if `SHOP_PAGES` is true.

const [, , folder = '', node = '1'] = process.argv
// Not an argument: every user of the machine can read arguments, and a connection string may hold a password.
const location = { folder, server: process.env['SHOP_SERVER'], node: Number(node) }
const { events, readModels, outbox } = shopFiles(location)
const server = createServer()
const log = openLog('silent')
const publicUrl = 'http://127.0.0.1'
const pages =
  process.env['SHOP_PAGES'] === 'true'
    ? await openPages({
        ...{ server, log, publicUrl, terms: deliveryTerms },
        dev: false,
        worker: false,
        step: async (_, work) => work(() => undefined),
      })
    : undefined
const shop = await openShop({
  store: await openShopStore(location),
  readModelsFile: readModels,
  facts: location.server ? { url: location.server } : { file: events },
  tokenSecret,
  terms: deliveryTerms,
  publicUrl,
  limited: false,
  mail: openMail({ outboxFile: outbox }),
  log,
  ...(pages && { pages }),
})
server.on('request', shop.app).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
// The channel must not keep the node alive.
process.channel?.unref()
process.once('SIGTERM', async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})
