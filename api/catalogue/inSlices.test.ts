import { expect, it } from 'vitest'
import { allInSlices, openTurns } from './inSlices.ts'

const busyFor = (milliseconds: number) => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('work that is done many at once lets others in, and is done in order', async () => {
  const turn = openTurns()
  let others = 0
  const counting = setInterval(() => (others += 1), 1)
  const done: number[] = []
  await allInSlices(Array.from({ length: 32 }), async (_, index) => {
    await turn()
    busyFor(4)
    done.push(index)
  })
  clearInterval(counting)
  expect(others).toBeGreaterThan(5)
  expect(done).toEqual(Array.from({ length: 32 }, (_, index) => index))
})
