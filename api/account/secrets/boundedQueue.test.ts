import { expect, it } from 'vitest'
import { boundedQueue, QueueIsFull } from './boundedQueue.ts'

/** Fills a queue with `size` tasks that take `duration` milliseconds each; returns the number of accepted tasks, and the refusals. */
const fillQueue = async (size: number, duration: number) => {
  let moment = 0
  const enqueue = boundedQueue({ concurrency: 2, maxPending: 200, maxWait: 5000, now: () => moment })
  await enqueue(async () => {
    moment += duration
  })
  const done: number[] = []
  const refused: unknown[] = []
  const ending = Promise.withResolvers<void>()
  for (let number = 0; number < size; number += 1) {
    try {
      void enqueue(() => ending.promise).then(() => done.push(number))
    } catch (error) {
      refused.push(error)
    }
  }
  ending.resolve()
  await expect.poll(() => done.length + refused.length).toBe(size)
  return { done: done.length, refused }
}

it('accepts up to 200 pending tasks if they are fast', async () => {
  expect(await fillQueue(200, 20)).toEqual({ done: 200, refused: [] })
  const { done, refused } = await fillQueue(250, 20)
  expect([done, refused.length]).toEqual([202, 48])
})

it('refuses tasks that would wait more than five seconds', async () => {
  const { done, refused } = await fillQueue(200, 100)
  // Two tasks run and 101 wait: 50 ms each.
  expect([done, refused.length]).toEqual([103, 97])
  expect(refused[0]).toBeInstanceOf(QueueIsFull)
})
