import { Writable } from 'node:stream'
import { type GivenAccounts, givenAccounts, lindiwe, umbrella } from '#api/account/testing/accountFixtures.ts'
import { openLog } from '#api/log.ts'

/** A shop with rate limits, and every line that it logs. */
export const givenSecurity = async (level = 'info') => {
  const lines: string[] = []
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line))
      done()
    },
  })
  const shop = await givenAccounts({ log: openLog(level, destination), limited: true })
  const logged = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined)
  return {
    ...shop,
    lines,
    /** The logged security events of one name. */
    loggedEvents: async (event: string) => {
      await shop.security.flush()
      return logged().filter((line) => line.event === event)
    },
    /** Security events as admins list them. */
    listedEvents: async (query: Record<string, string> = {}) => {
      await shop.security.flush()
      await shop.caughtUp()
      return (await shop.when.themba('GET audit/security', { query })).body
    },
  }
}

export type GivenSecurity = Awaited<ReturnType<typeof givenSecurity>>

/** Passwords that the scenarios below use; none of them may be logged. */
export const wrongPassword = 'Guess-11'
const newPassword = 'Sunshade-8'

/** Lindiwe signs up, logs in, and one of her refresh tokens is used twice. */
export const reuseRefreshToken = async (shop: GivenAccounts) => {
  await shop.verified(lindiwe.email)
  const { result } = (await shop.login(lindiwe.email)).body
  const refresh = async (refreshToken: string) =>
    (await shop.when.guest('POST refresh-token', { querydata: { refreshToken } })).body.refreshToken
  const second = await refresh(result.refreshToken)
  const third = await refresh(second)
  await refresh(result.refreshToken)
  return [umbrella, result.accessToken, result.refreshToken, second, third]
}

/** Resets Lindiwe's password after every failure on the way: wrong codes, a reset without a proof, a code requested too soon. */
export const resetForgottenPassword = async (shop: GivenAccounts) => {
  const { email } = lindiwe
  shop.clock.advance(61)
  await shop.forgot(email)
  await shop.forgot(email)
  const wrong = await shop.wrongCodeFor(email)
  for (let tries = 0; tries < 5; tries += 1) await shop.verify(email, wrong)
  await shop.reset(email, newPassword, 'made-up-proof')
  const usedUpCode = (await shop.codeFor(email)) ?? ''
  shop.clock.advance(61)
  const proof = await shop.proofFor(email)
  await shop.reset(email, newPassword, proof)
  return { secrets: [newPassword, proof], codes: [usedUpCode, wrong, (await shop.codeFor(email)) ?? ''] }
}
