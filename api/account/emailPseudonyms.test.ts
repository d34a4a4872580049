import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSecretStore, type SecretStore } from '#api/eventStore/secretStore.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { holderOf, holdersOf } from './emailHolders.ts'
import { openEmailPseudonyms } from './emailPseudonyms.ts'
import { openProvenEmailClaim } from './provenEmailClaim.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const email = 'amina@ekhaya.example'

it('nodes that use the secret for the first time at once derive the same pseudonym', async () => {
  await using fresh = await givenShop()
  const nodes = Array.from({ length: 8 }, () => openEmailPseudonyms(openSecretStore(fresh.raw)))
  const names = await Promise.all(nodes.map((node) => node.pseudonymOf(email)))
  expect(new Set(names).size).toBe(1)
  expect(await fresh.emails.pseudonymOf(email)).toBe(names[0])
})

it('a pseudonym is the same for all spellings of an address, and different for another address', async () => {
  const { pseudonymOf } = shop.emails
  const written = [
    email,
    ' AMINA@Ekhaya.example\n',
    'Amina@EKHAYA.EXAMPLE',
    'amina@ｅkhaya.example',
    'amina@ekhaya。example',
    'amina@ek\u00adhaya.example',
  ]
  expect(new Set(await Promise.all(written.map(pseudonymOf))).size).toBe(1)
  expect(await pseudonymOf('émile@x.za'.normalize('NFD'))).toBe(await pseudonymOf('ÉMILE@x.za'.normalize('NFC')))
  expect(await pseudonymOf('amina@münchen.example')).toBe(await pseudonymOf('amina@xn--mnchen-3ya.example'))
  expect(await pseudonymOf('amina@\u05d0a.example')).not.toBe(await pseudonymOf('amina@\u05d0b.example'))
  expect(await pseudonymOf('sipho@ekhaya.example')).not.toBe(await pseudonymOf(email))
})

it('a pseudonym cannot be guessed: it is no plain digest, and differs between shops', async () => {
  const name = await shop.emails.pseudonymOf(email)
  expect(name).toMatch(/^[\da-f]{32}$/)
  expect(createHash('sha256').update(email).digest('hex').startsWith(name)).toBe(false)
  await using other = await givenShop()
  expect(await other.emails.pseudonymOf(email)).not.toBe(name)
})

it('the owner of an address is the customer who has proven it, also if only the account shows it', async () => {
  await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId: 'amina' })])
  expect(await holdersOf(shop, ` ${email.toUpperCase()}`)).toEqual({ owner: 'amina', claims: [] })
  expect(await holdersOf(shop, 'nobody@ekhaya.example')).toEqual({ owner: undefined, claims: [] })
})

it('an unproven address has the claims of all sign-ups', async () => {
  const stream = await shop.emails.streamOf('shared@ekhaya.example')
  const claims = ['lerato', 'stranger']
  await shop.given.facts(
    stream,
    claims.map((customerId) => fact('EmailClaimed', { customerId })),
  )
  expect(await holdersOf(shop, 'shared@ekhaya.example')).toEqual({ owner: undefined, claims })
  expect(await holderOf(shop, 'shared@ekhaya.example')).toBe('stranger')
  await shop.given.facts(stream, [fact('EmailProven', { customerId: 'lerato', others: ['stranger'] })])
  expect(await holdersOf(shop, 'shared@ekhaya.example')).toEqual({ owner: 'lerato', claims: [] })
})

it('given concurrent claims of an address, one becomes the owner, and all claims return it', async () => {
  const context = { by: { role: 'guest', id: '' }, correlationId: 'claiming' } as const
  const claim = openProvenEmailClaim(shop)
  const owners = await Promise.all([1, 2, 3, 4].map((each) => claim('nomsa@ekhaya.example', `nomsa-${each}`, context)))
  expect(new Set(owners).size).toBe(1)
  expect(await claim('nomsa@EKHAYA。example', 'somebody else', context)).toBe(owners[0])
  expect(await claim('zanele@ekhaya.example', 'zanele', context)).toBe('zanele')
})

it('a failed read of the secret is retried', async () => {
  let isOut = true
  const secretStore: SecretStore = {
    ...shop.secretStore,
    update: (key, next) => (isOut ? Promise.reject(new Error('out of reach')) : shop.secretStore.update(key, next)),
  }
  const emails = openEmailPseudonyms(secretStore)
  await expect(emails.pseudonymOf(email)).rejects.toThrow('out of reach')
  isOut = false
  expect(await emails.pseudonymOf(email)).toBe(await shop.emails.pseudonymOf(email))
})
