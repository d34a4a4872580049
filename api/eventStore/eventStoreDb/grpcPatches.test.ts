import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openClient } from './client.ts'

/** A server that records the request headers and answers with an error. */
const listeningServer = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = new Promise<IncomingHttpHeaders>((resolve) => {
    server.on('stream', (stream: ServerHttp2Stream, headers) => {
      resolve(headers)
      stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '12' }, { endStream: true })
    })
  })
  onTestFinished(() => void server.close())
  return { asked, port: (server.address() as AddressInfo).port }
}

it('a client does not accept compressed responses', async () => {
  const { asked, port } = await listeningServer()
  const client = openClient(`esdb://127.0.0.1:${port}?tls=false`)
  onTestFinished(() => void client.dispose().catch(() => undefined))
  const read = client.getStreamMetadata('order-ekhaya').catch(() => undefined)

  expect((await asked)['grpc-accept-encoding']).toBe('identity')
  await read
})
