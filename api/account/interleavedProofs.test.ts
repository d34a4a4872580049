import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestClient, testClient } from '#api/testing/testClient.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import { aminasHouse, blueKettle } from '#domain/testing/fixtures.ts'
import { type GivenAccounts, givenStrict, lindiwe } from './testing/accountFixtures.ts'

let shop: GivenAccounts
let mailboxCount = 0

beforeAll(async () => {
  shop = await givenStrict()
  await shop.given.product(blueKettle, 1000)
})
afterAll(() => shop.close())

const passwords = { owner: 'Umbrella-7', stranger: 'Squatter-1' }
type Who = keyof typeof passwords

interface Session {
  calls: TestClient
  customerId: string
}

/** One address with two browsers: that of the owner, who reads the mailbox, and that of an attacker (`stranger`), who does not. */
const givenMailbox = () => {
  mailboxCount += 1
  const email = `inbox-${mailboxCount}@ekhaya.example`
  const browsers = { owner: shop.browser(), stranger: shop.browser() }
  const sessions: Record<Who, Session[]> = { owner: [], stranger: [] }
  let [password, isProven, hasAddress] = [passwords.owner, false, false]

  const login = async (who: Who) => {
    const querydata = { email, password: who === 'owner' ? password : passwords.stranger }
    const answer = await browsers[who].call('POST Login', { querydata })
    if (answer.status === 200) {
      const { accessToken, customerId } = answer.body.result
      sessions[who].push({ calls: testClient(shop.url, accessToken), customerId })
    }
    return answer
  }

  const order = async ({ calls }: Session) =>
    calls('POST order/placeOrder', {
      querydata: { products: [{ id: 'blue-kettle', count: 1 }], shippingAddress: aminasHouse },
    })

  const choosePassword = async () => {
    const querydata = { email, newPassword: passwords.owner, confirmPassword: passwords.owner }
    const { status } = await browsers.owner.call('POST customer/reset/password', { querydata })
    if (status === 200) {
      password = passwords.owner
      isProven = true
    }
  }

  /** The owner types the newest code for a purpose, or follows the link of the same mail if the code is used up. */
  const typeNewest = async (purpose: OtpPurpose) => {
    const { otp, link } = (await shop.mailbox(email, purpose)).at(-1) ?? {}
    if (!otp) return undefined
    const { call } = browsers.owner
    const typed = await call('POST customer/verify/otp', { querydata: { email, otp, purpose } })
    const answer = typed.status === 200 ? typed : await call('POST customer/verify/otp', { querydata: { email, link } })
    if (answer.status !== 200) return undefined
    if (answer.body.purpose === 'signup') isProven = true
    if (answer.body.purpose === 'reset') await choosePassword()
    return answer.body.purpose
  }

  const guess = async (purpose: OtpPurpose) => {
    for (const otp of ['000000', '111111', '222222', '333333', '444444']) {
      const right = (await shop.mailbox(email)).some((mail) => mail.otp === otp)
      const { call } = browsers.stranger
      if (!right) await call('POST customer/verify/otp', { querydata: { email, otp, purpose } })
    }
  }

  const signUp = async (who: Who) => {
    const querydata = {
      ...lindiwe,
      firstname: who === 'owner' ? 'Lindiwe' : 'Squatter',
      email,
      password: passwords[who],
    }
    await browsers[who].call('POST signup', { querydata })
  }

  const keepHouse = async (who: Who) => {
    const session = sessions[who].at(-1)
    if (!session) return
    const params = { customerId: session.customerId }
    const response = await session.calls('POST customer/add/address/:customerId', {
      params,
      querydata: { newAddressData: aminasHouse },
    })
    if (who === 'owner' && response.status === 200 && !isProven) hasAddress = true
  }

  const requestCode = (who: Who, purpose: OtpPurpose) =>
    purpose === 'reset'
      ? browsers[who].call('POST customer/forgot/password', { querydata: { email } })
      : browsers[who].call('POST customer/resend/otp', { querydata: { email, purpose } })

  const moves = {
    signUp,
    login: async (who: Who) => {
      await login(who)
    },
    keepHouse,
    askForSignUp: async (who: Who) => {
      await requestCode(who, 'signup')
    },
    askForReset: async (who: Who) => {
      await requestCode(who, 'reset')
    },
    askForLogin: async (who: Who) => {
      await requestCode(who, 'login')
    },
    typeSignUpCode: async (who: Who) => {
      await (who === 'owner' ? typeNewest('signup') : guess('signup'))
    },
    typeResetCode: async (who: Who) => {
      await (who === 'owner' ? typeNewest('reset') : guess('reset'))
    },
    guessPasswords: async (who: Who) => {
      const { call } = browsers[who]
      for (let times = 0; times < 7; times += 1)
        await call('POST Login', { querydata: { email, password: 'Guess-11' } })
    },
    order: async (who: Who) => {
      for (const session of sessions[who]) {
        const before = await session.calls('GET customer/profile')
        const placed = await order(session)
        if (before.status !== 200 || !before.body.result.emailVerified) expect(placed.status).not.toBe(200)
      }
    },
    aMinutePasses: async () => shop.clock.advance(61),
  }

  /** The invariants: no attacker's account is verified or places an order, and no data of the owner is lost before the owner's proof. */
  const checkInvariants = async () => {
    for (const session of sessions.stranger) {
      const { status, body } = await session.calls('GET customer/profile')
      if (status === 200) expect(body.result.emailVerified).toBe(false)
      if (isProven) expect(status).toBe(401)
      expect((await order(session)).status).not.toBe(200)
    }
    const own = sessions.owner.at(-1)
    if (!own || !hasAddress || isProven) return
    const book = await own.calls('GET customer/addresses/:customerId', { params: { customerId: own.customerId } })
    expect(book.body.addresses.length).toBeGreaterThan(0)
  }

  const isVerifiedLogin = async () => {
    const { status, body } = await login('owner')
    return status === 200 && body.result.emailVerified
  }

  const requestMail = async (purpose: OtpPurpose) => {
    const isUnused = (await shop.idOf(email)) === 'nobody'
    if (isUnused) await signUp('owner')
    else await requestCode('owner', purpose)
  }

  /**
   * After any steps the owner can log in to a verified account that is not the attacker's, with at most one more mail. If it is too early to
   * request a mail, there is one already, whoever requested it. If the last code was requested before any sign-up, the owner waits a minute.
   */
  const canLogIn = async () => {
    if (await isVerifiedLogin()) return true
    const before = (await shop.mailbox(email)).length
    for (const _ of ['at once', 'after a minute']) {
      const signedUp = browsers.owner.cookies().includes('signUp')
      const purpose = isProven ? 'login' : signedUp ? 'signup' : 'reset'
      await requestMail(purpose)
      const inbox = await shop.mailbox(email)
      expect(inbox.length - before).toBeLessThanOrEqual(1)
      const availablePurpose = inbox.some((mail) => mail.purpose === purpose) ? purpose : inbox.at(-1)?.purpose
      if (availablePurpose && (await typeNewest(availablePurpose)) && (await isVerifiedLogin())) return true
      expect(inbox.filter((mail) => mail.purpose === purpose)).toEqual([])
      shop.clock.advance(61)
    }
    return false
  }

  return { email, moves, holds: checkInvariants, getsIn: canLogIn, sessions }
}

