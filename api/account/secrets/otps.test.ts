import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenAccounts, givenAccounts, lindiwe } from '#api/account/testing/accountFixtures.ts'
import { outcome } from '#api/testing/testClient.ts'
import { testTokenSecret } from '#api/testing/testShop.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { openOtps } from './otps.ts'

let shop: GivenAccounts
let customerCount = 0

beforeAll(async () => {
  shop = await givenAccounts()
})
afterAll(() => shop.close())

const isWrong = [400, 'OtpIsWrong']
const isOver = [400, 'OtpIsOver']

/** A customer who has requested a code, with the code; without a password, because hashing it is slow. */
const givenCustomer = async (purpose: 'signup' | 'reset' = 'signup') => {
  customerCount += 1
  const customerId = `customer-${customerCount}`
  const email = `${customerId}@ekhaya.example`
  await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId })])
  const opened = fact('AccountOpened', { ...lindiwe, email })
  await shop.given.facts(accountStream(customerId), purpose === 'signup' ? [opened] : [opened, verifiedFact(email)])
  await (purpose === 'signup' ? shop.resend(email) : shop.forgot(email))
  return { email, customerId, code: (await shop.codeFor(email)) ?? '', wrong: await shop.wrongCodeFor(email) }
}

const verifiedFact = (email: string) => fact('EmailVerified', { email })

describe('a code', () => {
  it('has six digits, and differs from that of another customer', async () => {
    const codes = [await givenCustomer(), await givenCustomer()].map(({ code }) => code)
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    expect(codes[0]).not.toBe(codes[1])
  })

  it('is valid once', async () => {
    const { email, code } = await givenCustomer()
    expect((await shop.verify(email, code)).status).toBe(200)
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
  })

  it('is valid once, also in concurrent requests', async () => {
    const { email, code } = await givenCustomer('reset')
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.verify(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('expires after ten minutes', async () => {
    const [late, early] = [await givenCustomer(), await givenCustomer()]
    shop.clock.advance(9 * 60 + 58)
    expect((await shop.verify(early.email, early.code)).status).toBe(200)
    shop.clock.advance(2)
    expect(outcome(await shop.verify(late.email, late.code))).toEqual(isOver)
  })

  it('is invalid after a newer one is requested', async () => {
    const { email, code } = await givenCustomer('reset')
    shop.clock.advance(61)
    await shop.resend(email)
    expect(outcome(await shop.verify(email, code))).toEqual(isWrong)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })

  it('is valid for one address', async () => {
    const [one, other] = [await givenCustomer(), await givenCustomer()]
    expect(outcome(await shop.verify(other.email, one.code))).toEqual(isWrong)
    expect(outcome(await shop.verify('nobody@ekhaya.example', one.code))).toEqual(isOver)
  })

  it('does not verify an account that was suspended meanwhile', async () => {
    const { email, customerId, code } = await givenCustomer()
    await shop.given.facts(accountStream(customerId), [fact('AccountSuspended', { reason: 'unpaid' })])
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
    expect((await shop.accountOf(email)).state).toBe('suspended.unverified')
  })

  it('can be typed with spaces around it', async () => {
    const { email, code } = await givenCustomer()
    expect((await shop.verify(`  ${email.toUpperCase()} `, ` ${code} `)).status).toBe(200)
  })
})

describe('a code is valid for its purpose only', () => {
  it('signup: it verifies the address and does not allow a new password', async () => {
    const { email, code } = await givenCustomer('signup')
    const { body, headers } = await shop.verify(email, code)
    expect([body.purpose, body.resetToken, headers.get('set-cookie')]).toEqual([
      'signup',
      undefined,
      expect.stringMatching(/^signUp=; Max-Age=0; /),
    ])
    expect(outcome(await shop.reset(email, 'Umbrella-8', code))).toEqual([403, 'ResetNotProven'])
    expect((await shop.accountOf(email)).state).toBe('active')
  })

  it('reset: it allows a new password and does not verify the address', async () => {
    const { email } = await givenCustomer('signup')
    shop.clock.advance(61)
    await shop.forgot(email)
    const { body } = await shop.verify(email, (await shop.codeFor(email)) ?? '')
    expect([body.purpose, body.resetToken?.length]).toEqual(['reset', 43])
    expect((await shop.accountOf(email)).state).toBe('unverified')
  })
})

describe('wrong codes', () => {
  it('are answered with the number of remaining attempts, of which there are five', async () => {
    const { email, code, wrong } = await givenCustomer()
    for (const left of [4, 3, 2, 1]) {
      const answer = await shop.verify(email, wrong)
      expect([...outcome(answer), answer.body.details]).toEqual([...isWrong, { left }])
    }
    expect(outcome(await shop.verify(email, wrong))).toEqual(isOver)
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
  })

  it('invalidate a code with the fifth attempt, also in a hundred concurrent requests', async () => {
    const { email, code, wrong } = await givenCustomer('reset')
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.verify(email, wrong)))
    expect(answers.filter(({ body }) => body.refusal === 'OtpIsWrong')).toHaveLength(4)
    expect(answers.filter(({ body }) => body.refusal === 'OtpIsOver')).toHaveLength(96)
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
  })

  it('do not count for the next code', async () => {
    const { email, wrong } = await givenCustomer()
    for (let times = 0; times < 5; times += 1) await shop.verify(email, wrong)
    shop.clock.advance(61)
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })

  it('given any mix of right and wrong codes, the right one is accepted at most once and never after five wrong ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<'right' | 'wrong'>('wrong', 'wrong', 'wrong', 'right'), {
          minLength: 1,
          maxLength: 14,
        }),
        fc.array(fc.nat({ max: 4 }), { minLength: 14, maxLength: 14 }),
        async (typed, delays) => {
          const { email, code, wrong } = await givenCustomer('reset')
          const outcomes: string[] = []
          await Promise.all(
            typed.map(async (which, index) => {
              await new Promise((resolve) => setTimeout(resolve, delays[index]))
              const { status, body } = await shop.verify(email, which === 'right' ? code : wrong)
              outcomes.push(status === 200 ? 'accepted' : String(body.refusal))
            }),
          )
          const accepted = outcomes.filter((each) => each === 'accepted').length
          const tries = outcomes.filter((each) => each === 'OtpIsWrong').length
          expect(accepted).toBeLessThanOrEqual(1)
          expect(tries).toBeLessThanOrEqual(4)
          const wrongs = typed.filter((each) => each === 'wrong').length
          if (wrongs < 5 && typed.includes('right')) expect(accepted).toBe(1)
          if (wrongs >= 5 || accepted) expect(outcome(await shop.verify(email, code))).toEqual(isOver)
        },
      ),
      { numRuns: 40 },
    )
  }, 60_000)
})

