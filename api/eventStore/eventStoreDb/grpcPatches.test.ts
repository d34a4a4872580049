import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerHttp2Stream, type Settings } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openClient } from './client.ts'

/** A server that records the request headers and the client's settings, and answers with an error. */
const listeningServer = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = new Promise<IncomingHttpHeaders>((resolve) => {
    server.on('stream', (stream: ServerHttp2Stream, headers) => {
      resolve(headers)
      stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '12' }, { endStream: true })
    })
  })
  const settings = new Promise<Settings>((resolve) => {
    server.on('session', (session) => session.on('remoteSettings', resolve))
  })
  onTestFinished(() => void server.close())
  return { asked, settings, port: (server.address() as AddressInfo).port }
}

const readOrder = (port: number) => {
  const client = openClient(`esdb://127.0.0.1:${port}?tls=false`)
  onTestFinished(() => void client.dispose().catch(() => undefined))
  return client.getStreamMetadata('order-ekhaya').catch(() => undefined)
}

it('a client does not accept compressed responses', async () => {
  const { asked, port } = await listeningServer()
  const read = readOrder(port)

  expect((await asked)['grpc-accept-encoding']).toBe('identity')
  await read
})

it('a client lets the server send a megabyte ahead', async () => {
  const { settings, port } = await listeningServer()
  const read = readOrder(port)

  expect((await settings).initialWindowSize).toBe(1024 * 1024)
  await read
})
