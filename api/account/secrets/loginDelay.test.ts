import { describe, expect, it } from 'vitest'
import { givenAccounts } from '#api/account/givenAccounts.ts'
import { outcome } from '#api/callsOf.ts'
import { givenShop } from '#api/givenShop.ts'
import { openAttempts } from './attempts.ts'

const email = 'lindiwe@ekhaya.example'

/** Tries of a password, by themselves. */
const givenAttempts = async () => {
  const shop = await givenShop()
  const attempts = openAttempts(shop.vault, shop.emails, () => shop.clock.now().getTime())
  const isTaken = async (address = email) => (await attempts.begin(address)) === undefined
  /** How long the next try has to wait, in seconds. */
  const wait = async (address = email) => Number((await attempts.begin(address))?.details?.['seconds'] ?? 0)
  return { ...shop, attempts, isTaken, wait }
}

describe('wrong passwords', () => {
  it('are free five times, then cost 1, 2, 4 ... seconds, at most five minutes', async () => {
    await using shop = await givenAttempts()
    for (let times = 0; times < 5; times += 1) expect(await shop.isTaken()).toBe(true)
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      expect(await shop.isTaken()).toBe(true)
      expect(await shop.wait()).toBe(seconds)
      shop.clock.passes(seconds)
    }
  })

  it('are counted before they are looked at: of a hundred at once, six are', async () => {
    await using shop = await givenAttempts()
    const taken = await Promise.all(Array.from({ length: 100 }, () => shop.isTaken()))
    expect(taken.filter(Boolean)).toHaveLength(6)
  })

  it('count for one address, however it is written', async () => {
    await using shop = await givenAttempts()
    for (const written of [email, email.toUpperCase(), ` ${email}`, email, email, email]) await shop.isTaken(written)
    expect([await shop.isTaken(), await shop.isTaken('sipho@ekhaya.example')]).toEqual([false, true])
  })

  it('are forgotten once the right one comes, and after an hour', async () => {
    await using shop = await givenAttempts()
    for (let times = 0; times < 6; times += 1) await shop.isTaken()
    await shop.attempts.clear(email)
    for (let times = 0; times < 6; times += 1) expect(await shop.isTaken()).toBe(true)
    expect(await shop.isTaken()).toBe(false)
    shop.clock.passes(60 * 60)
    for (let times = 0; times < 6; times += 1) expect(await shop.isTaken()).toBe(true)
  })

  it('that nobody looked at, because the shop was busy, are not counted', async () => {
    await using shop = await givenAttempts()
    for (let times = 0; times < 20; times += 1) {
      expect(await shop.isTaken()).toBe(true)
      await shop.attempts.giveBack(email)
    }
  })
})

describe('at the door', () => {
  it.each(['known', 'unknown'])('the seventh try of an address waits, %s or not', async (which) => {
    await using shop = await givenAccounts({ limited: true })
    if (which === 'known') await shop.verified(email)
    for (let times = 0; times < 6; times += 1) expect((await shop.login(email, 'Guess-11')).status).toBe(401)

    const refused = await shop.login(email)
    expect([...outcome(refused), refused.headers.get('retry-after')]).toEqual([429, 'TooManyLogins', '1'])
    expect(refused.body.message).toBe('Too many attempts to log in. Please wait 1 second and try again')
  })

  it('whoever waits gets in with the right password, and starts anew', async () => {
    await using shop = await givenAccounts({ limited: true })
    await shop.verified(email)
    for (let times = 0; times < 6; times += 1) await shop.login(email, 'Guess-11')
    shop.clock.passes(1)
    expect((await shop.login(email)).status).toBe(200)
    expect([(await shop.login(email, 'Guess-11')).status, (await shop.login(email)).status]).toEqual([401, 200])
  })

  it('a new password ends the waiting', async () => {
    await using shop = await givenAccounts({ limited: true })
    await shop.verified(email)
    for (let times = 0; times < 7; times += 1) await shop.login(email, 'Guess-11')
    shop.clock.passes(61)
    await shop.login(email, 'Guess-11')
    await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
  })

  it('where the shop limits nobody, nobody waits', async () => {
    await using shop = await givenAccounts()
    const tries = await Promise.all(Array.from({ length: 12 }, () => shop.login(email, 'Guess-11')))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]))
  })
})
