import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSimplePaths } from 'xstate/graph'
import { outcome, testClient } from '#api/testing/testClient.ts'
import { addressProofMachine } from '#domain/account/addressProofMachine.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { type GivenAccounts, givenAccounts, lindiwe, umbrella } from './testing/accountFixtures.ts'

let shop: GivenAccounts
let mailboxCount = 0

beforeAll(async () => {
  shop = await givenAccounts()
})
afterAll(() => shop.close())

const strangersPassword = 'Squatter-1'
const newPassword = 'Sunshade-8'

/** Two browsers, of an owner and an attacker, and one mailbox that only the owner can read. */
const twoBrowsers = () => {
  mailboxCount += 1
  const email = `mailbox-${mailboxCount}@ekhaya.example`
  const [owner, stranger] = [shop.browser(), shop.browser()]

  /** Signs up, logs in and saves a postal address. */
  const signUp = async ({ call }: typeof owner, firstname: string, password: string) => {
    shop.clock.advance(61)
    await call('POST signup', { querydata: { ...lindiwe, firstname, email, password } })
    const { result } = (await call('POST Login', { querydata: { email, password } })).body
    const calls = testClient(shop.url, result.accessToken)
    const params = { customerId: result.customerId }
    await calls('POST customer/add/address/:customerId', { params, querydata: { newAddressData: aminasHouse } })
    return { calls, customerId: result.customerId }
  }

  const setPassword = async (password: string) => {
    const querydata = { email, newPassword: password, confirmPassword: password, resetToken: state.proof }
    expect((await shop.when.guest('POST customer/reset/password', { querydata })).status).toBe(200)
    state.password = password
  }

  const state: {
    own?: Awaited<ReturnType<typeof signUp>>
    strangers?: Awaited<ReturnType<typeof signUp>>
    proof?: string | undefined
    password: string
  } = { password: umbrella }

  const actions: Record<string, () => Promise<void>> = {
    ownerSignsUp: async () => {
      state.own = await signUp(owner, 'Lindiwe', umbrella)
    },
    strangerSignsUp: async () => {
      state.strangers = await signUp(stranger, 'Squatter', strangersPassword)
    },
    codeTypedThere: async () => {
      const otp = (await shop.codeFor(email)) ?? ''
      const { body } = await owner.call('POST customer/verify/otp', { querydata: { email, otp, purpose: 'signup' } })
      expect(body.purpose).toBe('signup')
    },
    codeTypedElsewhere: async () => {
      const { body } = await shop.verifyElsewhere(email, (await shop.codeFor(email)) ?? '')
      expect(body.purpose).toBe('reset')
      state.proof = body.resetToken
    },
    samePasswordTyped: () => setPassword(umbrella),
    newPasswordTyped: () => setPassword(newPassword),
  }
  return { email, state, moves: actions }
}

/** The customer that a login succeeds for, with the number of saved addresses. */
const loginResult = async (email: string, password: string) => {
  const login = await shop.login(email, password)
  if (login.status !== 200) return undefined
  const { accessToken, customerId, emailVerified } = login.body.result
  const book = await testClient(shop.url, accessToken)('GET customer/addresses/:customerId', { params: { customerId } })
  return { customerId, emailVerified, addresses: book.body.addresses.length }
}

const paths = getSimplePaths(addressProofMachine).map(({ state, steps }) => ({
  way: steps.slice(1).map(({ event }) => event.type),
  to: String(state.value),
}))

describe('the paths of two browsers and one mailbox', () => {
  it('reach every state of the machine', () => {
    expect(new Set(paths.map(({ to }) => to))).toEqual(new Set(Object.keys(addressProofMachine.states)))
  })

  it.each(paths)(
    'given $way, the state is $to, and owner and attacker have access only to their own accounts',
    async ({ way, to }) => {
      const { email, state, moves } = twoBrowsers()
      for (const action of way) await moves[action]?.()
      const { own, strangers, password } = state
      const isProven = to === 'signUpVerified' || to === 'newAccount'

      const order = { products: [{ id: 'blue-kettle', count: 1 }], shippingAddress: aminasHouse }
      const refused = isProven ? [401, 'AuthRequired'] : [403, 'EmailNotVerified']
      if (strangers) {
        expect(outcome(await strangers.calls('POST order/placeOrder', { querydata: order }))).toEqual(refused)
        const stranger = await loginResult(email, strangersPassword)
        expect(stranger).toEqual(
          isProven ? undefined : { customerId: strangers.customerId, emailVerified: false, addresses: 1 },
        )
      }
      if (own && !isProven) {
        expect(await loginResult(email, umbrella)).toEqual({
          customerId: own.customerId,
          emailVerified: false,
          addresses: 1,
        })
      }
      if (to === 'signUpVerified') {
        expect(await loginResult(email, password)).toEqual({
          customerId: own?.customerId,
          emailVerified: true,
          addresses: 1,
        })
      }
      if (to === 'newAccount')
        expect(await loginResult(email, password)).toMatchObject({ emailVerified: true, addresses: 0 })
    },
  )
})
