import { expect, it } from 'vitest'
import { hashPassword, isPassword, TooManyWaiting } from './passwords.ts'
import { unlessBusy } from './tryingPasswords.ts'

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

it('a password is the same however its accents are written', async () => {
  const hash = await hashPassword('Grootbôsch-7'.normalize('NFC'))
  expect(await isPassword('Grootbôsch-7'.normalize('NFD'), hash)).toBe(true)
})

it('two are looked at and two hundred wait; whoever comes then is told to come again', async () => {
  const soonDone = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHlzYWx0eQ$AAAA'
  const outcomes = await Promise.allSettled(Array.from({ length: 250 }, () => isPassword('Sawubona-amina', soonDone)))
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toHaveLength(48)
  expect(refused[0]).toBeInstanceOf(TooManyWaiting)
  expect(await unlessBusy(() => Promise.reject(refused[0]))).toEqual({ refusal: 'TooBusy' })
})
