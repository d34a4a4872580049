import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'

let shop: GivenShop
let hasty: GivenShop

beforeAll(async () => {
  ;[shop, hasty] = await Promise.all([givenShop(), givenShop({ limits: { body: 300, upload: 900 } })])
})
afterAll(async () => {
  await shop.close()
  await hasty.close()
})

/** A raw connection that can send any bytes; records the response and when the shop closed the connection. */
const line = ({ url }: GivenShop, head: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
  const began = performance.now()
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - began))
  })
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write(`${head}\r\nhost: shop.test\r\n`)
  return {
    socket,
    closed,
    status: async () => {
      await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1.1 \d+ .*\r\n\r\n/s), 15_000)
      return Number(received.split(' ')[1])
    },
    received: () => received,
  }
}

const kilobyte = `400\r\n${'x'.repeat(1024)}\r\n`

/** A chunked body that is sent until the shop closes the connection. */
const flood = async (given: GivenShop, head: string) => {
  const { socket, ...rest } = line(given, `${head}\r\ntransfer-encoding: chunked`)
  socket.write('\r\n')
  let written = 0
  let isClosed = false
  void rest.closed.then(() => {
    isClosed = true
  })
  while (!isClosed && written < 100_000) {
    written += 64
    if (!socket.write(kilobyte.repeat(64)))
      await Promise.race([new Promise((go) => socket.once('drain', go)), rest.closed])
  }
  return { ...rest, kilobytes: written }
}

// The shop waits two seconds for each client to close its connection: the tests run concurrently.
describe.concurrent('a body without an end', () => {
  it.each([
    ['to a call that takes JSON', 'POST /cart/add', 'application/json'],
    ['to a call that takes none', 'GET /products/home', 'application/json'],
    ['as something else', 'POST /cart/add', 'text/plain'],
    ['to a page', 'GET /', 'text/html'],
    ['to the calls of the shop', 'GET /docs', 'text/html'],
    ['to a path that is nothing', 'POST /nowhere/at/all', 'application/json'],
    ['to a method that is unknown there', 'PUT /products/home', 'application/json'],
  ])('is answered 413 and the connection closed: %s', async (_where, call, type) => {
    const { status, closed, received, kilobytes } = await flood(shop, `${call} HTTP/1.1\r\ncontent-type: ${type}`)
    expect(await status()).toBe(413)
    expect(received()).toContain('"refusal":"BodyIsTooLarge"')
    expect(await closed).toBeLessThan(10_000)
    // Half a megabyte is read after the response; the rest stays in socket buffers.
    expect(kilobytes).toBeLessThan(20_000)
  })

  it('gets its response as soon as it is too large, even if it arrives slowly', async () => {
    const { socket, status, received } = line(shop, 'POST /nowhere HTTP/1.1\r\ntransfer-encoding: chunked')
    socket.write(`\r\n${kilobyte.repeat(60)}`)
    await pause(200)
    expect(received()).toBe('')
    socket.write(kilobyte.repeat(5))
    expect(await status()).toBe(413)
    socket.destroy()
  })

  it('gets 401 from an upload endpoint without a token, and the connection is closed', async () => {
    const { status, closed, kilobytes } = await flood(shop, 'POST /products/images HTTP/1.1\r\ncontent-type: image/png')
    expect(await status()).toBe(401)
    expect(await closed).toBeLessThan(10_000)
    expect(kilobytes).toBeLessThan(20_000)
  })

  it('gets 413 from an upload endpoint as an admin, and the connection is closed', async () => {
    const head = `POST /products/images HTTP/1.1\r\ncontent-type: image/png\r\nauthorization: Bearer ${shop.tokens.themba}`
    const { status, closed, kilobytes } = await flood(shop, head)
    expect(await status()).toBe(413)
    expect(await closed).toBeLessThan(15_000)
    expect(kilobytes).toBeLessThan(40_000)
  })
})

it('a body with a Content-Length above the limit is refused on every path, and hardly read', async () => {
  const { socket, status, closed } = line(shop, 'POST /nowhere HTTP/1.1\r\ncontent-length: 400000000')
  socket.write('\r\n')
  expect(await status()).toBe(413)
  expect(await closed).toBeLessThan(10_000)
})

it('a small body that no handler reads is skipped, and the connection is reused', async () => {
  const { socket, received } = line(shop, 'GET /health HTTP/1.1\r\ntransfer-encoding: chunked')
  socket.write(`\r\n${kilobyte}0\r\n\r\n`)
  await expect.poll(() => received().match(/HTTP\/1.1 200/g)?.length).toBe(1)
  socket.write('GET /products/home HTTP/1.1\r\nhost: shop.test\r\n\r\n')
  await expect.poll(() => received().match(/HTTP\/1.1 200/g)?.length).toBe(2)
  socket.destroy()
})

describe.concurrent('a body that does not end in time', () => {
  it.each([
    ['to a call', 'POST /cart/add'],
    ['to nothing', 'POST /nowhere'],
  ])('is answered 408 and the connection closed: %s', async (_where, call) => {
    const { socket, status, closed } = line(
      hasty,
      `${call} HTTP/1.1\r\ncontent-length: 100\r\ncontent-type: application/json`,
    )
    socket.write('\r\n{')
    expect(await status()).toBe(408)
    expect(await closed).toBeLessThan(10_000)
  })

  it('has more time if it is an upload', async () => {
    const head = `POST /products/images HTTP/1.1\r\ncontent-length: 100\r\ncontent-type: image/png\r\nauthorization: Bearer ${hasty.tokens.themba}`
    const { socket, status, received, closed } = line(hasty, head)
    socket.write('\r\nx')
    await pause(600)
    expect(received()).toBe('')
    expect(await status()).toBe(408)
    expect(await closed).toBeLessThan(10_000)
  })
})
