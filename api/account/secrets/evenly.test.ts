import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { evenly } from './evenly.ts'

const timed = async (beat: number, work: () => Promise<unknown>) => {
  const began = performance.now()
  await evenly(beat)(work)
  return performance.now() - began
}

it('what is done at once is answered at the first beat', async () => {
  expect(await timed(120, async () => 'done')).toBeGreaterThan(115)
})

it('what takes longer than a beat is answered at the next one, not as soon as it is done', async () => {
  expect(await timed(120, () => pause(130))).toBeGreaterThan(235)
})

it('without a beat nobody waits', async () => {
  expect(await evenly(0)(async () => 'done')).toBe('done')
})

it('what fails, fails', async () => {
  await expect(evenly(10)(() => Promise.reject(new Error('the power went')))).rejects.toThrow('the power went')
})
