import { describe, expect, it } from 'vitest'
import { givenAccounts } from '#api/account/testing/accountFixtures.ts'
import { outcome } from '#api/testing/testClient.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { openLoginAttempts, unknownDeviceBucket } from './loginAttempts.ts'

const email = 'lindiwe@ekhaya.example'

/** The counter of login attempts without the routes. */
const givenAttempts = async () => {
  const shop = await givenShop()
  const attempts = openLoginAttempts(shop.secretStore, () => shop.clock.now().getTime())
  const bucketOf = (address = email) => unknownDeviceBucket(shop.emails, address)
  const isTaken = async (address = email) => (await attempts.begin(await bucketOf(address))) === undefined
  /** Seconds until the next attempt is accepted. */
  const wait = async (address = email) =>
    Number((await attempts.begin(await bucketOf(address)))?.details?.['seconds'] ?? 0)
  return { ...shop, attempts, bucketOf, isTaken, wait }
}

describe('wrong passwords', () => {
  it('are not delayed five times, then by 1, 2, 4 ... seconds, at most five minutes', async () => {
    await using shop = await givenAttempts()
    for (let times = 0; times < 5; times += 1) expect(await shop.isTaken()).toBe(true)
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      expect(await shop.isTaken()).toBe(true)
      expect(await shop.wait()).toBe(seconds)
      shop.clock.advance(seconds)
    }
  })

  it('are counted before they are checked: six of a hundred concurrent attempts are accepted', async () => {
    await using shop = await givenAttempts()
    const taken = await Promise.all(Array.from({ length: 100 }, () => shop.isTaken()))
    expect(taken.filter(Boolean)).toHaveLength(6)
  })

  it('count for one address in all its spellings', async () => {
    await using shop = await givenAttempts()
    for (const written of [email, email.toUpperCase(), ` ${email}`, email, email, email]) await shop.isTaken(written)
    expect([await shop.isTaken(), await shop.isTaken('sipho@ekhaya.example')]).toEqual([false, true])
  })

  it('are reset by the right password, and after an hour', async () => {
    await using shop = await givenAttempts()
    for (let times = 0; times < 6; times += 1) await shop.isTaken()
    await shop.attempts.clear(await shop.bucketOf())
    for (let times = 0; times < 6; times += 1) expect(await shop.isTaken()).toBe(true)
    expect(await shop.isTaken()).toBe(false)
    shop.clock.advance(60 * 60)
    for (let times = 0; times < 6; times += 1) expect(await shop.isTaken()).toBe(true)
  })

  it('that were not checked because the shop was busy are not counted', async () => {
    await using shop = await givenAttempts()
    for (let times = 0; times < 20; times += 1) {
      expect(await shop.isTaken()).toBe(true)
      await shop.attempts.refund(await shop.bucketOf())
    }
  })
})

describe('the login', () => {
  it.each(['known', 'unknown'])('refuses the seventh attempt on an address that is %s', async (which) => {
    await using shop = await givenAccounts({ limited: true })
    if (which === 'known') await shop.verified(email)
    for (let times = 0; times < 6; times += 1) expect((await shop.login(email, 'Guess-11')).status).toBe(401)

    const refused = await shop.login(email)
    expect([...outcome(refused), refused.headers.get('retry-after')]).toEqual([429, 'TooManyLogins', '1'])
    expect(refused.body.message).toBe('Too many attempts to log in. Please wait 1 second and try again')
  })

  it('accepts the right password after the delay, and resets the counter', async () => {
    await using shop = await givenAccounts({ limited: true })
    await shop.verified(email)
    for (let times = 0; times < 6; times += 1) await shop.login(email, 'Guess-11')
    shop.clock.advance(1)
    expect((await shop.login(email)).status).toBe(200)
    expect([(await shop.login(email, 'Guess-11')).status, (await shop.login(email)).status]).toEqual([401, 200])
  })

  it('is not delayed after a password reset', async () => {
    await using shop = await givenAccounts({ limited: true })
    await shop.verified(email)
    for (let times = 0; times < 7; times += 1) await shop.login(email, 'Guess-11')
    shop.clock.advance(61)
    await shop.login(email, 'Guess-11')
    await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
  })

  it('is never delayed in a shop without limits', async () => {
    await using shop = await givenAccounts()
    const tries = await Promise.all(Array.from({ length: 12 }, () => shop.login(email, 'Guess-11')))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]))
  })
})
