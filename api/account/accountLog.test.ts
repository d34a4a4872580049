import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { givenAccounts, lindiwe, umbrella } from './testing/accountFixtures.ts'

/** Captures everything that a shop logs, at the level `trace`. */
const captureLog = () => {
  const lines: string[] = []
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line))
      done()
    },
  })
  return { lines, log: openLog('trace', destination) }
}

// An id or a time may contain the same six digits by chance.
const isCodeIn = (output: string, code: string) => new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`, 'i').test(output)

it('the log of an account, from sign-up to erasure, contains no password, code, token or hash', async () => {
  const { lines, log } = captureLog()
  await using shop = await givenAccounts({ log, limited: true })
  const { email } = lindiwe
  const secrets = [umbrella, 'Sunshade-8', 'Guess-11', 'argon2']

  await shop.signUp(email)
  const code = (await shop.codeFor(email)) ?? ''
  await shop.verify(email, await shop.wrongCodeFor(email))
  await shop.verify(email, code)
  await shop.login(email, 'Guess-11')
  const { accessToken, refreshToken } = (await shop.login(email)).body.result
  const refreshed = (await shop.when.guest('POST refresh-token', { querydata: { refreshToken } })).body
  await shop.profile(accessToken)
  shop.clock.advance(61)
  const proof = await shop.proofFor(email)
  const resetCode = (await shop.codeFor(email)) ?? ''
  await shop.reset(email, 'Sunshade-8', proof, { cookie: `resetProof=${proof}` })
  const broken = `{"querydata":{"email":"${email}","password":"${umbrella}"`
  await shop.when.guest.raw('POST', 'Login', { body: broken })
  const own = (await shop.login(email, 'Sunshade-8')).body.result
  const authorization = `Bearer ${own.accessToken}`
  await shop.when.guest('GET customer/export', {}, { authorization })
  await shop.when.guest('POST customer/erase', { querydata: { password: 'Sunshade-8' } }, { authorization })

  const codes = [code, resetCode]
  secrets.push(accessToken, refreshToken, refreshed.accessToken, refreshed.refreshToken, proof)
  secrets.push(own.accessToken, own.refreshToken)
  const output = lines.join('')
  expect(lines.filter((line) => line.includes('/customer/erase'))).not.toEqual([])
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([])
  expect(codes.filter((secret) => isCodeIn(output, secret))).toEqual([])
  expect(output).not.toContain(email)
})
