import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { type ConnectionLimits, connectionLimits } from './connectionLimits.ts'
import { openHttpServer } from './httpServer.ts'

let close = () => {}
afterEach(() => close())

const log = openLog('silent')

/** A server with a trivial handler; returns its port and the number of requests that reached the handler. */
const opened = async (changed: Partial<ConnectionLimits>, proxies = 0) => {
  const server = openHttpServer({ log, proxies, limits: { ...connectionLimits, ...changed } }).listen(0, '127.0.0.1')
  let requests = 0
  server.on('request', (_request, response) => {
    requests += 1
    response.end('sawubona')
  })
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, requests: () => requests }
}

const openConnection = async (port: number, localAddress = '127.0.0.1') => {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
  const received: string[] = []
  socket.on('data', (chunk) => received.push(String(chunk)))
  await once(socket, 'connect')
  return { socket, received: () => received.join('') }
}

const sendRequest = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nhost: shop.test\r\n\r\n')

describe('headers must arrive in time', () => {
  it.each([
    ['drop by drop', 'GET / HTTP/1.1\r\nhost: shop.test\r\nx-slow: '],
    ['of a second request', 'GET / HTTP/1.1\r\nhost: shop.test\r\n\r\nGET / HTTP/1.1\r\nx-slow: '],
    ['not at all', ''],
  ])('%s, and the connection is closed', async (_how, start) => {
    const { port } = await opened({ headers: 400 })
    const { socket } = await openConnection(port)
    const closed = once(socket, 'close')
    const began = performance.now()
    socket.write(start)
    const drops = start && setInterval(() => socket.write('x'), 100)
    await closed
    clearInterval(drops || undefined)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

describe('an invalid request', () => {
  it.each([
    ['another protocol', 'EHLO shop.test\r\n\r\n', 400, 'RequestIsMalformed'],
    ['a header without an end', `GET / HTTP/1.1\r\nx-long: ${'x'.repeat(20_000)}`, 431, 'BodyIsTooLarge'],
  ])('%s is refused in the shape of all answers', async (_what, written, status, refusal) => {
    const { port, requests } = await opened({})
    const { socket, received } = await openConnection(port)
    socket.write(written)
    await once(socket, 'close')

    expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(received().split('\r\n\r\n')[1] ?? '')).toEqual({
      ...{ code: 1, refusal },
      message: expect.any(String),
    })
    expect(requests()).toBe(0)
  })
})

it('a request that offers another protocol gets a normal response', async () => {
  const { port } = await opened({})
  const { socket, received } = await openConnection(port)
  socket.write('GET / HTTP/1.1\r\nhost: shop.test\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n')
  await expect.poll(received).toContain('sawubona')
})

describe('connections of one address', () => {
  it('are limited; a further one gets 429, and no request of it reaches the handler', async () => {
    const { port, requests } = await opened({ connections: 3 })
    for (let number = 0; number < 3; number += 1) await openConnection(port)
    const { socket, received } = await openConnection(port)
    sendRequest(socket)
    await once(socket, 'close')
    expect(received()).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/)
    expect(received()).toContain('Retry-After: 5\r\n')
    expect(JSON.parse(received().split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 1, refusal: 'TooManyRequests' })
    expect(requests()).toBe(0)
  })

  it('do not block other addresses', async () => {
    const { port } = await opened({ connections: 1 })
    await openConnection(port)
    const { socket, received } = await openConnection(port, '127.0.0.2')
    sendRequest(socket)
    await expect.poll(received).toContain('sawubona')
  })

  it('free their place when they close', async () => {
    const { port } = await opened({ connections: 1 })
    const { socket } = await openConnection(port)
    socket.destroy()
    await pause(50)
    const next = await openConnection(port)
    sendRequest(next.socket)
    await expect.poll(next.received).toContain('sawubona')
  })

  it('are not counted behind a proxy, which owns all of them', async () => {
    const { port } = await opened({ connections: 1 }, 1)
    await openConnection(port)
    const { socket, received } = await openConnection(port)
    sendRequest(socket)
    await expect.poll(received).toContain('sawubona')
  })
})
