import { afterAll, expect, it, vi } from 'vitest'
import { QueueIsFull } from './boundedQueue.ts'
import { refuseWhenBusy } from './credentialCheck.ts'
import { hashPassword, verifyPassword } from './passwordHashing.ts'

// Here with the real costs, which are mocked elsewhere.
vi.hoisted(() => vi.resetModules())
vi.unmock('./hashCosts.ts')
afterAll(() => vi.resetModules())

it('only the right password matches a hash', async () => {
  const hash = await hashPassword('Sawubona-amina')
  expect(await Promise.all([verifyPassword('Sawubona-amina', hash), verifyPassword('Sawubona-Amina', hash)])).toEqual([
    true,
    false,
  ])
})

it('without a hash no password matches', async () => {
  expect(await verifyPassword('', undefined)).toBe(false)
})

it('a hash contains its parameters, and two hashes of a password differ', async () => {
  const [one, other] = await Promise.all([hashPassword('Sawubona-amina'), hashPassword('Sawubona-amina')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=7168,t=7,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

it('a password matches in every Unicode normalization form', async () => {
  const hash = await hashPassword('Grootbôsch-7'.normalize('NFC'))
  expect(await verifyPassword('Grootbôsch-7'.normalize('NFD'), hash)).toBe(true)
})

it('given 250 concurrent checks, those that would wait too long are refused with `TooBusy`', async () => {
  const soonDone = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHlzYWx0eQ$AAAA'
  const outcomes = await Promise.allSettled(
    Array.from({ length: 250 }, () => verifyPassword('Sawubona-amina', soonDone)),
  )
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused.length).toBeGreaterThanOrEqual(48)
  expect(refused[0]).toBeInstanceOf(QueueIsFull)
  expect(await refuseWhenBusy(() => Promise.reject(refused[0]))).toEqual({ refusal: 'TooBusy' })
})
