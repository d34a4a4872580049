import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { openPasswordHashes } from './passwordHashes.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const passwords = () => openPasswordHashes(shop.secretStore)

it('the first password of an account stays until it is replaced', async () => {
  const { set, begin, hashOf } = passwords()
  for (const hash of ['first', 'another']) await begin('sipho', hash)
  expect(await hashOf('sipho')).toBe('first')
  await set('sipho', 'second')
  await begin('sipho', 'again')
  expect(await hashOf('sipho')).toBe('second')
})

it('of several concurrent first passwords, one is stored', async () => {
  const { begin, hashOf } = passwords()
  await Promise.all(['one', 'two', 'three'].map((hash) => begin('busi', hash)))
  const stored = await hashOf('busi')
  await begin('busi', 'four')
  expect(['one', 'two', 'three']).toContain(stored)
  expect(await hashOf('busi')).toBe(stored)
})

it('after the removal there is no password', async () => {
  const { begin, remove, hashOf } = passwords()
  await begin('gogo', 'own')
  await remove('gogo')
  expect(await hashOf('gogo')).toBeUndefined()
})

it('a password in the format of an older version is read', async () => {
  await shop.secretStore.put('password-zola', { hash: 'own', signUp: 'one', isContested: false })
  expect(await passwords().hashOf('zola')).toBe('own')
})

it('the sessions of a replaced password are ended once, with retries after a failure', async () => {
  const { begin, set, afterReplacing } = passwords()
  const ended: string[] = []
  const end = async (customerId: string) => {
    ended.push(customerId)
  }
  await begin('thabo', 'first')
  await afterReplacing('thabo', end)
  expect(ended).toEqual([])

  await set('thabo', 'second')
  await expect(afterReplacing('thabo', () => Promise.reject(new Error('The store is silent')))).rejects.toThrow()
  for (const _ of ['first', 'again']) await afterReplacing('thabo', end)
  expect(ended).toEqual(['thabo'])

  for (const _ of ['first', 'again']) {
    await set('thabo', 'third')
    await afterReplacing('thabo', end)
  }
  expect(ended).toEqual(['thabo', 'thabo'])
})
