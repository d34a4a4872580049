import { expect, it } from 'vitest'
import { allInBatches, openTimedYield } from './inBatches.ts'

const busyFor = (milliseconds: number) => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('concurrent work that keeps the processor busy yields to other work, and is done in order', async () => {
  const yieldIfDue = openTimedYield()
  let otherRuns = 0
  const timer = setInterval(() => (otherRuns += 1), 1)
  const done: number[] = []
  await allInBatches(Array.from({ length: 32 }), async (_, index) => {
    await yieldIfDue()
    busyFor(4)
    done.push(index)
  })
  clearInterval(timer)
  expect(otherRuns).toBeGreaterThan(5)
  expect(done).toEqual(Array.from({ length: 32 }, (_, index) => index))
})
