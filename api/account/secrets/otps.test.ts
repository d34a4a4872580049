import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenAccounts, givenAccounts, lindiwe } from '#api/account/givenAccounts.ts'
import { outcome } from '#api/callsOf.ts'
import { tokenSecret } from '#api/givenShop.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { openPasswords } from './keptPasswords.ts'
import { openOtps } from './otps.ts'

let shop: GivenAccounts
let people = 0

beforeAll(async () => {
  shop = await givenAccounts()
})
afterAll(() => shop.close())

const isWrong = [400, 'OtpIsWrong']
const isOver = [400, 'OtpIsOver']

/** Somebody who waits for a code, and the code; without a password, which takes time. */
const somebody = async (purpose: 'signup' | 'reset' = 'signup') => {
  people += 1
  const customerId = `customer-${people}`
  const email = `${customerId}@ekhaya.example`
  await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId })])
  const opened = fact('AccountOpened', { ...lindiwe, email })
  await shop.given.facts(accountStream(customerId), purpose === 'signup' ? [opened] : [opened, verifiedFact(email)])
  await (purpose === 'signup' ? shop.resend(email) : shop.forgot(email))
  return { email, customerId, code: (await shop.codeFor(email)) ?? '', wrong: await shop.wrongCodeFor(email) }
}

const verifiedFact = (email: string) => fact('EmailVerified', { email })