describe('a lost answer', () => {
  const key = { 'idempotency-key': 'a key that only this browser knows' }

  it('to a code can be requested again with the same key', async () => {
    const email = 'amina@ekhaya.example'
    await shop.signUp(email)
    const [code, wrong] = [(await shop.codeFor(email)) ?? '', await shop.wrongCodeFor(email)]
    for (const _ of ['first', 'again']) {
      const { status, body } = await shop.verify(email, code, key)
      expect([status, body.purpose]).toEqual([200, 'signup'])
    }
    expect((await shop.login(email)).body.result).toMatchObject({ emailVerified: true })

    expect(outcome(await shop.verify(email, code, { 'idempotency-key': 'another key' }))).toEqual(isOver)
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
    expect(outcome(await shop.verify(email, wrong, key))).toEqual(isOver)
  })

  it('to a code can be requested again if the account was not verified yet', async () => {
    const email = 'sibusiso@ekhaya.example'
    await shop.signUp(email)
    const customerId = await shop.idOf(email)
    const proven = fact('EmailProven', { customerId, others: [] })
    const otps = openOtps({ ...shop, secret: testTokenSecret, now: () => shop.clock.now().getTime() })
    await otps.use(email, { otp: await shop.codeFor(email), key: key['idempotency-key'] })
    await shop.given.facts(await shop.emails.streamOf(email), [proven])
    expect((await shop.accountOf(email)).is('unverified')).toBe(true)

    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '', key)).status).toBe(200)
    expect((await shop.login(email)).body.result).toMatchObject({ emailVerified: true })
  })

  it('to the request of a code does not matter: the code is valid as soon as `OtpIssued` is appended', async () => {
    const { email, customerId } = await givenCustomer()
    shop.clock.advance(61)
    const otps = openOtps({ ...shop, secret: testTokenSecret, now: () => shop.clock.now().getTime() })
    const requested = await otps.request(email, 'signup')
    if (isRefusal(requested)) throw new Error('It was refused')
    await shop.given.facts(accountStream(customerId), [fact('OtpIssued', requested)])
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })
})

