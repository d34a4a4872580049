import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { kettlePhoto } from '#api/catalogue/testing/pictureFixtures.ts'
import { securityHeaders } from '#api/http/securityHeaders.ts'
import { assetRoutes } from './assetFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'ekhaya-assets-'))
const script = 'export const kettle = "blue"\n'.repeat(60)
let server: Server
let url: string

beforeAll(async () => {
  for (const name of ['assets', 'pictures']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'assets/kettle-1.js'), script)
  writeFileSync(join(folder, 'assets/kettle-1.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets/small-1.js'), 'export {}')
  writeFileSync(join(folder, 'pictures/kettle.avif'), 'a picture')
  writeFileSync(join(folder, 'pictures/kettle-800.webp'), await kettlePhoto(320, 320).webp().toBuffer())
  server = createServer(express().disable('x-powered-by').use(securityHeaders(), assetRoutes(folder))).listen(
    0,
    '127.0.0.1',
  )
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  url = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, encodings: string) => fetch(url + path, { headers: { 'Accept-Encoding': encodings } })

describe('given a script that the build has compressed', () => {
  test('when a browser reads Brotli, then it comes so, under its own type', async () => {
    const response = await get('/assets/kettle-1.js', 'gzip, br')

    expect(await response.text()).toBe(script)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
  })

  test.each([
    ['compressed as it is sent', 'gzip'],
    ['as it is', 'identity'],
  ])('when a program does not, then it comes %s', async (_how, encoding) => {
    const response = await get('/assets/kettle-1.js', encoding)

    expect(await response.text()).toBe(script)
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  })
})

describe('given a script that is too small to be compressed', () => {
  test('when it is loaded, then it comes as it is', async () => {
    const response = await get('/assets/small-1.js', 'br')

    expect([await response.text(), response.headers.has('content-encoding')]).toEqual(['export {}', false])
  })
})

describe('given scripts and pictures', () => {
  test('when they are loaded, then they have the headers that matter to files, and no others', async () => {
    const [script, picture] = await Promise.all(
      ['/assets/kettle-1.js', '/pictures/kettle.avif'].map(async (path) => [...(await get(path, 'br')).headers.keys()]),
    )

    const ofAll = ['cache-control', 'content-length', 'content-type', 'cross-origin-resource-policy', 'date']
    expect(script).toEqual([...ofAll, 'content-encoding', 'vary', 'x-content-type-options'].toSorted())
    expect(picture).toEqual([...ofAll, 'etag', 'x-content-type-options'].toSorted())
  })

  test('when one is loaded after the other, then both come over one connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const portOf = async (path: string) => {
      const [response] = (await once(request(url + path, { agent }).end(), 'response')) as [IncomingMessage]
      const { localPort } = response.socket
      await once(response.resume(), 'end')
      return localPort
    }

    expect(await portOf('/assets/kettle-1.js')).toBe(await portOf('/pictures/kettle.avif'))
  })

  test('when a messenger asks for a WebP picture as JPEG, then it gets one', async () => {
    const response = await get('/pictures/kettle-800.jpg', 'br')

    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([format, width]).toEqual(['jpeg', 320])
  })

  test('when a hundred messengers ask for the same one at once, then each of them gets it', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => get('/pictures/kettle-800.jpg', 'br')))

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test.each([
    ['no-such-800.jpg', 404],
    ['..%2f..%2fassets%2fsmall-1.jpg', 403],
  ])('when %s is asked for as a picture, then the answer is %i', async (name, status) => {
    expect((await get(`/pictures/${name}`, 'br')).status).toBe(status)
  })

  test('when there is no such file, then the answer is 404', async () => {
    expect((await get('/assets/no-such.js', 'br')).status).toBe(404)
  })
})