describe('a code', () => {
  it('has six digits, and another one is another', async () => {
    const codes = [await somebody(), await somebody()].map(({ code }) => code)
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    expect(codes[0]).not.toBe(codes[1])
  })

  it('is good once', async () => {
    const { email, code } = await somebody()
    expect((await shop.verify(email, code)).status).toBe(200)
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
  })

  it('is good once, also for many at once', async () => {
    const { email, code } = await somebody('reset')
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.verify(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is over after ten minutes', async () => {
    const [late, early] = [await somebody(), await somebody()]
    shop.clock.passes(9 * 60 + 58)
    expect((await shop.verify(early.email, early.code)).status).toBe(200)
    shop.clock.passes(2)
    expect(outcome(await shop.verify(late.email, late.code))).toEqual(isOver)
  })

  it('is over once a newer one was asked for', async () => {
    const { email, code } = await somebody('reset')
    shop.clock.passes(61)
    await shop.resend(email)
    expect(outcome(await shop.verify(email, code))).toEqual(isWrong)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })

  it('is of one address', async () => {
    const [one, other] = [await somebody(), await somebody()]
    expect(outcome(await shop.verify(other.email, one.code))).toEqual(isWrong)
    expect(outcome(await shop.verify('nobody@ekhaya.example', one.code))).toEqual(isOver)
  })

  it('does not verify an account that was suspended meanwhile', async () => {
    const { email, customerId, code } = await somebody()
    await shop.given.facts(accountStream(customerId), [fact('AccountSuspended', { reason: 'unpaid' })])
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
    expect((await shop.accountOf(email)).state).toBe('suspended.unverified')
  })

  it('can be typed with blanks around it', async () => {
    const { email, code } = await somebody()
    expect((await shop.verify(`  ${email.toUpperCase()} `, ` ${code} `)).status).toBe(200)
  })
})

describe('a code serves its purpose only', () => {
  it('to verify the address: it proves nothing for a new password', async () => {
    const { email, code } = await somebody('signup')
    const { body, headers } = await shop.verify(email, code)
    expect([body.purpose, body.resetToken, headers.get('set-cookie')]).toEqual(['signup', undefined, null])
    expect(outcome(await shop.reset(email, 'Umbrella-8', code))).toEqual([403, 'ResetNotProven'])
    expect((await shop.accountOf(email)).state).toBe('active')
  })

  it('to set a new password: it verifies nothing', async () => {
    const { email } = await somebody('signup')
    shop.clock.passes(61)
    await shop.forgot(email)
    const { body } = await shop.verify(email, (await shop.codeFor(email)) ?? '')
    expect([body.purpose, body.resetToken?.length]).toEqual(['reset', 43])
    expect((await shop.accountOf(email)).state).toBe('unverified')
  })
})

describe('wrong codes', () => {
  it('are told how many tries are left; the fifth is the last', async () => {
    const { email, code, wrong } = await somebody()
    for (const left of [4, 3, 2, 1]) {
      const answer = await shop.verify(email, wrong)
      expect([...outcome(answer), answer.body.details]).toEqual([...isWrong, { left }])
    }
    expect(outcome(await shop.verify(email, wrong))).toEqual(isOver)
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
  })

  it('burn a code with the fifth, also where a hundred come at once', async () => {
    const { email, code, wrong } = await somebody('reset')
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.verify(email, wrong)))
    expect(answers.filter(({ body }) => body.refusal === 'OtpIsWrong')).toHaveLength(4)
    expect(answers.filter(({ body }) => body.refusal === 'OtpIsOver')).toHaveLength(96)
    expect(outcome(await shop.verify(email, code))).toEqual(isOver)
  })

  it('are forgotten with the next code', async () => {
    const { email, wrong } = await somebody()
    for (let times = 0; times < 5; times += 1) await shop.verify(email, wrong)
    shop.clock.passes(61)
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })

  it('never let the right one in after five of them, nor twice, however they are mixed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<'right' | 'wrong'>('wrong', 'wrong', 'wrong', 'right'), {
          minLength: 1,
          maxLength: 14,
        }),
        fc.array(fc.nat({ max: 4 }), { minLength: 14, maxLength: 14 }),
        async (typed, delays) => {
          const { email, code, wrong } = await somebody('reset')
          const said: string[] = []
          await Promise.all(
            typed.map(async (which, index) => {
              await new Promise((resolve) => setTimeout(resolve, delays[index]))
              const { status, body } = await shop.verify(email, which === 'right' ? code : wrong)
              said.push(status === 200 ? 'accepted' : String(body.refusal))
            }),
          )
          const accepted = said.filter((each) => each === 'accepted').length
          const tries = said.filter((each) => each === 'OtpIsWrong').length
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

  it('to a code can be asked for again by who asked first', async () => {
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

  it('to a code that was lost before the address counted as verified can be asked for again', async () => {
    const email = 'sibusiso@ekhaya.example'
    await shop.signUp(email)
    const customerId = await shop.idOf(email)
    const passwords = openPasswords(shop.vault)
    await passwords.prove(customerId, await passwords.toProve(customerId))
    expect((await shop.accountOf(email)).is('unverified')).toBe(true)

    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '', key)).status).toBe(200)
    expect((await shop.login(email)).body.result).toMatchObject({ emailVerified: true })
  })

  it('to whoever asked for a code: it is good as soon as it can be in a mail', async () => {
    const { email, customerId } = await somebody()
    shop.clock.passes(61)
    const otps = openOtps({ ...shop, secret: tokenSecret, now: () => shop.clock.now().getTime() })
    const asked = await otps.ask(email, () => 'signup', {})
    if (isRefusal(asked)) throw new Error('It was refused')
    await shop.given.facts(accountStream(customerId), [fact('OtpIssued', asked)])
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).status).toBe(200)
  })
})

