import express from 'express'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Contract } from '#domain/kernel/endpoint.ts'
import { openConsistencyTokens } from './consistencyTokens.ts'
import { serve } from './serve.ts'

const anything = { access: 'anyone', summary: 'Anything', response: z.object({}) } as const

const contract: Contract = {
  'GET order/:id': anything,
  'GET order/all': anything,
  'GET cart/summary': anything,
  'GET cart/:customerId': anything,
  'POST cart/add': anything,
}

/** Sends a request to a server of the contract; resolves to the contract key and the parameters that its handler was called with. */
const routed = async (method: string, path: string) => {
  const app = express()
  let found: unknown
  serve(
    app,
    contract,
    async (key, { params }) => {
      found = { key, params: { ...(params as object) } }
      return {}
    },
    {
      waitForPosition: async () => true,
      positions: openConsistencyTokens('known to the test'),
      secure: false,
      uploadTimeout: 1000,
    },
  )
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const { status } = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`, {
    method,
  })
  server.close()
  return found ?? status
}

describe('a request is routed', () => {
  it.each([
    ['POST', '/cart/add', 'POST cart/add', {}],
    ['POST', '/cart/add?ref=mail', 'POST cart/add', {}],
    ['POST', '/Cart/Add/', 'POST cart/add', {}],
    ['HEAD', '/cart/summary', 'GET cart/summary', {}],
    ['GET', '/cart/summary', 'GET cart/summary', {}],
    ['GET', '/cart/amina', 'GET cart/:customerId', { customerId: 'amina' }],
  ])('%s %s', async (method, path, key, params) => {
    expect(await routed(method, path)).toEqual({ key, params })
  })

  it('to the first of two endpoints that match', async () => {
    expect(await routed('GET', '/order/all')).toEqual({ key: 'GET order/:id', params: { id: 'all' } })
  })

  it('to no endpoint of another method', async () => {
    expect(await routed('GET', '/cart/add')).toEqual({ key: 'GET cart/:customerId', params: { customerId: 'add' } })
    expect(await routed('POST', '/cart/summary')).toBe(404)
  })
})
