import { describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenAccounts, givenAccounts, givenStrict, lindiwe, umbrella } from './testing/accountFixtures.ts'

const { email } = lindiwe

/** A shop with rate limits in which Lindiwe has a verified account; an attacker has any number of client addresses. */
const givenLindiwe = async () => {
  const shop = await givenStrict()
  await shop.verified(email)
  return shop
}

const credentials = { querydata: { email, password: umbrella } }
const tooMany = [429, 'TooManyLogins']

/** An attacker types a wrong password each time the delay ends, so that logins are always delayed. */
const repeatWrongPasswords = async (shop: GivenAccounts, count: number, during: () => Promise<void>) => {
  for (let times = 0; times < 6; times += 1) await shop.login(email, 'Guess-11')
  for (let times = 0; times < count; times += 1) {
    await during()
    const { headers } = await shop.login(email, 'Guess-11')
    shop.clock.advance(Number(headers.get('retry-after') ?? 0))
    await shop.login(email, 'Guess-11')
  }
}

describe('while an attacker types wrong passwords', () => {
  it('a customer is not delayed on a known device', async () => {
    await using shop = await givenLindiwe()
    const phone = shop.browser()
    await phone.call('POST Login', credentials)
    const outcomes: unknown[] = []
    await repeatWrongPasswords(shop, 11, async () => {
      outcomes.push(outcome(await phone.call('POST Login', credentials)))
    })
    expect(outcomes).toEqual(Array.from({ length: 11 }, () => [200]))
  })

  it('a customer on an unknown device skips the delay with a code', async () => {
    await using shop = await givenLindiwe()
    const laptop = shop.browser()
    await repeatWrongPasswords(shop, 3, async () => {})
    expect(outcome(await laptop.call('POST Login', credentials))).toEqual(tooMany)

    await laptop.call('POST customer/resend/otp', { querydata: { email, purpose: 'login' } })
    const otp = (await shop.codeFor(email, 'login')) ?? ''
    const passed = await laptop.call('POST customer/verify/otp', { querydata: { email, otp, purpose: 'login' } })
    expect([passed.status, passed.body.purpose]).toEqual([200, 'login'])
    expect(outcome(await laptop.call('POST Login', credentials))).toEqual([200])
    expect(outcome(await shop.login(email))).toEqual(tooMany)
  })

  it('a client without cookies skips the delay with the device token from the response', async () => {
    await using shop = await givenLindiwe()
    await repeatWrongPasswords(shop, 1, async () => {})
    await shop.resend(email, 'login')
    const { deviceToken } = (await shop.verifyElsewhere(email, (await shop.codeFor(email, 'login')) ?? '')).body
    const login = await shop.when.guest('POST Login', { querydata: { ...credentials.querydata, deviceToken } })
    expect(login.status).toBe(200)
  })

  it('a known device has its own delay: it cannot guess the password any faster', async () => {
    await using shop = await givenLindiwe()
    const phone = shop.browser()
    await phone.call('POST Login', credentials)
    const guess = { querydata: { email, password: 'Guess-11' } }
    for (let times = 0; times < 6; times += 1) expect((await phone.call('POST Login', guess)).status).toBe(401)
    expect(outcome(await phone.call('POST Login', guess))).toEqual(tooMany)
    expect((await shop.login(email)).status).toBe(200)
  })

  it('a login code without the password is not enough to log in', async () => {
    await using shop = await givenLindiwe()
    await shop.resend(email, 'login')
    const { body } = await shop.verifyElsewhere(email, (await shop.codeFor(email, 'login')) ?? '')
    expect(Object.keys(body).sort()).toEqual(['code', 'deviceToken', 'email', 'message', 'purpose'])
    const login = await shop.when.guest('POST Login', {
      querydata: { email, password: 'Guess-11', deviceToken: body.deviceToken },
    })
    expect(login.status).toBe(401)
  })

  it('a signed-in customer erases the account without delay', async () => {
    await using shop = await givenLindiwe()
    const { accessToken } = (await shop.login(email)).body.result
    await repeatWrongPasswords(shop, 1, async () => {})
    const erased = await shop.when.guest(
      'POST customer/erase',
      { querydata: { password: umbrella } },
      { authorization: `Bearer ${accessToken}` },
    )
    expect(erased.status).toBe(200)
  })
})

