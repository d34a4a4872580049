import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

/** Serves an app on a random port. `ask` returns the bytes of a response as they were sent, still compressed. */
export const servedApp = async (app: Express) => {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    ask: async (method: string, path: string, headers: Record<string, string> = {}) => {
      const response = await new Promise<IncomingMessage>((resolve, reject) =>
        request({ port, path, method, headers }, resolve).on('error', reject).end(),
      )
      const bytes = Buffer.concat(await Array.fromAsync(response))
      return { statusCode: response.statusCode, headers: response.headers, bytes }
    },
    close: () => server.close(),
  }
}
