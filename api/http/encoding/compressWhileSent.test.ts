import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenShop } from '#api/testing/testShop.ts'
import { blueKettle } from '#domain/testing/fixtures.ts'

let shop: Awaited<ReturnType<typeof givenShop>>
beforeAll(async () => {
  shop = await givenShop()
  for (let count = 0; count < 5; count += 1) await shop.given.aminasOrder()
  await shop.given.product({ ...blueKettle, slug: 'red-kettle' }, 10)
  await shop.caughtUp()
})
afterAll(() => shop[Symbol.asyncDispose]())

it.each([
  ['the description of the API', 'openapi.json'],
  ['a customer’s data as a file', 'customer/export'],
  ['a list that is made for one customer', 'customer/orders/amina'],
  ['a list that everybody gets', 'products/home'],
])('%s is compressed, and complete', async (_what, path) => {
  const ask = (encoding: string) => shop.when.amina.raw('GET', path, { headers: { 'accept-encoding': encoding } })
  const plain = await ask('identity')
  const compressed = await ask('br')

  expect([plain, compressed].map(({ status }) => status)).toEqual([200, 200])
  expect([plain, compressed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br'])
  expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
  expect(withoutTime(compressed.text)).toBe(withoutTime(plain.text))
})

const withoutTime = (text: string) => text.replace(/"madeAt": "[^"]*"/, '')