describe('another code', () => {
  it('can be asked for after a minute', async () => {
    const { email } = await somebody()
    const early = await shop.resend(email)
    expect(outcome(early)).toEqual([429, 'OtpTooSoon'])
    expect(early.headers.get('retry-after')).toBe(String(early.body.details?.['seconds']))
    expect(early.body.message).toMatch(/A code was just sent\. You can ask for a new one in (59 seconds|1 minute)/)

    shop.clock.passes(60)
    expect((await shop.resend(email)).status).toBe(200)
  })

  it('can be asked for five times in an hour, for whatever purpose', async () => {
    const { email } = await somebody()
    for (let times = 1; times < 5; times += 1) {
      shop.clock.passes(61)
      expect((await (times % 2 === 0 ? shop.resend(email) : shop.forgot(email))).status).toBe(200)
    }
    shop.clock.passes(61)
    for (const ask of [shop.resend, shop.forgot]) {
      const refused = await ask(email)
      expect(outcome(refused)).toEqual([429, 'TooManyOtps'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3200)
    }
    shop.clock.passes(60 * 60 - 5 * 61 + 1)
    expect((await shop.resend(email)).status).toBe(200)
  })

  it('asked for a hundred times at once comes once', async () => {
    const { email, customerId } = await somebody()
    shop.clock.passes(61)
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.resend(email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await shop.facts(accountStream(customerId))).filter((type) => type === 'OtpIssued')).toHaveLength(2)
  })

  it.each(['signup', 'reset'] as const)('is for what the last one was for: %s', async (purpose) => {
    const { email } = await somebody(purpose)
    shop.clock.passes(61)
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).body.purpose).toBe(purpose)
  })

  it('verifies the address where a reset was given up long ago', async () => {
    const { email } = await somebody('signup')
    shop.clock.passes(61)
    await shop.forgot(email)
    shop.clock.passes(11 * 60)
    await shop.resend(email)
    expect((await shop.verify(email, (await shop.codeFor(email)) ?? '')).body.purpose).toBe('signup')
  })

  it('works for somebody who is signed in and not verified', async () => {
    const { email, customerId } = await somebody()
    const { accessToken } = await shop.sessions.open(customerId, false)
    const authorization = `Bearer ${accessToken}`
    shop.clock.passes(61)
    await shop.when.nobody('POST customer/resend/otp', { querydata: { email } }, { authorization })
    const otp = (await shop.codeFor(email)) ?? ''
    await shop.when.nobody('POST customer/verify/otp', { querydata: { email, otp } }, { authorization })
    expect((await shop.profile(accessToken)).body.result).toMatchObject({ emailVerified: true, status: 'active' })
  })

  it('leaves it to nobody in particular who asked for it, whoever is signed in', async () => {
    const { email, customerId } = await somebody('reset')
    shop.clock.passes(61)
    await shop.when.themba('POST customer/forgot/password', { querydata: { email } })
    const facts = await shop.store.readStream(accountStream(customerId))
    expect(facts.at(-1)).toMatchObject({ type: 'OtpIssued', meta: { by: { role: 'guest', id: '' } } })
  })
})

describe('an address that nobody has', () => {
  const told = ({
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

  it('is told what any other is: asking, asking again, typing wrong codes until none is good', async () => {
    const { email } = await somebody('reset')
    shop.clock.passes(24 * 60 * 60)
    const lives = []
    for (const address of [email, 'never@ekhaya.example']) {
      const answers = []
      for (const wait of [0, 10, 61, 61, 61, 61, 61]) {
        shop.clock.passes(wait)
        answers.push(told(await (wait === 61 ? shop.resend(address) : shop.forgot(address))))
      }
      for (let times = 0; times < 6; times += 1) answers.push(told(await shop.verify(address, '000000')))
      lives.push(answers.map((answer) => ({ ...answer, details: undefined, retry: answer.retry !== null })))
    }
    expect(lives[0]).toEqual(lives[1])
    expect(lives[0]?.map(({ status }) => status)).toEqual([
      200, 429, 200, 200, 200, 200, 429, 400, 400, 400, 400, 400, 400,
    ])
  })

  it('is told what any other is, with a sign-up in between', async () => {
    const { email } = await somebody('reset')
    shop.clock.passes(24 * 60 * 60)
    const lives = []
    for (const address of [email, 'newcomer@ekhaya.example']) {
      const answers = [told(await shop.forgot(address))]
      shop.clock.passes(10)
      answers.push(told(await shop.signUp(address)))
      shop.clock.passes(51)
      answers.push(told(await shop.resend(address)), told(await shop.resend(address)))
      lives.push(answers.map((answer) => ({ ...answer, details: undefined, retry: answer.retry !== null })))
    }
    expect(lives[0]).toEqual(lives[1])
    expect(lives[0]?.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })
})
