import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { openPasswordReset } from './passwordReset.ts'
import { openKnownDevices } from './secrets/knownDevices.ts'
import { unlimitedAttempts } from './secrets/loginAttempts.ts'
import { openPasswordHashes } from './secrets/passwordHashes.ts'
import { hashPassword } from './secrets/passwordHashing.ts'
import { openResetProofs } from './secrets/resetProofs.ts'
import { type GivenAccounts, givenAccounts, lindiwe, umbrella } from './testing/accountFixtures.ts'

let shop: GivenAccounts
let customerCount = 0

beforeAll(async () => {
  shop = await givenAccounts()
})
afterAll(() => shop.close())

const notProven = [403, 'ResetNotProven']

/** A customer with a verified account and a password, who may request a code at once. */
const givenCustomer = async () => {
  customerCount += 1
  const email = `customer-${customerCount}@ekhaya.example`
  await shop.verified(email)
  shop.clock.advance(61)
  return { email, stream: accountStream(await shop.idOf(email)) }
}

const refresh = (refreshToken: string) => shop.when.guest('POST refresh-token', { querydata: { refreshToken } })

describe('a new password', () => {
  it('replaces the old one and ends every session', async () => {
    const { email, stream } = await givenCustomer()
    const [phone, laptop] = [(await shop.login(email)).body.result, (await shop.login(email)).body.result]
    const answer = await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))

    expect([answer.status, answer.body.email]).toEqual([200, email])
    for (const { accessToken, refreshToken } of [phone, laptop]) {
      expect(outcome(await shop.profile(accessToken))).toEqual([401, 'AuthRequired'])
      expect((await refresh(refreshToken)).status).toBe(403)
    }
    expect([(await shop.login(email)).status, (await shop.login(email, 'Sunshade-8')).status]).toEqual([401, 200])
    const reset = (await shop.store.readStream(stream)).at(-1)
    expect(reset).toMatchObject({ type: 'PasswordReset', data: {}, meta: { by: { role: 'customer' } } })
  })

  it('can be proven with the cookie instead of the token', async () => {
    const { email } = await givenCustomer()
    await shop.forgot(email)
    const verified = await shop.verify(email, (await shop.codeFor(email)) ?? '')
    const cookie = verified.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^resetProof=[\w-]{43}; Max-Age=600; Path=\/customer\/reset; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    )

    const answer = await shop.reset(email, 'Sunshade-8', undefined, { cookie: cookie.split(';')[0] ?? '' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/^resetProof=; Max-Age=0; Path=\/customer\/reset; /),
    ])
  })

  it('must not be one of the most common; after the refusal the proof is still valid', async () => {
    const { email } = await givenCustomer()
    const proof = await shop.proofFor(email)
    const refused = await shop.reset(email, 'Sunshine', proof)
    expect(outcome(refused)).toEqual([400, 'PasswordIsCommon'])
    expect(refused.body.errors).toEqual([{ field: 'newPassword', message: refused.body.message }])
    expect((await shop.reset(email, 'Sunshade-8', proof)).status).toBe(200)
  })

  it('ends sessions that were opened with the old password during the reset', async () => {
    const { email } = await givenCustomer()
    const proof = await shop.proofFor(email)
    const [, ...logins] = await Promise.all([
      shop.reset(email, 'Sunshade-8', proof),
      ...Array.from({ length: 6 }, () => shop.login(email)),
    ])
    const tokens = logins.flatMap(({ status, body }) => (status === 200 ? [body.result.accessToken] : []))
    const profiles = await Promise.all(tokens.map(shop.profile))
    expect(profiles.filter(({ status }) => status === 200)).toEqual([])
  })

  it('verifies an unproven address', async () => {
    const email = 'unproven@ekhaya.example'
    await shop.signUp(email)
    shop.clock.advance(61)
    await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))
    expect((await shop.login(email, 'Sunshade-8')).body.result).toMatchObject({
      emailVerified: true,
      firstname: lindiwe.firstname,
    })
    expect((await shop.login(email)).status).toBe(401)

    shop.clock.advance(61)
    await shop.signUp(email, { password: 'Squatter-1', firstname: 'Squatter' })
    expect((await shop.login(email, 'Squatter-1')).status).toBe(401)
    expect((await shop.accountOf(email)).context.firstname).toBe(lindiwe.firstname)
  })

  it('can be repeated after a lost answer, if the address was not proven yet', async () => {
    const email = 'unproven.lost@ekhaya.example'
    await shop.signUp(email)
    shop.clock.advance(61)
    const token = await shop.proofFor(email)
    const hash = await hashPassword('Sunshade-8')
    await openResetProofs(shop.secretStore, shop.emails).use(
      { email, token, key: 'lost' },
      { customerId: 'fresh', hash },
    )
    expect((await shop.reset(email, 'Sunshade-8', token, { 'idempotency-key': 'lost' })).status).toBe(200)
    expect((await shop.login(email, 'Sunshade-8')).body.result).toMatchObject({
      customerId: 'fresh',
      emailVerified: true,
    })
    expect((await shop.reset(email, 'Sunshade-8', token, { 'idempotency-key': 'lost' })).status).toBe(200)
    expect((await shop.facts('account-fresh')).filter((type) => type === 'PasswordReset')).toHaveLength(1)
  })
})

