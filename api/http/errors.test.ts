import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logRequests } from '#api/log.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { limitBody } from './body/limitBody.ts'
import { parseBody } from './body/parseBody.ts'
import { errorHandler } from './errors.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let port: number
let close: () => void
let logged: { level: number }[] = []

const log = pino({ level: 'debug', base: null }, { write: (line: string) => logged.push(JSON.parse(line)) })
const debug = 20

// A static picture and an endpoint that returns its request body, mounted as in the shop.
beforeAll(async () => {
  folder = await temporaryFolder()
  await writeFile(join(folder.path, 'kettle.webp'), 'a picture of a kettle')
  const app = express()
    .use(logRequests(log))
    .use('/pictures', express.static(folder.path, { fallthrough: false, maxAge: '1d' }))
    .use(limitBody({}, 1000), parseBody)
    .use('/tell', (asked, response) => response.json(asked.body ?? {}))
    .use('/fail', () => {
      throw new Error('The disk is full')
    })
    .use(errorHandler)
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
  close = () => server.close()
})
afterAll(async () => {
  close()
  await folder[Symbol.asyncDispose]()
})
beforeEach(() => {
  logged = []
})

/** Requests a path unchanged: other clients would normalize it. */
const ask = async (path: string, headers: Record<string, string> = {}, body?: string | Buffer) => {
  const sent = request({ port, path, method: body === undefined ? 'GET' : 'POST', headers, agent: false }).end(body)
  const [answer] = await once(sent, 'response')
  const chunks: Buffer[] = await answer.toArray()
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(Buffer.concat(chunks).toString()) }
}

const expectNo = async (answer: Awaited<ReturnType<typeof ask>>, [status, refusal]: [number, string]) => {
  expect([answer.status, answer.body.refusal]).toEqual([status, refusal])
  expect(answer.body).toMatchObject({ code: 1, message: expect.stringMatching(/^\S.{5,}/) })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.headers['last-modified']).toBeUndefined()
  await expect.poll(() => logged.length).toBeGreaterThan(0)
  expect(Math.max(...logged.map(({ level }) => level))).toBe(debug)
}

describe('a static file is refused with a JSON error, and nothing is logged as an error', () => {
  it.each([
    ['/pictures/pot.webp'],
    ['/pictures/..%2f..%2fpackage.json'],
    ['/pictures/../../package.json'],
    ['/pictures/%00'],
    ['/pictures/%E0%A4%A'],
    ['/pictures/'],
    [`/pictures/${'a'.repeat(300)}`],
  ])('%s is an unknown call', async (path) => expectNo(await ask(path), [404, 'UnknownCall']))

  it('if it does not match If-Match', async () => {
    await expectNo(await ask('/pictures/kettle.webp', { 'if-match': '"x"' }), [412, 'FileHasChanged'])
  })

  it('if the requested range is not satisfiable', async () => {
    const answer = await ask('/pictures/kettle.webp', { range: 'bytes=99999999-' })
    await expectNo(answer, [416, 'RangeIsOutside'])
    expect(answer.headers['content-range']).toBe('bytes */21')
  })
})

describe('a body is refused', () => {
  const json = { 'content-type': 'application/json' }

  it.each(['gzip', 'deflate', 'br'])('that is declared as %s but is not', async (encoding) => {
    await expectNo(await ask('/tell', { ...json, 'content-encoding': encoding }, '{"querydata":{}}'), [
      400,
      'BodyIsMalformed',
    ])
  })

  it('that decompresses to more than the maximum body size', async () => {
    const packed = gzipSync(JSON.stringify({ querydata: { note: ' '.repeat(1024 * 1024) } }))
    await expectNo(await ask('/tell', { ...json, 'content-encoding': 'gzip' }, packed), [413, 'BodyIsTooLarge'])
  })

  it('but not if it is compressed as declared', async () => {
    const packed = gzipSync('{"querydata":{}}')
    expect((await ask('/tell', { ...json, 'content-encoding': 'gzip' }, packed)).body).toEqual({ querydata: {} })
  })
})

it('an exception is a 500, and is logged as an error', async () => {
  const answer = await ask('/fail')
  expect([answer.status, answer.body.code]).toEqual([500, 5])
  expect(JSON.stringify(answer.body)).not.toContain('disk')
  await expect.poll(() => logged.map(({ level }) => level)).toContain(50)
})