describe('a device', () => {
  it('is unknown again after a new password', async () => {
    await using shop = await givenLindiwe()
    const phone = shop.browser()
    await phone.call('POST Login', credentials)
    shop.clock.advance(61)
    await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))
    for (let times = 0; times < 6; times += 1) await shop.login(email, 'Guess-11')
    const login = await phone.call('POST Login', { querydata: { email, password: 'Sunshade-8' } })
    expect(outcome(login)).toEqual(tooMany)
  })

  it('is unknown again after a logout everywhere', async () => {
    await using shop = await givenLindiwe()
    const phone = shop.browser()
    const { accessToken } = (await phone.call('POST Login', credentials)).body.result
    await shop.when.guest('POST customer/sessions/end', {}, { authorization: `Bearer ${accessToken}` })
    for (let times = 0; times < 6; times += 1) await shop.login(email, 'Guess-11')
    expect(outcome(await phone.call('POST Login', credentials))).toEqual(tooMany)
  })

  it('is known to each of several accounts that sign in with it, by an HttpOnly cookie', async () => {
    await using shop = await givenLindiwe()
    await shop.verified('amina.daniels@ekhaya.example')
    const shared = shop.browser()
    const first = await shared.call('POST Login', credentials)
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^knownDevice=[\w-]{43}; Max-Age=34560000; Path=\/Login; .*HttpOnly; SameSite=Strict$/),
    ])
    await shared.call('POST Login', { querydata: { email: 'amina.daniels@ekhaya.example', password: umbrella } })
    for (let times = 0; times < 6; times += 1) await shop.login(email, 'Guess-11')
    const again = await shared.call('POST Login', credentials)
    expect([again.status, again.headers.getSetCookie()]).toEqual([200, []])
  })

  it('is still known to an account after another customer types a code in the same browser', async () => {
    await using shop = await givenLindiwe()
    const amina = 'amina.daniels@ekhaya.example'
    await shop.verified(amina)
    const shared = shop.browser()
    await shared.call('POST Login', credentials)
    await shared.call('POST customer/resend/otp', { querydata: { email: amina, purpose: 'login' } })
    const otp = (await shop.codeFor(amina, 'login')) ?? ''
    await shared.call('POST customer/verify/otp', { querydata: { email: amina, otp, purpose: 'login' } })
    for (const email of [lindiwe.email, amina])
      for (let times = 0; times < 6; times += 1) await shop.login(email, 'Guess-11')

    expect(outcome(await shared.call('POST Login', credentials))).toEqual([200])
    expect(outcome(await shared.call('POST Login', { querydata: { email: amina, password: umbrella } }))).toEqual([200])
  })

  it('is not known to an unproven address: the right password of an attacker’s own sign-up does not reset the counter', async () => {
    await using shop = await givenStrict()
    await shop.signUp(email)
    const stranger = shop.browser()
    await stranger.call('POST signup', { querydata: { ...lindiwe, password: 'Squatter-1' } })
    const statuses = []
    for (let times = 0; times < 12; times += 1) {
      await stranger.call('POST Login', { querydata: { email, password: 'Squatter-1' } })
      statuses.push((await stranger.call('POST Login', { querydata: { email, password: `Guess-${times}x` } })).status)
    }
    expect(stranger.cookies()).toEqual(['signUp'])
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6)
  })
})

describe('while an attacker uses up every code of a customer', () => {
  it.each(['reset', 'login'] as const)('the link in the newest mail for %s still works', async (purpose) => {
    await using shop = await givenLindiwe()
    shop.clock.advance(61)
    for (let code = 0; code < 5; code += 1) {
      await shop.resend(email, purpose)
      for (let times = 0; times < 5; times += 1) {
        await shop.when.guest('POST customer/verify/otp', { querydata: { email, otp: '000000', purpose } })
      }
      shop.clock.advance(61)
    }
    const owner = shop.browser()
    expect(outcome(await owner.call('POST customer/resend/otp', { querydata: { email, purpose } }))).toEqual([
      429,
      'TooManyOtps',
    ])
    shop.clock.advance(40 * 60)
    const { link, otp } = (await shop.mailbox(email, purpose)).at(-1) ?? { link: '', otp: '' }
    const typed = await owner.call('POST customer/verify/otp', { querydata: { email, otp, purpose } })
    expect(outcome(typed)).toEqual([400, 'OtpIsOver'])
    expect((await owner.call('POST customer/verify/otp', { querydata: { email, link } })).body.purpose).toBe(purpose)
    if (purpose === 'login') expect((await owner.call('POST Login', credentials)).status).toBe(200)
    else {
      const password = { email, newPassword: 'Sunshade-8', confirmPassword: 'Sunshade-8' }
      expect((await owner.call('POST customer/reset/password', { querydata: password })).status).toBe(200)
    }
  })

  it('used up reset codes do not affect the sign-up code', async () => {
    await using shop = await givenAccounts({ limited: false })
    const browser = shop.browser()
    await browser.call('POST signup', { querydata: { ...lindiwe, password: umbrella } })
    for (let code = 0; code < 5; code += 1) {
      await shop.forgot(email)
      for (let times = 0; times < 5; times += 1) {
        await shop.when.guest('POST customer/verify/otp', { querydata: { email, otp: '000000', purpose: 'reset' } })
      }
      shop.clock.advance(61)
    }
    const otp = (await shop.codeFor(email, 'signup')) ?? ''
    const verified = await browser.call('POST customer/verify/otp', { querydata: { email, otp, purpose: 'signup' } })
    expect(verified.body.purpose).toBe('signup')
  })
})