describe('another code', () => {
  it('can be requested after a minute', async () => {
    const { email } = await givenCustomer()
    const early = await shop.resend(email)
    expect(outcome(early)).toEqual([429, 'OtpTooSoon'])
    expect(early.headers.get('retry-after')).toBe(String(early.body.details?.['seconds']))
    expect(early.body.message).toMatch(/A code was just sent\. You can ask for a new one in (59 seconds|1 minute)/)

    shop.clock.advance(60)
    expect((await shop.resend(email)).status).toBe(200)
  })

  it('can be requested five times in an hour', async () => {
    const { email } = await givenCustomer()
    for (let times = 1; times < 5; times += 1) {
      shop.clock.advance(61)
      expect((await shop.resend(email)).status).toBe(200)
    }
    shop.clock.advance(61)
    const refused = await shop.resend(email)
    expect(outcome(refused)).toEqual([429, 'TooManyOtps'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3200)
    shop.clock.advance(60 * 60 - 5 * 61 + 1)
    expect((await shop.resend(email)).status).toBe(200)
  })

  it.each([
    ['signup', ['reset', 'login']],
    ['reset', ['signup', 'login']],
    ['login', ['signup', 'reset']],
  ] as const)(
    'for %s neither counts for the limit of another purpose nor invalidates its code',
    async (purpose, others) => {
      const { email } = await givenCustomer()
      shop.clock.advance(61 * 60)
      for (const each of others) expect((await shop.resend(email, each)).status).toBe(200)
      for (let times = 1; times <= 5; times += 1) {
        expect((await shop.resend(email, purpose)).status).toBe(200)
        shop.clock.advance(61)
      }
      expect(outcome(await shop.resend(email, purpose))).toEqual([429, 'TooManyOtps'])
      for (const each of others) {
        expect((await shop.verifyElsewhere(email, (await shop.codeFor(email, each)) ?? '')).status).toBe(200)
        expect((await shop.resend(email, each)).status).toBe(200)
      }
    },
  )

  it('is sent once for a hundred concurrent requests', async () => {
    const { email, customerId } = await givenCustomer()
    shop.clock.advance(61)
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.resend(email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await shop.facts(accountStream(customerId))).filter((type) => type === 'OtpIssued')).toHaveLength(2)
  })

  it.each(['signup', 'reset'] as const)('has the purpose of the last one: %s', async (purpose) => {
    const { email } = await givenCustomer(purpose)
    shop.clock.advance(61)
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).body.purpose).toBe(purpose)
  })

  it('verifies the address if the last reset code has expired', async () => {
    const { email } = await givenCustomer('signup')
    shop.clock.advance(61)
    await shop.forgot(email)
    shop.clock.advance(11 * 60)
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).body.purpose).toBe('signup')
  })

  it('works for a signed-in customer who is not verified', async () => {
    const { email, customerId } = await givenCustomer()
    const { accessToken } = await shop.sessions.open(customerId, false)
    const authorization = `Bearer ${accessToken}`
    shop.clock.advance(61)
    await shop.when.guest('POST customer/resend/otp', { querydata: { email } }, { authorization })
    const otp = (await shop.codeFor(email)) ?? ''
    expect((await shop.verify(email, otp, { authorization })).status).toBe(200)
    expect((await shop.profile(accessToken)).body.result).toMatchObject({ emailVerified: true, status: 'active' })
  })

  it('is recorded as requested by a guest if another customer is signed in', async () => {
    const { email, customerId } = await givenCustomer('reset')
    shop.clock.advance(61)
    await shop.when.themba('POST customer/forgot/password', { querydata: { email } })
    const facts = await shop.store.readStream(accountStream(customerId))
    expect(facts.at(-1)).toMatchObject({ type: 'OtpIssued', meta: { by: { role: 'guest', id: '' } } })
  })
})

