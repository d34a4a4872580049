import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cachedBody } from '#api/http/cache/cachedBody.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { sendDocument } from './sendDocument.ts'

let server: Server
let url: string
let page = { status: 200, price: 'R 349.00' }

beforeAll(async () => {
  const app = express().get('/', (request, response) => {
    const style = `p::after{content:"${page.price}"}`
    const policy = contentSecurityPolicy({ scripts: [], styles: [style] })
    sendDocument(request, response, { policy, status: page.status, body: cachedBody(`<style>${style}</style><p>`) })
  })
  server = createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  url = `http://127.0.0.1:${address.port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  page = { status: 200, price: 'R 349.00' }
})

// As a browser asks for a page that it has: of itself, Node would ask for a new one.
const visit = (etag?: string | null) =>
  fetch(url, { headers: etag ? { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } : {} })

describe('given a browser that has a page', () => {
  test('when the page is the same, then nothing is sent but its policy, which is the same too', async () => {
    const first = await visit()
    const second = await visit(first.headers.get('etag'))

    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  })

  test('when the page has changed, then it comes anew, with a policy of its own', async () => {
    const first = await visit()
    page.price = 'R 299.00'
    const second = await visit(first.headers.get('etag'))

    expect([second.status, await second.text()]).toEqual([200, expect.stringContaining('R 299.00')])
    expect(second.headers.get('content-security-policy')).not.toBe(first.headers.get('content-security-policy'))
  })
})

describe('given a page that does not exist', () => {
  test('when it is sent, then no browser keeps it', async () => {
    page.status = 404

    expect((await visit()).headers.get('cache-control')).toBe('no-store')
  })
})
