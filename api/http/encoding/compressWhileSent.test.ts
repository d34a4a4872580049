import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenShop } from '#api/testing/testShop.ts'

let shop: Awaited<ReturnType<typeof givenShop>>
beforeAll(async () => {
  shop = await givenShop({ isDemo: true })
  for (let count = 0; count < 12; count += 1) await shop.given.aminasOrder()
  await shop.caughtUp()
})
afterAll(() => shop[Symbol.asyncDispose]())

it.each([
  ['the description of the API', 'amina', 'openapi.json'],
  ['its page', 'amina', 'docs'],
  ['a customer’s data as a file', 'amina', 'customer/export'],
  ['all orders as a file that is written while it is sent', 'themba', 'order/all?format=csv'],
  ['the mails of a demo', 'amina', 'dev/outbox'],
  ['a list that is made for one customer', 'amina', 'customer/orders/amina'],
  ['a list that everybody gets', 'amina', 'products/home'],
] as const)('%s is compressed, and complete', async (_what, who, path) => {
  const ask = (encoding: string) =>
    fetch(`${shop.url}/${path}`, {
      headers: { 'accept-encoding': encoding, authorization: `Bearer ${shop.tokens[who]}` },
    })
  const plain = await ask('identity')
  const compressed = await ask('br')

  expect([plain, compressed].map(({ status }) => status)).toEqual([200, 200])
  expect([plain, compressed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br'])
  expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
  expect(withoutTime(await compressed.text())).toBe(withoutTime(await plain.text()))
})

it('a refusal with many errors is compressed', async () => {
  const products = Array.from({ length: 100 }, () => ({ productId: 7, count: -1 }))
  const { status, headers, body } = await shop.when.amina.raw<{ errors: object[] }>('POST', 'order/placeOrder', {
    body: { querydata: { products } },
    headers: { 'accept-encoding': 'br' },
  })

  expect([status, headers.get('content-encoding')]).toEqual([400, 'br'])
  expect(body.errors.length).toBeGreaterThan(100)
})

const withoutTime = (text: string) => text.replace(/"madeAt": "[^"]*"|nonce[-=]"?[\w+/=]+"?/g, '')
