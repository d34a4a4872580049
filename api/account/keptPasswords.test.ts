import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { openPasswords } from './keptPasswords.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const passwords = () => openPasswords(shop.vault)

it('a password of a sign-up is replaced by the next, until one of them is proven', async () => {
  const { propose, prove, hashOf } = passwords()
  expect([await propose('amina', 'first', 'one'), await propose('amina', 'second', 'two')]).toEqual([true, true])
  expect([await prove('amina', 'one'), await prove('amina', 'two')]).toEqual([false, true])
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
  expect([await hashOf('themba'), await prove('themba', 'one')]).toEqual(['own', false])
})

it('where there is no password, an address is proven without one', async () => {
  expect(await passwords().prove('gogo', undefined)).toBe(true)
  expect(await passwords().hashOf('gogo')).toBeUndefined()
})

it('of a sign-up and a proof at the same moment, one is too late', async () => {
  for (let times = 0; times < 10; times += 1) {
    const { propose, prove, hashOf } = passwords()
    const who = `lerato-${times}`
    await propose(who, 'own', 'one')
    const [isProven, isReplaced] = await Promise.all([prove(who, 'one'), passwords().propose(who, 'stolen', 'two')])
    expect([isProven, isReplaced].filter(Boolean)).toHaveLength(1)
    expect(await hashOf(who)).toBe(isProven ? 'own' : 'stolen')
  }
})
