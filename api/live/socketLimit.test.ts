import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { givenShop } from '#api/testing/testShop.ts'

/** Opens a live socket; `status` is set if the upgrade was refused. */
const openSocket = (url: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers })
  return new Promise<{ socket: WebSocket; status?: number | undefined; retryAfter?: string | undefined }>((resolve) => {
    socket.on('open', () => resolve({ socket }))
    socket.on('unexpected-response', (_request, { statusCode, headers }) =>
      resolve({ socket, status: statusCode, retryAfter: headers['retry-after'] }),
    )
    socket.on('error', () => undefined)
  })
}

const closed = (socket: WebSocket) =>
  new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.close()
  })

describe('live sockets of one address', () => {
  it('are at most 200; further ones get 429 with Retry-After', async () => {
    await using shop = await givenShop()
    const attempts = await Promise.all(Array.from({ length: 210 }, () => openSocket(shop.url)))
    const open = attempts.filter(({ status }) => status === undefined)
    const refused = attempts.filter(({ status }) => status !== undefined)
    expect([open.length, refused.length]).toEqual([200, 10])
    expect(refused[0]).toMatchObject({ status: 429, retryAfter: '5' })
    expect((await shop.when.guest('GET products/home')).status).toBe(200)
    for (const { socket } of open) socket.terminate()
  })

  it('free their place when they disconnect', async () => {
    await using shop = await givenShop({ limits: { sockets: 1 } })
    const { socket } = await openSocket(shop.url)
    expect((await openSocket(shop.url)).status).toBe(429)
    await closed(socket)
    await expect.poll(async () => (await openSocket(shop.url)).status).toBeUndefined()
  })

  it('are not distinguished by a header that any client can send', async () => {
    await using shop = await givenShop({ limits: { sockets: 1 } })
    await openSocket(shop.url, { 'x-forwarded-for': '203.0.113.1' })
    expect((await openSocket(shop.url, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429)
  })

  it('are distinguished by the address that a configured proxy reports, and by no earlier forwarded address', async () => {
    await using shop = await givenShop({ limits: { sockets: 1 }, proxies: 1 })
    const from = (forwarded: string) => openSocket(shop.url, { 'x-forwarded-for': forwarded })
    expect((await from('203.0.113.1')).status).toBeUndefined()
    expect((await from('203.0.113.2')).status).toBeUndefined()
    expect((await from('198.51.100.7, 203.0.113.2')).status).toBe(429)
  })
})
