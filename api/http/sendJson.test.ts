import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendJson } from './sendJson.ts'
import { servedApp } from './testing/servedApp.ts'

const texts = {
  '/cart': JSON.stringify({ lines: Array.from({ length: 200 }, (_, place) => `Kettle ${(place * 7919) % 10007}`) }),
  '/count': JSON.stringify({ lines: 3 }),
}

let served: Awaited<ReturnType<typeof servedApp>>
beforeAll(async () => {
  const app = express()
  for (const [path, text] of Object.entries(texts))
    app.all(path, (request, response) => sendJson(request, response, text))
  served = await servedApp(app)
})
afterAll(() => void served.close())

const ask = (method: string, path: keyof typeof texts, headers: Record<string, string> = {}) =>
  served.ask(method, path, headers)

describe.each(['GET', 'POST'])('JSON that answers a %s', (method) => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, zstd', 'zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['*;q=0.1, br;q=0', 'zstd', zstdDecompressSync],
  ])('is sent to a client that accepts %s as %s', async (accepted, encoding, decompress) => {
    const { headers, bytes } = await ask(method, '/cart', { 'accept-encoding': accepted })

    expect([headers['content-encoding'], headers['content-type']]).toEqual([
      encoding,
      'application/json; charset=utf-8',
    ])
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(texts['/cart'].length / 2)
    expect(decompress(bytes).toString()).toBe(texts['/cart'])
  })

  it.each([
    ['/cart', ''],
    ['/cart', 'identity'],
    ['/cart', '*;q=0, identity'],
    ['/count', 'gzip, br'],
  ] as const)('is sent as it is: %s to a client that accepts "%s"', async (path, accepted) => {
    const { headers, bytes } = await ask(method, path, { 'accept-encoding': accepted })

    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(bytes.length)])
    expect(bytes.toString()).toBe(texts[path])
  })
})

it('a client that has the JSON already gets an empty 304, in whatever encoding', async () => {
  const { headers } = await ask('GET', '/cart', { 'accept-encoding': 'br' })
  const again = await ask('GET', '/cart', { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' })

  expect([again.statusCode, again.bytes.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding'])
})

it('nobody asks again for the response to a write: it has no ETag', async () => {
  expect((await ask('POST', '/cart')).headers.etag).toBeUndefined()
})

it('HEAD gets the headers alone', async () => {
  const asked = await ask('HEAD', '/cart', { 'accept-encoding': 'br' })
  const got = await ask('GET', '/cart', { 'accept-encoding': 'br' })

  expect(asked.bytes.length).toBe(0)
  expect([asked.headers.etag, asked.headers['content-length']]).toEqual([got.headers.etag, String(got.bytes.length)])
})
