import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { givenShop } from '#api/testing/testShop.ts'

it('the eleventh login in a minute gets 429, whatever the case of its path', async () => {
  await using shop = await givenShop({ limited: true })
  const signIn = (path: string) => shop.when.guest.raw('POST', path, { body: {} })
  for (let times = 0; times < 10; times += 1) expect((await signIn('Login')).status).toBe(400)

  const answer = await signIn('LOGIN')
  expect([...outcome(answer), answer.body.code]).toEqual([429, 'TooManyRequests', 1])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await shop.when.guest('GET products/home')).status).toBe(200)
})

it('a page with the path of a limited endpoint has only the general limit', async () => {
  await using shop = await givenShop({ limited: true })
  for (let times = 0; times < 11; times += 1) await shop.when.guest.raw('GET', 'Login')
  expect((await shop.when.guest.raw('POST', 'Login', { body: {} })).status).toBe(400)
})

it('the 121st search in a minute gets 429, other requests do not', async () => {
  await using shop = await givenShop({ limited: true })
  const search = (path = 'products/search') => shop.when.guest.raw('GET', `${path}?search=kettle`)
  const answers = await Promise.all(Array.from({ length: 120 }, () => search()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))

  expect(outcome(await search('Products/SEARCH'))).toEqual([429, 'TooManyRequests'])
  expect((await search('products/getByCategoryOrPageNumber')).status).toBe(200)
  expect((await shop.when.guest.raw('GET', 'products/tagSuggestions/ket')).status).toBe(200)
})

it('a forged X-Forwarded-For does not raise the limit', async () => {
  await using shop = await givenShop({ limited: true })
  const signIn = (from: string) =>
    shop.when.guest.raw('POST', 'Login', { body: {}, headers: { 'x-forwarded-for': from } })
  for (let times = 0; times < 10; times += 1) await signIn(`10.0.0.${times}`)
  expect((await signIn('10.0.0.99')).status).toBe(429)
})

it('the 21st order of a customer in a minute gets 429, that of another customer at the same address does not', async () => {
  await using shop = await givenShop({ limited: true })
  const order = (who: 'amina' | 'sipho') => shop.when[who].raw('POST', 'order/placeOrder', { body: {} })
  for (let times = 0; times < 20; times += 1) await order('amina')
  expect([(await order('amina')).status, (await order('sipho')).status]).toEqual([429, 400])
})

it.each(['bookings/hold', 'bookings/request'])(
  'the 21st POST %s of a customer in a minute gets 429, that of another customer at the same address does not',
  async (path) => {
    await using shop = await givenShop({ limited: true })
    const ask = (who: 'amina' | 'sipho') => shop.when[who].raw('POST', path, { body: {} })
    for (let times = 0; times < 20; times += 1) expect((await ask('amina')).status).toBe(400)
    expect([(await ask('amina')).status, (await ask('sipho')).status]).toEqual([429, 400])
  },
)

it('forged tokens do not count towards the limit of another customer', async () => {
  await using shop = await givenShop({ limited: true })
  const key = new TextEncoder().encode('a key that the shop has never seen before')
  const forged = await new SignJWT({ sub: 'amina' }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key)
  const headers = { authorization: `Bearer ${forged}` }
  for (let times = 0; times < 25; times += 1) {
    await shop.when.guest.raw('POST', 'order/placeOrder', { body: {}, headers })
  }
  expect((await shop.when.amina.raw('POST', 'order/placeOrder', { body: {} })).status).toBe(400)
})

it('the sixth sign-up in an hour gets 429, invalid forms are not counted', async () => {
  await using shop = await givenShop({ limited: true })
  const signUp = (number: number, password = 'Umbrella-7') =>
    shop.when.guest('POST signup', {
      querydata: { firstname: 'Nomsa', email: `nomsa-${number}@ekhaya.example`, password },
    })
  for (let times = 0; times < 10; times += 1) expect((await signUp(times, 'password')).status).toBe(400)
  for (let times = 0; times < 5; times += 1) expect((await signUp(times)).status).toBe(200)

  const refused = await signUp(5)
  expect(outcome(refused)).toEqual([429, 'TooManyRequests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await shop.when.guest('GET products/home')).status).toBe(200)
})

it.each(['customer/forgot/password', 'customer/resend/otp', 'customer/verify/otp'])(
  'the 31st POST %s in an hour gets 429',
  async (path) => {
    await using shop = await givenShop({ limited: true })
    const ask = () => shop.when.guest.raw('POST', path, { body: {} })
    const answers = await Promise.all(Array.from({ length: 30 }, ask))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    expect(outcome(await ask())).toEqual([429, 'TooManyRequests'])
  },
)

describe('given an address whose guests have used up their 600 calls of a minute', () => {
  const openShop = async () => {
    const shop = await givenShop({ limited: true })
    const call = () => shop.when.guest.raw('GET', 'products/tags')
    for (let calls = 0; calls < 600; calls += 100) await Promise.all(Array.from({ length: 100 }, call))
    expect(outcome(await call())).toEqual([429, 'TooManyRequests'])
    return shop
  }

  it('then its pages are still sent, and whoever is signed in has calls of their own', async () => {
    await using shop = await openShop()
    const page = await shop.when.guest.raw('GET', 'Help', { headers: { accept: 'text/html' } })
    const orders = await shop.when.amina.raw('GET', 'customer/orders/amina')

    expect(page.status).not.toBe(429)
    expect([orders.status, orders.headers.get('retry-after')]).toEqual([200, null])
  })

  it('then a call that claims to want a page is refused too', async () => {
    await using shop = await openShop()

    expect((await shop.when.guest.raw('GET', 'products/tags', { headers: { accept: '*/*' } })).status).toBe(429)
  })

  it('then a forged token opens no calls', async () => {
    await using shop = await openShop()
    const key = new TextEncoder().encode('a key that the shop has never seen before')
    const forged = await new SignJWT({ sub: 'amina' }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key)
    const headers = { authorization: `Bearer ${forged}` }

    expect((await shop.when.guest.raw('GET', 'products/tags', { headers })).status).toBe(429)
  })

  it('then a customer has 600 calls, and no more', async () => {
    await using shop = await openShop()
    const call = () => shop.when.amina.raw('GET', 'products/tags')
    for (let calls = 0; calls < 600; calls += 100) await Promise.all(Array.from({ length: 100 }, call))

    expect(outcome(await call())).toEqual([429, 'TooManyRequests'])
    expect((await shop.when.sipho.raw('GET', 'products/tags')).status).toBe(200)
  })
})

it('the 1801st page in a minute gets 429 as a page with the sentence, calls of the API do not', async () => {
  await using shop = await givenShop({ limited: true })
  const open = () => shop.when.guest.raw('GET', 'Help', { headers: { accept: 'text/html' } })
  for (let pages = 0; pages < 1800; pages += 100) await Promise.all(Array.from({ length: 100 }, open))

  const refused = await fetch(`${shop.url}/Help`, { headers: { accept: 'text/html' } })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await refused.text()).toMatch(/<h1>Too many requests. Please wait (1 minute|\d+ seconds) and try again<\/h1>/)
  expect((await shop.when.guest.raw('GET', 'products/tags')).status).toBe(200)
})
