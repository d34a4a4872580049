import { expect, it } from 'vitest'
import { lindiwe } from '#api/account/testing/accountFixtures.ts'
import { givenSecurity } from '#api/security/testing/securityFixture.ts'
import { securityEventNames } from '#domain/security/securityEvents.ts'
import { accountSecurityStream } from '#domain/security/securityMachines.ts'

const times = (count: number, act: (index: number) => void) => {
  for (let index = 0; index < count; index += 1) act(index)
}

it('a thousand wrong passwords in a minute, from a thousand networks, are one fact of the account', async () => {
  await using shop = await givenSecurity()
  await shop.signUp(lindiwe.email)
  times(1000, (index) =>
    shop.security.record({
      event: 'LoginFailed',
      email: lindiwe.email,
      address: `10.${index >> 8}.${index & 255}.7`,
      reason: 'WrongPassword',
    }),
  )
  await shop.security.flush()
  const facts = await shop.store.readStream(accountSecurityStream(await shop.idOf(lindiwe.email)))
  expect(facts.map(({ type, data }) => [type, (data as { count: number }).count])).toEqual([['LoginFailed', 1000]])
  const origins = facts.flatMap(({ data }) => (data as { origins: { network: string; count: number }[] }).origins)
  expect(origins).toHaveLength(20)
  expect(origins.find(({ network }) => network === 'others')?.count).toBe(981)
  expect(await shop.loggedEvents('LoginFailed')).toHaveLength(1000)
})

it('a thousand logins with unknown addresses from one network are one count of the day, with the number of addresses', async () => {
  await using shop = await givenSecurity()
  times(1000, (index) =>
    shop.security.record({ event: 'LoginFailed', email: `made-up-${index % 700}@mail.example`, address: '10.0.0.7' }),
  )
  const { results, networks } = await shop.listedEvents()
  expect(results.filter(({ event }) => event === 'LoginFailed')).toMatchObject([
    { count: 1000, emails: 700, customer: null },
  ])
  expect(networks).toEqual([{ network: '10.0.0.0/24', attempts: 1000, accounts: 0, emails: 700 }])
})

it('requests that a rate limit refuses are counted, and logged once a minute', async () => {
  await using shop = await givenSecurity()
  const calls = Array.from({ length: 60 }, () => shop.when.guest.raw('POST', 'Login', { body: {} }))
  await Promise.all(calls)
  const hits = await shop.loggedEvents('RateLimitHit')
  expect(hits).toMatchObject([{ reason: 'POST Login', network: '127.0.0.0/24' }])
  const { results } = await shop.listedEvents({ event: 'RateLimitHit' })
  expect(results).toMatchObject([{ count: 50, reason: 'POST Login', customer: null }])
})

it('a path that is not in the contract is recorded nowhere', async () => {
  await using shop = await givenSecurity()
  const path = 'products/search/lindiwe@mail.example'
  await Promise.all(Array.from({ length: 125 }, () => shop.when.guest.raw('GET', path)))
  expect(await shop.loggedEvents('RateLimitHit')).toMatchObject([{ reason: 'another page' }])
  expect(shop.lines.join('')).not.toContain('lindiwe')
})

it('the names of events are unique', () => {
  expect(new Set(securityEventNames).size).toBe(securityEventNames.length)
})