type Action = keyof ReturnType<typeof givenMailbox>['moves']

const actions: readonly Action[] = [
  'signUp',
  'login',
  'keepHouse',
  'askForSignUp',
  'askForReset',
  'askForLogin',
  'typeSignUpCode',
  'typeResetCode',
  'guessPasswords',
  'order',
  'aMinutePasses',
]

const step = fc.tuple(fc.constantFrom<Who>('owner', 'stranger'), fc.constantFrom(...actions))
const ownersFirst: [Who, Action][] = [
  ['owner', 'signUp'],
  ['owner', 'login'],
  ['owner', 'keepHouse'],
]

it('given any steps, only the owner of the mailbox gets a verified account, with at most one more mail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 10 }), async (startsWithOwner, steps) => {
      const mailbox = givenMailbox()
      for (const [who, action] of [...(startsWithOwner ? ownersFirst : []), ...steps]) {
        await mailbox.moves[action](who)
        await mailbox.holds()
      }
      expect(await mailbox.getsIn()).toBe(true)
      await mailbox.holds()
      const strangers = new Set(mailbox.sessions.stranger.map(({ customerId }) => customerId))
      expect(strangers.has(mailbox.sessions.owner.at(-1)?.customerId ?? '')).toBe(false)
      // The attacker's password does not open a verified account.
      const entered = await shop.login(mailbox.email, passwords.stranger)
      expect(entered.status).not.toBe(200)
    }),
    {
      numRuns: Number(process.env['PROOF_RUNS'] ?? 25),
      endOnFailure: true,
      examples: [
        // An attacker signs up more than a minute after the owner.
        [
          true,
          [
            ['owner', 'aMinutePasses'],
            ['stranger', 'signUp'],
            ['stranger', 'login'],
            ['owner', 'typeSignUpCode'],
            ['stranger', 'order'],
          ],
        ],
        // An attacker uses up the codes and causes login delays.
        [
          true,
          [
            ['stranger', 'typeSignUpCode'],
            ['stranger', 'guessPasswords'],
            ['stranger', 'askForSignUp'],
          ],
        ],
        [
          false,
          [
            ['stranger', 'signUp'],
            ['stranger', 'login'],
            ['stranger', 'keepHouse'],
            ['owner', 'askForReset'],
            ['owner', 'typeResetCode'],
            ['stranger', 'guessPasswords'],
          ],
        ],
        // Wrong passwords delay the owner's known device, and a login code ends the delay.
        [
          true,
          [
            ['stranger', 'askForLogin'],
            ['owner', 'typeSignUpCode'],
            ['owner', 'login'],
            ['owner', 'guessPasswords'],
          ],
        ],
      ],
    },
  )
}, 300_000)