describe('an address without an account', () => {
  const visible = ({
    status,
    headers,
    body: { message, refusal, details },
  }: Awaited<ReturnType<GivenAccounts['forgot']>>) => ({
    status,
    message,
    refusal,
    details,
    retry: headers.get('retry-after'),
  })

  it('has the same answers as any other: to requests of codes and to wrong codes until the last attempt', async () => {
    const { email } = await givenCustomer('reset')
    shop.clock.advance(24 * 60 * 60)
    const answersByAddress = []
    for (const address of [email, 'never@ekhaya.example']) {
      const answers = []
      for (const wait of [0, 10, 61, 61, 61, 61, 61]) {
        shop.clock.advance(wait)
        answers.push(visible(await (wait === 61 ? shop.resend(address) : shop.forgot(address))))
      }
      for (let times = 0; times < 6; times += 1) answers.push(visible(await shop.verify(address, '000000')))
      answersByAddress.push(answers.map((answer) => ({ ...answer, details: undefined, retry: answer.retry !== null })))
    }
    expect(answersByAddress[0]).toEqual(answersByAddress[1])
    expect(answersByAddress[0]?.map(({ status }) => status)).toEqual([
      200, 429, 200, 200, 200, 200, 429, 400, 400, 400, 400, 400, 400,
    ])
  })

  it('has the same answers as any other, with a sign-up in between', async () => {
    const { email } = await givenCustomer('reset')
    shop.clock.advance(24 * 60 * 60)
    const answersByAddress = []
    for (const address of [email, 'newcomer@ekhaya.example']) {
      const answers = [visible(await shop.forgot(address))]
      shop.clock.advance(10)
      answers.push(visible(await shop.signUp(address)))
      shop.clock.advance(51)
      answers.push(visible(await shop.resend(address)), visible(await shop.resend(address)))
      answersByAddress.push(answers.map((answer) => ({ ...answer, details: undefined, retry: answer.retry !== null })))
    }
    expect(answersByAddress[0]).toEqual(answersByAddress[1])
    expect(answersByAddress[0]?.map(({ status }) => status)).toEqual([200, 200, 429, 429])
  })
})

describe('the link in the mail of a code', () => {
  const byLink = async (email: string, link = '') =>
    shop.when.guest('POST customer/verify/otp', { querydata: { email, link } })
  const newestLink = async (email: string) => (await shop.mailbox(email)).at(-1)?.link

  it('is valid once, for the purpose of the code', async () => {
    const { email } = await givenCustomer('reset')
    const link = await newestLink(email)
    expect(link).toMatch(/^[\w-]{22}$/)
    const { status, body } = await byLink(email, link)
    expect([status, body.purpose, body.resetToken?.length]).toEqual([200, 'reset', 43])
    expect(outcome(await byLink(email, link))).toEqual(isOver)
    expect(outcome(await shop.verify(email, (await shop.codeFor(email)) ?? ''))).toEqual(isOver)
  })

  it('is not invalidated by wrong codes and invalid links', async () => {
    const { email, code, wrong } = await givenCustomer('reset')
    for (let times = 0; times < 6; times += 1) await shop.verify(email, wrong)
    for (let times = 0; times < 20; times += 1) {
      expect(outcome(await byLink(email, `made-up-link-number-${times}`))).toEqual(isOver)
    }
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
    expect((await byLink(email, await newestLink(email))).status).toBe(200)
  })

  it('is valid for an hour, until another code can be requested', async () => {
    const { email } = await givenCustomer('reset')
    for (let times = 1; times < 5; times += 1) {
      shop.clock.advance(61)
      expect((await shop.forgot(email)).status).toBe(200)
    }
    shop.clock.advance(60 * 60 - 4 * 61 - 2)
    expect(outcome(await shop.forgot(email))).toEqual([429, 'TooManyOtps'])
    expect((await byLink(email, await newestLink(email))).status).toBe(200)
    shop.clock.advance(10)
    await shop.forgot(email)
    shop.clock.advance(60 * 60)
    expect(outcome(await byLink(email, await newestLink(email)))).toEqual(isOver)
  })

  it('is still valid after ten wrong codes in a day, when digits are refused', async () => {
    const { email } = await givenCustomer('reset')
    let checkedCount = 0
    for (let hour = 0; hour < 12; hour += 1) {
      const wrong = await shop.wrongCodeFor(email)
      for (let times = 0; times < 5; times += 1) {
        const { body } = await shop.verify(email, wrong)
        if (body.refusal === 'OtpIsWrong') checkedCount += 1
      }
      shop.clock.advance(60 * 60)
      await shop.forgot(email)
    }
    // For each of two codes the fifth attempt is answered with `OtpIsOver`.
    expect(checkedCount).toBe(8)
    expect(outcome(await shop.verify(email, (await shop.codeFor(email)) ?? ''))).toEqual(isOver)
    expect((await byLink(email, await newestLink(email))).status).toBe(200)

    shop.clock.advance(24 * 60 * 60)
    await shop.forgot(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })

  it('or the digits are required', async () => {
    const answer = await shop.when.guest('POST customer/verify/otp', { querydata: { email: 'amina@ekhaya.example' } })
    expect(answer.body.errors).toEqual([{ field: 'otp', message: 'OTP cannot be less 6 numbers' }])
  })
})
