import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVault, type Vault } from '#api/eventStore/vault.ts'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { claimedBy, openEmails, ownerOf } from './emails.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const email = 'amina@ekhaya.example'

it('nodes that ask for the first time at once give the same name', async () => {
  await using fresh = await givenShop()
  const nodes = Array.from({ length: 8 }, () => openEmails(openVault(fresh.raw)))
  const names = await Promise.all(nodes.map((node) => node.nameOf(email)))
  expect(new Set(names).size).toBe(1)
  expect(await fresh.emails.nameOf(email)).toBe(names[0])
})

it('a name is the same for an address however it is written, and another for another', async () => {
  const { nameOf } = shop.emails
  const written = [
    email,
    ' AMINA@Ekhaya.example\n',
    'Amina@EKHAYA.EXAMPLE',
    'amina@ｅkhaya.example',
    'amina@ekhaya。example',
    'amina@ek\u00adhaya.example',
  ]
  expect(new Set(await Promise.all(written.map(nameOf))).size).toBe(1)
  expect(await nameOf('émile@x.za'.normalize('NFD'))).toBe(await nameOf('ÉMILE@x.za'.normalize('NFC')))
  expect(await nameOf('amina@münchen.example')).toBe(await nameOf('amina@xn--mnchen-3ya.example'))
  expect(await nameOf('amina@\u05d0a.example')).not.toBe(await nameOf('amina@\u05d0b.example'))
  expect(await nameOf('sipho@ekhaya.example')).not.toBe(await nameOf(email))
})

it('a name cannot be tried out: it is no digest, and another shop’s is another', async () => {
  const name = await shop.emails.nameOf(email)
  expect(name).toMatch(/^[\da-f]{32}$/)
  expect(createHash('sha256').update(email).digest('hex').startsWith(name)).toBe(false)
  await using other = await givenShop()
  expect(await other.emails.nameOf(email)).not.toBe(name)
})

it('the owner of an address is who claimed it', async () => {
  await shop.given.facts(await shop.emails.streamOf(email), [fact('EmailClaimed', { customerId: 'amina' })])
  expect(await ownerOf(shop.ledger, shop.emails, ` ${email.toUpperCase()}`)).toBe('amina')
  expect(await ownerOf(shop.ledger, shop.emails, 'nobody@ekhaya.example')).toBeUndefined()
})

it('an address goes to one of those who claim it at once, and all of them are told who', async () => {
  const deed = { by: { role: 'guest', id: '' }, correlationId: 'claiming' } as const
  const claim = { email: 'nomsa@ekhaya.example', deed }
  const told = await Promise.all([1, 2, 3, 4].map(() => claimedBy(shop, claim)))
  expect(new Set(told).size).toBe(1)
  expect(await claimedBy(shop, { ...claim, email: 'nomsa@EKHAYA。example', own: 'somebody else' })).toBe(told[0])
  expect(await claimedBy(shop, { ...claim, email: 'zanele@ekhaya.example', own: 'zanele' })).toBe('zanele')
})

it('a vault that was out of reach is asked again', async () => {
  let isOut = true
  const vault: Vault = {
    ...shop.vault,
    change: (key, next) => (isOut ? Promise.reject(new Error('out of reach')) : shop.vault.change(key, next)),
  }
  const emails = openEmails(vault)
  await expect(emails.nameOf(email)).rejects.toThrow('out of reach')
  isOut = false
  expect(await emails.nameOf(email)).toBe(await shop.emails.nameOf(email))
})