describe('a proof', () => {
  it('is required for a new password', async () => {
    const { email } = await givenCustomer()
    for (const token of [undefined, '', 'made-up', 'x'.repeat(43)]) {
      expect(outcome(await shop.reset(email, 'Sunshade-8', token))).toEqual(notProven)
    }
    expect(outcome(await shop.reset('nobody@ekhaya.example', 'Sunshade-8', 'x'.repeat(43)))).toEqual(notProven)
    expect((await shop.login(email)).status).toBe(200)
  })

  it('is valid for one address', async () => {
    const [one, other] = [await givenCustomer(), await givenCustomer()]
    const proof = await shop.proofFor(one.email)
    expect(outcome(await shop.reset(other.email, 'Sunshade-8', proof))).toEqual(notProven)
    expect((await shop.reset(one.email, 'Sunshade-8', proof)).status).toBe(200)
  })

  it('is valid once', async () => {
    const { email } = await givenCustomer()
    const proof = await shop.proofFor(email)
    await shop.reset(email, 'Sunshade-8', proof)
    expect(outcome(await shop.reset(email, 'Sunshade-9', proof))).toEqual(notProven)
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
  })

  it('is valid once, also in concurrent requests', async () => {
    const { email } = await givenCustomer()
    const proof = await shop.proofFor(email)
    const passwords = Array.from({ length: 5 }, (_, index) => `Sunshade-${index}`)
    const answers = await Promise.all(passwords.map((password) => shop.reset(email, password, proof)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('expires after ten minutes', async () => {
    const { email } = await givenCustomer()
    const proof = await shop.proofFor(email)
    shop.clock.advance(10 * 60)
    expect(outcome(await shop.reset(email, 'Sunshade-8', proof))).toEqual(notProven)
  })

  it('is invalid after a newer one is issued', async () => {
    const { email } = await givenCustomer()
    const earlier = await shop.proofFor(email)
    shop.clock.advance(61)
    const newest = await shop.proofFor(email)
    expect(outcome(await shop.reset(email, 'Sunshade-8', earlier))).toEqual(notProven)
    expect((await shop.reset(email, 'Sunshade-8', newest)).status).toBe(200)
  })

  it('is refused for an account that was suspended meanwhile', async () => {
    const { email, stream } = await givenCustomer()
    const proof = await shop.proofFor(email)
    await shop.given.facts(stream, [fact('AccountSuspended', { reason: 'unpaid' })])
    expect(outcome(await shop.reset(email, 'Sunshade-8', proof))).toEqual(notProven)
    expect(outcome(await shop.login(email))).toEqual([403, 'AccountIsSuspended'])
  })

  it('leaves no password if the account is erased during the reset', async () => {
    const { email, stream } = await givenCustomer()
    const customerId = await shop.idOf(email)
    const proof = { email, token: await shop.proofFor(email), key: undefined }
    const passwords = openPasswordHashes(shop.secretStore)
    const erasedMeanwhile = async (_: string, hash: string) => {
      await shop.given.facts(stream, [fact('AccountErased', {})])
      await passwords.remove(customerId)
      await passwords.set(customerId, hash)
    }
    const parts = {
      ...shop,
      passwords: { ...passwords, set: erasedMeanwhile },
      proofs: openResetProofs(shop.secretStore, shop.emails),
      attempts: unlimitedAttempts,
      devices: openKnownDevices(shop.secretStore),
    }
    const context = { by: { role: 'guest', id: '' }, correlationId: 'resetting' } as const
    expect(await openPasswordReset(parts)(proof, 'Sunshade-8', context)).toEqual({ refusal: 'ResetNotProven' })
    expect(await passwords.hashOf(customerId)).toBeUndefined()
  })

  it('is stored only as a digest', async () => {
    const { email } = await givenCustomer()
    const proof = await shop.proofFor(email)
    const stored = JSON.stringify(await shop.secretStore.get(`reset-${await shop.emails.pseudonymOf(email)}`))
    expect([stored.includes('digest'), stored.includes(proof)]).toEqual([true, false])
  })
})

describe('a lost answer', () => {
  const key = { 'idempotency-key': 'a key that only this browser knows' }

  it('to a new password can be requested again with the same key, and changes nothing', async () => {
    const { email, stream } = await givenCustomer()
    const proof = await shop.proofFor(email)
    await shop.reset(email, 'Sunshade-8', proof, key)
    const { accessToken } = (await shop.login(email, 'Sunshade-8')).body.result
    expect((await shop.reset(email, 'Sunshade-8', proof, key)).status).toBe(200)
    expect((await shop.profile(accessToken)).status).toBe(200)
    expect(outcome(await shop.reset(email, 'Sunshade-8', proof))).toEqual(notProven)
    expect((await shop.facts(stream)).filter((type) => type === 'PasswordReset')).toHaveLength(1)
  })

  it('to a new password cannot be requested again with another password', async () => {
    const { email, stream } = await givenCustomer()
    const proof = await shop.proofFor(email)
    await shop.reset(email, 'Sunshade-8', proof, key)
    expect(outcome(await shop.reset(email, 'Sunshade-9', proof, key))).toEqual([422, 'KeyWasUsed'])
    expect((await shop.login(email, 'Sunshade-9')).status).toBe(401)
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
    expect((await shop.facts(stream)).filter((type) => type === 'PasswordReset')).toHaveLength(1)
  })

  it('to a new password that was not stored yet can be requested again', async () => {
    const { email, stream } = await givenCustomer()
    const { accessToken } = (await shop.login(email)).body.result
    const token = await shop.proofFor(email)
    const proof = { email, token, key: key['idempotency-key'] }
    await openResetProofs(shop.secretStore, shop.emails).use(proof, {
      customerId: await shop.idOf(email),
      hash: await hashPassword('Sunshade-8'),
    })

    expect((await shop.reset(email, 'Sunshade-8', token, key)).status).toBe(200)
    expect((await shop.profile(accessToken)).status).toBe(401)
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
    expect((await shop.facts(stream)).at(-1)).toBe('PasswordReset')
  })

  it('to the code can be requested again: the newer proof is valid', async () => {
    const { email } = await givenCustomer()
    await shop.forgot(email)
    const code = (await shop.codeFor(email)) ?? ''
    await shop.verify(email, code, key)
    const { resetToken } = (await shop.verify(email, code, key)).body
    expect((await shop.reset(email, 'Sunshade-8', resetToken)).status).toBe(200)
  })

  it('to a login, or to any request with a password, is not stored', async () => {
    const { email } = await givenCustomer()
    const { accessToken } = (await shop.login(email)).body.result
    const headers = { authorization: `Bearer ${accessToken}`, ...key }
    await shop.when.guest('POST Login', { querydata: { email, password: umbrella } }, headers)
    await shop.when.guest('POST customer/erase', { querydata: { password: 'not-hers' } }, headers)
    const other = await shop.when.guest('POST Login', { querydata: { email, password: 'not-hers' } }, headers)
    expect(outcome(other)).toEqual([401, 'LoginFailed'])
  })
})
