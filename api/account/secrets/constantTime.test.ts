import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openConstantTime } from './constantTime.ts'

const timed = async (responseInterval: number, work: () => Promise<unknown>) => {
  const began = performance.now()
  await openConstantTime(responseInterval)(work)
  return performance.now() - began
}

it('fast work is answered after one interval', async () => {
  expect(await timed(120, async () => 'done')).toBeGreaterThan(115)
})

it('work that takes longer than an interval is answered after the second interval', async () => {
  expect(await timed(120, () => pause(130))).toBeGreaterThan(235)
})

it('given the interval 0, the answer is not delayed', async () => {
  expect(await openConstantTime(0)(async () => 'done')).toBe('done')
})

it('an error of the work is thrown', async () => {
  await expect(openConstantTime(10)(() => Promise.reject(new Error('the power went')))).rejects.toThrow(
    'the power went',
  )
})
