import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

it('a password fits its hash, and no other does', async () => {
  const hash = await hashPassword('Sawubona-amina')
  expect(await Promise.all([isPassword('Sawubona-amina', hash), isPassword('Sawubona-Amina', hash)])).toEqual([
    true,
    false,
  ])
})

it('no password fits where there is no hash', async () => {
  expect(await isPassword('', undefined)).toBe(false)
})

it('a hash tells how it was made, and never looks the same twice', async () => {
  const [one, other] = await Promise.all([hashPassword('Sawubona-amina'), hashPassword('Sawubona-amina')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})
