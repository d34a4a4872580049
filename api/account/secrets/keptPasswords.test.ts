import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { openPasswords } from './keptPasswords.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const passwords = () => {
  const kept = openPasswords(shop.vault)
  const propose = (who: string, hash: string, signUp: string) => kept.propose(who, hash, { signUp, isContested: false })
  return { ...kept, propose }
}

it('a password of a sign-up is replaced by the next, until one of them is proven', async () => {
  const { propose, prove, hashOf } = passwords()
  expect([await propose('amina', 'first', 'one'), await propose('amina', 'second', 'two')]).toEqual([true, true])
  expect([await prove('amina', { signUp: 'one' }), await prove('amina', { signUp: 'two' })]).toEqual([false, true])
  expect(await propose('amina', 'third', 'three')).toBe(false)
  expect(await hashOf('amina')).toBe('second')
})

it('an owner’s password is replaced by no sign-up', async () => {
  const { set, begin, propose, hashOf } = passwords()
  await begin('sipho', 'first')
  expect(await propose('sipho', 'stolen', 'one')).toBe(false)
  await set('sipho', 'second')
  await begin('sipho', 'again')
  expect([await propose('sipho', 'stolen', 'one'), await hashOf('sipho')]).toEqual([false, 'second'])
})

it('an owner’s password takes the place of what a sign-up brought', async () => {
  const { begin, propose, prove, hashOf } = passwords()
  await propose('themba', 'stolen', 'one')
  await begin('themba', 'own')
  expect([await hashOf('themba'), await prove('themba', { signUp: 'one' })]).toEqual(['own', false])
})

it('where there is no password, an address is proven without one', async () => {
  expect(await passwords().prove('gogo', {})).toBe(true)
  expect(await passwords().hashOf('gogo')).toBeUndefined()
})

it('a proof can be repeated, also where what it was for broke off', async () => {
  const { propose, prove, hashOf } = passwords()
  await propose('zola', 'own', 'one')
  for (const _ of ['first', 'again']) expect(await prove('zola', { signUp: 'one' })).toBe(true)
  expect([await prove('zola', { signUp: 'two' }), await hashOf('zola')]).toEqual([false, 'own'])
})

it('a password is contested that took the place of another, until a code goes out for its own sign-up', async () => {
  const { propose, announce, toProve } = passwords()
  await propose('busi', 'first', 'one')
  expect(await toProve('busi')).toEqual({ signUp: 'one', isContested: false })
  await propose('busi', 'second', 'two')
  await announce('busi', 'one')
  expect(await toProve('busi')).toEqual({ signUp: 'two', isContested: true })
  await announce('busi', 'two')
  expect(await toProve('busi')).toEqual({ signUp: 'two', isContested: false })
})

it('a contested password goes once the address is proven, and no sign-up brings another', async () => {
  const { propose, prove, begin, hashOf } = passwords()
  await propose('dineo', 'stolen', 'one')
  for (const _ of ['first', 'again']) expect(await prove('dineo', { signUp: 'one', isContested: true })).toBe(true)
  expect([await propose('dineo', 'stolen', 'two'), await hashOf('dineo')]).toEqual([false, undefined])
  await begin('dineo', 'own')
  expect(await prove('dineo', { signUp: 'one', isContested: true })).toBe(true)
  expect(await hashOf('dineo')).toBe('own')
})

it('sessions of a replaced password are ended until that has gone through once', async () => {
  const { propose, prove, set, afterReplacing } = passwords()
  const ended: string[] = []
  const end = async (customerId: string) => {
    ended.push(customerId)
  }
  await propose('thabo', 'first', 'one')
  await afterReplacing('thabo', end)
  expect(ended).toEqual([])

  await propose('thabo', 'second', 'two')
  await expect(afterReplacing('thabo', () => Promise.reject(new Error('The store is silent')))).rejects.toThrow()
  await prove('thabo', { signUp: 'two' })
  for (const _ of ['first', 'again']) await afterReplacing('thabo', end)
  expect(ended).toEqual(['thabo'])

  for (const _ of ['first', 'again']) {
    await set('thabo', 'third')
    await afterReplacing('thabo', end)
  }
  expect(ended).toEqual(['thabo', 'thabo'])
})

it('of a sign-up and a proof at the same moment, one is too late', async () => {
  for (let times = 0; times < 10; times += 1) {
    const { propose, prove, hashOf } = passwords()
    const who = `lerato-${times}`
    await propose(who, 'own', 'one')
    const [isProven, isReplaced] = await Promise.all([
      prove(who, { signUp: 'one' }),
      passwords().propose(who, 'stolen', 'two'),
    ])
    expect([isProven, isReplaced].filter(Boolean)).toHaveLength(1)
    expect(await hashOf(who)).toBe(isProven ? 'own' : 'stolen')
  }
})
