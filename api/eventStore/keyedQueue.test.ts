import { describe, expect, it } from 'vitest'
import { enqueueUntilAborted, keyedQueue } from './keyedQueue.ts'

const openGate = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve, fall: reject }
}

it('work with the same key runs one after the other, with another key at once', async () => {
  const enqueue = keyedQueue()
  const done: string[] = []
  const first = openGate()
  const slow = enqueue('amina', async () => {
    await first.passed
    done.push('first')
  })
  const next = enqueue('amina', async () => done.push('second'))
  await enqueue('sipho', async () => done.push('elsewhere'))
  first.open()
  await Promise.all([slow, next])
  expect(done).toEqual(['elsewhere', 'first', 'second'])
})

it('work that fails does not affect the work behind it', async () => {
  const enqueue = keyedQueue()
  const first = openGate()
  const failing = enqueue('amina', () => first.passed)
  const next = enqueue('amina', async () => 'done')
  first.fall(new Error('the power went'))
  await expect(failing).rejects.toThrow('the power went')
  expect(await next).toBe('done')
})

it('waiting work is given up as soon as its signal aborts, and the work behind it keeps its turn', async () => {
  const enqueue = keyedQueue()
  const done: string[] = []
  const first = openGate()
  const slow = enqueue('amina', async () => {
    await first.passed
    done.push('first')
  })
  const stopping = new AbortController()
  const givenUp = enqueueUntilAborted(enqueue, 'amina', stopping.signal, async () => void done.push('never'))
  const next = enqueue('amina', async () => done.push('third'))
  stopping.abort()
  await givenUp
  expect(done).toEqual([])
  first.open()
  await Promise.all([slow, next])
  expect(done).toEqual(['first', 'third'])
})

it('work that runs is waited for after its signal aborts', async () => {
  const first = openGate()
  const stopping = new AbortController()
  const done: string[] = []
  const running = enqueueUntilAborted(keyedQueue(), 'amina', stopping.signal, async () => {
    await first.passed
    done.push('first')
  })
  stopping.abort()
  first.open()
  await running
  expect(done).toEqual(['first'])
})

describe('work with several keys', () => {
  it('waits for each of them, and then keeps others waiting', async () => {
    const enqueue = keyedQueue()
    const done: string[] = []
    const [first, both] = [openGate(), openGate()]
    enqueue('amina', () => first.passed.then(() => done.push('amina')))
    const together = enqueue.together(['sipho', 'amina'], () => both.passed.then(() => done.push('both')))
    const next = enqueue('sipho', async () => done.push('sipho'))
    await enqueue('lindiwe', async () => done.push('elsewhere'))
    both.open()
    await enqueue('lindiwe', async () => done.push('elsewhere again'))
    first.open()
    await Promise.all([together, next])
    expect(done).toEqual(['elsewhere', 'elsewhere again', 'amina', 'both', 'sipho'])
  })

  it('does not wait for ever for each other', async () => {
    const enqueue = keyedQueue()
    const done: string[] = []
    await Promise.all([
      enqueue.together(['amina', 'sipho'], async () => done.push('first')),
      enqueue.together(['sipho', 'amina'], async () => done.push('second')),
      enqueue.together(['amina', 'sipho'], async () => done.push('third')),
    ])
    expect(done).toEqual(['first', 'second', 'third'])
  })
})
