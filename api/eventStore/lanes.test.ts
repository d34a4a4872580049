import { expect, it } from 'vitest'
import { lanes } from './lanes.ts'

const gate = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve, fall: reject }
}

it('work under one name comes one after the other, under another at once', async () => {
  const inTurn = lanes()
  const done: string[] = []
  const first = gate()
  const slow = inTurn('amina', async () => {
    await first.passed
    done.push('first')
  })
  const next = inTurn('amina', async () => done.push('second'))
  await inTurn('sipho', async () => done.push('elsewhere'))
  first.open()
  await Promise.all([slow, next])
  expect(done).toEqual(['elsewhere', 'first', 'second'])
})

it('work that fails fails for itself alone', async () => {
  const inTurn = lanes()
  const first = gate()
  const failing = inTurn('amina', () => first.passed)
  const next = inTurn('amina', async () => 'done')
  first.fall(new Error('the power went'))
  await expect(failing).rejects.toThrow('the power went')
  expect(await next).toBe('done')
})
