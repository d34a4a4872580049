import { once } from 'node:events'
import { createServer, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Client, credentials, Metadata } from '@grpc/grpc-js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { messageJoiner } from './joinedMessages.ts'

/** A server that sends these pieces as the answer to every call, each in a frame of its own. */
const answering = async (pieces: readonly Buffer[]) => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.on('stream', async (stream: ServerHttp2Stream) => {
    stream.on('error', () => undefined)
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }))
    stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true })
    for (const piece of pieces) {
      await new Promise((resolve) => stream.write(piece, resolve))
      await nextTurn()
    }
    stream.end()
  })
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** What a client hands over, in the order of arrival. */
const received = async (pieces: readonly Buffer[], maxLength = 100) => {
  const client = new Client(`127.0.0.1:${await answering(pieces)}`, credentials.createInsecure(), {
    'grpc.max_receive_message_length': maxLength,
  })
  onTestFinished(() => client.close())
  const joiner = messageJoiner()
  const split = (bytes: Buffer) => joiner.split(bytes).map((message) => message.toString())
  const call = client.makeServerStreamRequest('/a/b', (empty: Buffer) => empty, split, Buffer.alloc(0), new Metadata())
  joiner.join(call)
  return (await call.toArray()) as string[][]
}

const framed = (text: string, flag = 0) => {
  const header = Buffer.alloc(5)
  header.writeUInt8(flag)
  header.writeUInt32BE(Buffer.byteLength(text), 1)
  return Buffer.concat([header, Buffer.from(text)])
}

const texts = ['kettle', 'mug', '', 'a blanket']
const whole = Buffer.concat(texts.map((text) => framed(text)))

describe('the messages of a call', () => {
  it('that arrive together are handed over together', async () => {
    expect(await received([whole])).toEqual([texts])
  })

  it.each(Array.from({ length: whole.length - 1 }, (_, index) => index + 1))(
    'are whole and in order when the connection cuts them after %i bytes',
    async (cut) => {
      const messages = await received([whole.subarray(0, cut), whole.subarray(cut)])

      expect(messages.flat()).toEqual(texts)
    },
  )

  it('are whole when each byte arrives by itself', async () => {
    const bytes = Array.from(whole, (byte) => Buffer.from([byte]))

    expect((await received(bytes)).flat()).toEqual(texts)
  })

  it('fail when one is longer than the client accepts', async () => {
    await expect(received([framed('mug'), framed('a'.repeat(101))])).rejects.toThrow('A message has 101 bytes')
  })

  it('fail when one is compressed, because the client accepts none', async () => {
    await expect(received([Buffer.concat([framed('mug'), framed('mug', 1)])])).rejects.toThrow('is compressed')
  })
})
