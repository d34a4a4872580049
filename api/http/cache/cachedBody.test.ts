import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { codecs } from '#api/http/encoding/codecs.ts'
import type { Encoding } from '#api/http/encoding/encodings.ts'
import { servedApp } from '#api/http/testing/servedApp.ts'
import { type CachedBody, cachedBody, sendCachedBody } from './cachedBody.ts'

const text = 'A red kettle. '.repeat(200)
// Numbers in words that hardly repeat, so that qualities of compression differ.
const list = Array.from({ length: 2000 }, (_, place) => `Kettle ${(place * 7919) % 10007}, R ${(place * 31) % 97}.99`)
const texts = { '/long': text, '/short': 'A red kettle', '/list': list.join('; '), '/table': list.join('\n') }

let served: Awaited<ReturnType<typeof servedApp>>
beforeAll(async () => {
  const app = express()
  for (const [path, sent] of Object.entries(texts)) {
    const body = cachedBody(sent)
    app.get(path, (request, response) => sendCachedBody(request, response.type('txt'), body))
  }
  served = await servedApp(app)
})
afterAll(() => void served.close())

const request = (path: string, headers: Record<string, string>, method = 'GET') => served.ask(method, path, headers)

describe('a body that is sent many times', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, zstd', 'zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('is sent to a client that accepts %s as %s', async (accepted, encoding, decompress) => {
    for (const _ of ['first', 'again']) {
      const { headers, bytes } = await request('/long', { 'accept-encoding': accepted })
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
      expect(headers['content-length']).toBe(String(bytes.length))
      expect(decompress(bytes).toString()).toBe(text)
    }
  })

  it.each([
    ['/long', ''],
    ['/long', 'identity'],
    ['/short', 'br'],
  ])('%s is sent as it is to a client that accepts "%s"', async (path, accepted) => {
    const { headers, bytes } = await request(path, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBeUndefined()
    expect(bytes.toString()).toBe(texts[path as keyof typeof texts])
  })

  it('is not sent to a client that has it, in whatever encoding', async () => {
    const { headers } = await request('/long', { 'accept-encoding': 'br' })
    const again = await request('/long', { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' })
    expect([again.statusCode, again.bytes.length]).toEqual([304, 0])
  })

  it.each([
    ['/list', 'gzip, br', 'br'],
    ['/table', 'gzip, deflate, br, zstd', 'zstd'],
  ] as const)(
    '%s is sent with fewer bytes once it is asked for again later by a client that accepts %s',
    async (path, accepted, quick) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const ask = () => request(path, { 'accept-encoding': accepted })
      const first = await ask()
      await ask()
      await pause(300)
      expect((await ask()).bytes).toEqual(first.bytes)
      expect(first.headers['content-encoding']).toBe(quick)

      vi.advanceTimersByTime(3000)
      await vi.waitFor(async () => expect((await ask()).bytes.length).toBeLessThan(first.bytes.length), {
        timeout: 10_000,
      })
      const { headers, bytes } = await ask()
      expect([headers['content-encoding'], headers.etag]).toEqual(['br', first.headers.etag])
      expect(brotliDecompressSync(bytes).toString()).toBe(texts[path])
      expect(zstdDecompressSync((await request(path, { 'accept-encoding': 'zstd' })).bytes).toString()).toBe(
        texts[path],
      )
    },
  )

  it('is kept in memory that holds nothing else, as it is, compressed quickly and compressed thoroughly', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const [short, long] = [cachedBody('A red kettle'), cachedBody(texts['/list'])]
    const bytesOf = async (body: CachedBody, ...accepted: Encoding[]) => body.encoded(accepted).bytes
    const quick = [await bytesOf(long, 'br'), await bytesOf(long, 'zstd'), await bytesOf(long, 'gzip')]
    vi.advanceTimersByTime(3000)
    const thorough = () => bytesOf(long, 'br')
    await vi.waitFor(async () => expect((await thorough()).length).toBeLessThan(quick[0]?.length ?? 0), {
      timeout: 10_000,
    })
    for (const bytes of [await bytesOf(short, 'identity'), ...quick, await thorough()])
      expect(bytes.buffer.byteLength).toBe(bytes.length)
  })

  it('keeps its thorough bytes when quick ones that were asked for earlier come later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const body = cachedBody(texts['/list'])
    await body.encoded(['zstd']).bytes
    vi.advanceTimersByTime(3000)
    const late = Promise.withResolvers<Buffer>()
    vi.spyOn(codecs.br, 'compress').mockReturnValueOnce(late.promise)
    onTestFinished(() => void vi.restoreAllMocks())
    const asked = body.encoded(['br']).bytes
    await vi.waitFor(() => expect(body.encoded(['br', 'zstd']).encoding).toBe('br'), { timeout: 10_000 })

    late.resolve(Buffer.from('quick'))
    expect(String(await asked)).toBe('quick')
    const { bytes } = body.encoded(['br', 'zstd'])
    expect(brotliDecompressSync(await bytes).toString()).toBe(texts['/list'])
  })

  it('is described without being sent', async () => {
    const { statusCode, headers, bytes } = await request('/long', { 'accept-encoding': 'br' }, 'HEAD')
    expect([statusCode, headers['content-encoding'], bytes.length]).toEqual([200, 'br', 0])
  })
})
