import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type ByteCounter = Awaited<ReturnType<typeof openByteCounter>>

/**
 * A port that passes everything on to the shop, and counts the bytes that come back: of pages and of the service worker alike, headers
 * included. Closed at the end of its scope.
 */
export const openByteCounter = async (shopUrl: string) => {
  const { port, hostname } = new URL(shopUrl)
  const sockets = new Set<Socket>()
  let bytes = 0
  let lastByte = performance.now()
  const server = createServer((client) => {
    const shop = connect(Number(port), hostname)
    for (const socket of [client, shop]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    shop.on('data', (chunk) => {
      bytes += chunk.length
      lastByte = performance.now()
    })
    client.pipe(shop)
    shop.pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The counter has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: () => bytes,
    /** Milliseconds since the last byte. */
    silence: () => performance.now() - lastByte,
    [Symbol.asyncDispose]: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
