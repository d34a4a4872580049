import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/callsOf.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { type GivenAccounts, givenAccounts, lindiwe, umbrella } from './givenAccounts.ts'
import { resetting } from './resetting.ts'
import { unlimitedAttempts } from './secrets/attempts.ts'
import { openPasswords } from './secrets/keptPasswords.ts'
import { hashPassword } from './secrets/passwords.ts'
import { openResetProofs } from './secrets/resetProofs.ts'

let shop: GivenAccounts
let people = 0

beforeAll(async () => {
  shop = await givenAccounts()
})
afterAll(() => shop.close())

const notProven = [403, 'ResetNotProven']

/** Somebody with a verified account and a password, who may ask for a code at once. */
const somebody = async () => {
  people += 1
  const email = `customer-${people}@ekhaya.example`
  await shop.verified(email)
  shop.clock.passes(61)
  return { email, stream: accountStream(await shop.idOf(email)) }
}

const refresh = (refreshToken: string) => shop.when.nobody('POST refresh-token', { querydata: { refreshToken } })

describe('a new password', () => {
  it('is the only one from then on, and ends every session', async () => {
    const { email, stream } = await somebody()
    const [phone, desk] = [(await shop.login(email)).body.result, (await shop.login(email)).body.result]
    const answer = await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))

    expect([answer.status, answer.body.email]).toEqual([200, email])
    for (const { accessToken, refreshToken } of [phone, desk]) {
      expect(outcome(await shop.profile(accessToken))).toEqual([401, 'AuthRequired'])
      expect((await refresh(refreshToken)).status).toBe(403)
    }
    expect([(await shop.login(email)).status, (await shop.login(email, 'Sunshade-8')).status]).toEqual([401, 200])
    const reset = (await shop.store.readStream(stream)).at(-1)
    expect(reset).toMatchObject({ type: 'PasswordReset', data: {}, meta: { by: { role: 'customer' } } })
  })

  it('can be proven by the cookie in place of the token', async () => {
    const { email } = await somebody()
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

  it('is not one of the commonest, and the proof is still good for another', async () => {
    const { email } = await somebody()
    const proof = await shop.proofFor(email)
    const refused = await shop.reset(email, 'Sunshine', proof)
    expect(outcome(refused)).toEqual([400, 'PasswordIsCommon'])
    expect(refused.body.errors).toEqual([{ field: 'newPassword', message: refused.body.message }])
    expect((await shop.reset(email, 'Sunshade-8', proof)).status).toBe(200)
  })

  it('lets nobody in who came with the old one while it was set', async () => {
    const { email } = await somebody()
    const proof = await shop.proofFor(email)
    const [, ...logins] = await Promise.all([
      shop.reset(email, 'Sunshade-8', proof),
      ...Array.from({ length: 6 }, () => shop.login(email)),
    ])
    const tokens = logins.flatMap(({ status, body }) => (status === 200 ? [body.result.accessToken] : []))
    const profiles = await Promise.all(tokens.map(shop.profile))
    expect(profiles.filter(({ status }) => status === 200)).toEqual([])
  })

  it('on an account whose address nobody has verified leaves that to be done', async () => {
    const email = 'unproven@ekhaya.example'
    await shop.signUp(email)
    shop.clock.passes(61)
    await shop.reset(email, 'Sunshade-8', await shop.proofFor(email))
    expect((await shop.login(email, 'Sunshade-8')).body.result.emailVerified).toBe(false)

    shop.clock.passes(61)
    await shop.signUp(email, { password: 'Squatter-1', firstname: 'Squatter' })
    expect((await shop.login(email, 'Squatter-1')).status).toBe(401)
    expect((await shop.accountOf(email)).context.firstname).toBe(lindiwe.firstname)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).body.purpose).toBe('signup')
    expect((await shop.login(email, 'Sunshade-8')).body.result.emailVerified).toBe(true)
  })
})

