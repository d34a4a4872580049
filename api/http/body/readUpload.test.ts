import { request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const megabyte = Buffer.alloc(1024 * 1024, 'x')
const chunkStart = `${megabyte.length.toString(16)}\r\n`

/**
 * Sends so many megabytes, and continues after the response, unlike well-behaved clients. Returns the response and how many bytes the shop
 * read. Without a length the body is chunked.
 */
const send = async (path: string, megabytes: number, headers: Record<string, string | number>) => {
  const how = 'content-length' in headers ? headers : { ...headers, 'transfer-encoding': 'chunked' }
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1').on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const lines = Object.entries({ host: 'shop.test', ...how }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const pieces = 'transfer-encoding' in how ? [chunkStart, megabyte, '\r\n'] : [megabyte]
  Readable.from(Array(megabytes).fill(pieces).flat()).pipe(socket, { end: false })

  await expect.poll(() => answer).toMatch(/\r\n\r\n\{.*\}/s)
  const taken = await standstill(() => socket.bytesWritten - socket.writableLength)
  socket.destroy()
  const { refusal, message } = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
  return { status: Number(answer.split(' ')[1]), refusal, message, taken }
}

/** Waits until a count no longer grows, and returns it. */
const standstill = async (count: () => number) => {
  let [before, now] = [-1, count()]
  while (now > before) {
    await setTimeout(150)
    ;[before, now] = [now, count()]
  }
  return now
}

const bearer = () => ({ authorization: `Bearer ${shop.tokens.themba}` })
const length = (megabytes: number) => ({ 'content-length': megabytes * megabyte.length })
const png = { 'content-type': 'image/png' }

// Bytes in socket buffers count as sent: the shop itself reads half a megabyte at most.
const some = 12 * 1024 * 1024

describe('a file of 30 MB', () => {
  it.each([
    ['with its length', length(30)],
    ['without one', {}],
  ])('from a guest, %s, is refused before most of it is read', async (_how, how) => {
    const { status, refusal, taken } = await send('products/images', 30, { ...png, ...how })
    expect([status, refusal]).toEqual([401, 'AuthRequired'])
    expect(taken).toBeLessThan(some)
  })

  it('from a customer is refused and hardly read', async () => {
    const authorization = `Bearer ${shop.tokens.amina}`
    const { status, refusal, taken } = await send('products/images', 30, { ...png, ...length(30), authorization })
    expect([status, refusal]).toEqual([403, 'NotAllowed'])
    expect(taken).toBeLessThan(some)
  })

  it.each([
    ['with its length', length(30)],
    ['without one', {}],
  ])('from an admin, %s, is refused with a message', async (_how, how) => {
    const { status, message, taken } = await send('products/images', 30, { ...png, ...how, ...bearer() })
    expect([status, message]).toEqual([413, 'The file is too large: at most 8 MB are allowed'])
    expect(taken).toBeLessThan(24 * 1024 * 1024)
  })

  it.each([
    [
      'for a question that is wrong',
      'products/import?dryRun=maybe',
      { 'content-type': 'text/csv' },
      [400, 'InvalidRequest'],
    ],
    ['as something else', 'products/images', { 'content-type': 'application/octet-stream' }, [415, 'FileTypeIsWrong']],
    ['as nothing', 'products/images', {}, [415, 'FileTypeIsWrong']],
    ['packed', 'products/images', { ...png, 'content-encoding': 'gzip' }, [415, 'FileTypeIsWrong']],
    ['as JSON', 'products/images', { 'content-type': 'application/json' }, [413, 'BodyIsTooLarge']],
    ['for a call that takes none', 'cart/clear', png, [413, 'BodyIsTooLarge']],
  ])('is refused %s', async (_why, path, headers, expected) => {
    const { status, refusal, taken } = await send(path, 30, { ...headers, ...length(30), ...bearer() })
    expect([status, refusal]).toEqual(expected)
    expect(taken).toBeLessThan(some)
  })
})

it('a small JSON file is not accepted as a picture', async () => {
  const answer = await shop.when.themba.raw('POST', 'products/images', { body: { querydata: {} } })
  expect([answer.status, answer.body.refusal]).toEqual([415, 'FileTypeIsWrong'])
})

it('an interrupted upload appends nothing', async () => {
  const before = await shop.store.head()
  const sending = request(`${shop.url}/products/images`, {
    method: 'POST',
    headers: { ...png, ...length(2), ...bearer() },
  })
  sending.on('error', () => undefined)
  sending.write(megabyte)
  await setTimeout(50)
  sending.destroy()
  expect((await shop.when.guest('GET products/home')).status).toBe(200)
  expect(await shop.store.head()).toBe(before)
})
