import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { outcome } from '#api/callsOf.ts'
import { givenShop } from '#api/givenShop.ts'

it('the eleventh sign-in of a minute waits, whatever its letters', async () => {
  await using shop = await givenShop({ limited: true })
  const signIn = (path: string) => shop.when.nobody.raw('POST', path, { body: {} })
  for (let times = 0; times < 10; times += 1) expect((await signIn('Login')).status).toBe(400)

  const answer = await signIn('LOGIN')
  expect([...outcome(answer), answer.body.code]).toEqual([429, 'TooManyRequests', 1])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await shop.when.nobody('GET products/home')).status).toBe(200)
})

it('a page that has the name of a call may be looked at as often as any other', async () => {
  await using shop = await givenShop({ limited: true })
  for (let times = 0; times < 11; times += 1) await shop.when.nobody.raw('GET', 'Login')
  expect((await shop.when.nobody.raw('POST', 'Login', { body: {} })).status).toBe(400)
})

it('the hundred-and-twenty-first search of a minute waits, while everything else goes on', async () => {
  await using shop = await givenShop({ limited: true })
  const search = (path = 'products/search') => shop.when.nobody.raw('GET', `${path}?search=kettle`)
  const answers = await Promise.all(Array.from({ length: 120 }, () => search()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))

  expect(outcome(await search('Products/SEARCH'))).toEqual([429, 'TooManyRequests'])
  expect((await search('products/getByCategoryOrPageNumber')).status).toBe(200)
  expect((await shop.when.nobody.raw('GET', 'products/tagSuggestions/ket')).status).toBe(200)
})

it('a forwarded address does not help', async () => {
  await using shop = await givenShop({ limited: true })
  const signIn = (from: string) =>
    shop.when.nobody.raw('POST', 'Login', { body: {}, headers: { 'x-forwarded-for': from } })
  for (let times = 0; times < 10; times += 1) await signIn(`10.0.0.${times}`)
  expect((await signIn('10.0.0.99')).status).toBe(429)
})

it('the twenty-first order of a minute waits for one customer, not for another behind the same address', async () => {
  await using shop = await givenShop({ limited: true })
  const order = (who: 'amina' | 'sipho') => shop.when[who].raw('POST', 'order/placeOrder', { body: {} })
  for (let times = 0; times < 20; times += 1) await order('amina')
  expect([(await order('amina')).status, (await order('sipho')).status]).toEqual([429, 400])
})

it('nobody can use up the orders of somebody else with tokens they made up', async () => {
  await using shop = await givenShop({ limited: true })
  const key = new TextEncoder().encode('a key that the shop has never seen before')
  const forged = await new SignJWT({ sub: 'amina' }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key)
  const headers = { authorization: `Bearer ${forged}` }
  for (let times = 0; times < 25; times += 1) {
    await shop.when.nobody.raw('POST', 'order/placeOrder', { body: {}, headers })
  }
  expect((await shop.when.amina.raw('POST', 'order/placeOrder', { body: {} })).status).toBe(400)
})

it('the sixth account of an hour waits, while forms that have to be mended are not counted', async () => {
  await using shop = await givenShop({ limited: true })
  const signUp = (number: number, password = 'Umbrella-7') =>
    shop.when.nobody('POST signup', {
      querydata: { firstname: 'Nomsa', email: `nomsa-${number}@ekhaya.example`, password },
    })
  for (let times = 0; times < 10; times += 1) expect((await signUp(times, 'password')).status).toBe(400)
  for (let times = 0; times < 5; times += 1) expect((await signUp(times)).status).toBe(200)

  const refused = await signUp(5)
  expect(outcome(refused)).toEqual([429, 'TooManyRequests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await shop.when.nobody('GET products/home')).status).toBe(200)
})

it.each(['customer/forgot/password', 'customer/resend/otp', 'customer/verify/otp'])(
  'the thirty-first POST %s of an hour waits',
  async (path) => {
    await using shop = await givenShop({ limited: true })
    const ask = () => shop.when.nobody.raw('POST', path, { body: {} })
    const answers = await Promise.all(Array.from({ length: 30 }, ask))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    expect(outcome(await ask())).toEqual([429, 'TooManyRequests'])
  },
)