describe('a proof', () => {
  it('is needed for a new password', async () => {
    const { email } = await somebody()
    for (const made of [undefined, '', 'made-up', 'x'.repeat(43)]) {
      expect(outcome(await shop.reset(email, 'Sunshade-8', made))).toEqual(notProven)
    }
    expect(outcome(await shop.reset('nobody@ekhaya.example', 'Sunshade-8', 'x'.repeat(43)))).toEqual(notProven)
    expect((await shop.login(email)).status).toBe(200)
  })

  it('is of one address', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const proof = await shop.proofFor(one.email)
    expect(outcome(await shop.reset(other.email, 'Sunshade-8', proof))).toEqual(notProven)
    expect((await shop.reset(one.email, 'Sunshade-8', proof)).status).toBe(200)
  })

  it('is good once', async () => {
    const { email } = await somebody()
    const proof = await shop.proofFor(email)
    await shop.reset(email, 'Sunshade-8', proof)
    expect(outcome(await shop.reset(email, 'Sunshade-9', proof))).toEqual(notProven)
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
  })

  it('is good once, also where many come at once', async () => {
    const { email } = await somebody()
    const proof = await shop.proofFor(email)
    const passwords = Array.from({ length: 5 }, (_, index) => `Sunshade-${index}`)
    const answers = await Promise.all(passwords.map((password) => shop.reset(email, password, proof)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is over after ten minutes', async () => {
    const { email } = await somebody()
    const proof = await shop.proofFor(email)
    shop.clock.passes(10 * 60)
    expect(outcome(await shop.reset(email, 'Sunshade-8', proof))).toEqual(notProven)
  })

  it('is over once there is a newer one', async () => {
    const { email } = await somebody()
    const earlier = await shop.proofFor(email)
    shop.clock.passes(61)
    const newest = await shop.proofFor(email)
    expect(outcome(await shop.reset(email, 'Sunshade-8', earlier))).toEqual(notProven)
    expect((await shop.reset(email, 'Sunshade-8', newest)).status).toBe(200)
  })

  it('does not help on an account that was suspended meanwhile', async () => {
    const { email, stream } = await somebody()
    const proof = await shop.proofFor(email)
    await shop.given.facts(stream, [fact('AccountSuspended', { reason: 'unpaid' })])
    expect(outcome(await shop.reset(email, 'Sunshade-8', proof))).toEqual(notProven)
    expect(outcome(await shop.login(email))).toEqual([403, 'AccountIsSuspended'])
  })

  it('leaves no password where the account was erased while it was set', async () => {
    const { email, stream } = await somebody()
    const customerId = await shop.idOf(email)
    const proof = { email, token: await shop.proofFor(email), key: undefined }
    const passwords = openPasswords(shop.vault)
    const erasedMeanwhile = async (_: string, hash: string) => {
      await shop.given.facts(stream, [fact('AccountErased', {})])
      await passwords.remove(customerId)
      await passwords.set(customerId, hash)
    }
    const parts = {
      ...shop,
      passwords: { ...passwords, set: erasedMeanwhile },
      proofs: openResetProofs(shop.vault, shop.emails),
      attempts: unlimitedAttempts,
    }
    const deed = { by: { role: 'guest', id: '' }, correlationId: 'resetting' } as const
    expect(await resetting(parts)(proof, 'Sunshade-8', deed)).toEqual({ refusal: 'ResetNotProven' })
    expect(await passwords.hashOf(customerId)).toBeUndefined()
  })

  it('cannot be read in the vault, which has the digest only', async () => {
    const { email } = await somebody()
    const proof = await shop.proofFor(email)
    const kept = JSON.stringify(await shop.vault.get(`reset-${await shop.emails.nameOf(email)}`))
    expect([kept.includes('digest'), kept.includes(proof)]).toEqual([true, false])
  })
})

describe('a lost answer', () => {
  const key = { 'idempotency-key': 'a key that only this browser knows' }

  it('to a new password can be asked for again by who set it, and changes nothing', async () => {
    const { email, stream } = await somebody()
    const proof = await shop.proofFor(email)
    await shop.reset(email, 'Sunshade-8', proof, key)
    const { accessToken } = (await shop.login(email, 'Sunshade-8')).body.result
    expect((await shop.reset(email, 'Sunshade-8', proof, key)).status).toBe(200)
    expect((await shop.profile(accessToken)).status).toBe(200)
    expect(outcome(await shop.reset(email, 'Sunshade-8', proof))).toEqual(notProven)
    expect((await shop.facts(stream)).filter((type) => type === 'PasswordReset')).toHaveLength(1)
  })

  it('to a new password sets no other one', async () => {
    const { email, stream } = await somebody()
    const proof = await shop.proofFor(email)
    await shop.reset(email, 'Sunshade-8', proof, key)
    expect(outcome(await shop.reset(email, 'Sunshade-9', proof, key))).toEqual([422, 'KeyWasUsed'])
    expect((await shop.login(email, 'Sunshade-9')).status).toBe(401)
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
    expect((await shop.facts(stream)).filter((type) => type === 'PasswordReset')).toHaveLength(1)
  })

  it('to a new password that was lost before it was set can be asked for again', async () => {
    const { email, stream } = await somebody()
    const { accessToken } = (await shop.login(email)).body.result
    const token = await shop.proofFor(email)
    const proof = { email, token, key: key['idempotency-key'] }
    await openResetProofs(shop.vault, shop.emails).use(proof, await hashPassword('Sunshade-8'))

    expect((await shop.reset(email, 'Sunshade-8', token, key)).status).toBe(200)
    expect((await shop.profile(accessToken)).status).toBe(401)
    expect((await shop.login(email, 'Sunshade-8')).status).toBe(200)
    expect((await shop.facts(stream)).at(-1)).toBe('PasswordReset')
  })

  it('to the code before can be asked for again: the newer proof is good', async () => {
    const { email } = await somebody()
    await shop.forgot(email)
    const code = (await shop.codeFor(email)) ?? ''
    await shop.verify(email, code, key)
    const { resetToken } = (await shop.verify(email, code, key)).body
    expect((await shop.reset(email, 'Sunshade-8', resetToken)).status).toBe(200)
  })

  it('is not kept for whoever repeats a login, or anything with a password in it', async () => {
    const { email } = await somebody()
    const { accessToken } = (await shop.login(email)).body.result
    const headers = { authorization: `Bearer ${accessToken}`, ...key }
    await shop.when.nobody('POST Login', { querydata: { email, password: umbrella } }, headers)
    await shop.when.nobody('POST customer/erase', { querydata: { password: 'not-hers' } }, headers)
    const other = await shop.when.nobody('POST Login', { querydata: { email, password: 'not-hers' } }, headers)
    expect(outcome(other)).toEqual([401, 'LoginFailed'])
  })
})
