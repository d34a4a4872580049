import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { openBacklog } from './backlog.ts'
import { type Delivery, deliver } from './deliver.ts'

const fact = {
  ...{ id: 'f1', type: 'OrderPlaced', version: 1, data: {}, stream: 'order-1', revision: 0, position: 1 },
  meta: { by: { role: 'system', id: 'test' }, at: '2026-11-22T10:00:00.000Z', correlationId: 'c1' },
} satisfies StoredFact

it('ends only when the fact in progress is handled, also if the log fails', async () => {
  const handled = Promise.withResolvers<void>()
  const delivery = deliver(
    {
      after: 0,
      subscribe: async function* () {
        yield [fact]
        throw new Error('The log broke off')
      },
      handle: () => handled.promise,
      onProgress: () => undefined,
      retry: { first: 1, longest: 1 },
      options: {},
    },
    new AbortController().signal,
  )
  const ended = delivery.then(
    () => 'in order',
    () => 'broken off',
  )

  expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50, 'still running'))])).toBe(
    'still running',
  )
  handled.resolve()
  expect(await ended).toBe('broken off')
})

/** Delivers these facts from a log that has no others, until `stop`. */
const deliverFacts = (
  facts: readonly StoredFact[],
  delivery: Pick<Delivery, 'handle' | 'options'> & Partial<Pick<Delivery, 'retry'>>,
) => {
  const progress: number[] = []
  const stop = new AbortController()
  const subscribe = async function* (_after: number, signal: AbortSignal) {
    yield facts
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  const onProgress = (position: number) => progress.push(position)
  const retry = { first: 1, longest: 1 }
  const ended = deliver({ after: 0, subscribe, onProgress, retry, ...delivery }, stop.signal)
  return { progress, stop: () => stop.abort(), ended, begun: setImmediate() }
}

describe('with several facts at once', () => {
  const factAt = (position: number, stream: string): StoredFact => ({ ...fact, position, stream, id: `f${position}` })

  /** Delivers these facts, three at once. `finish` ends the handling of one, `fail` fails it. */
  const deliverThreeAtOnce = (facts: readonly StoredFact[]) => {
    const handling = new Map<number, PromiseWithResolvers<void>>()
    const started: number[] = []
    const retried = Promise.withResolvers<void>()
    const delivered = deliverFacts(facts, {
      handle: ({ position }) => {
        started.push(position)
        const handled = Promise.withResolvers<void>()
        handling.set(position, handled)
        return handled.promise
      },
      retry: { first: 1, longest: 1, pause: () => retried.promise },
      options: { concurrency: 3 },
    })
    const settle = async (position: number, outcome: 'resolve' | 'reject') => {
      handling.get(position)?.[outcome]()
      await setImmediate()
    }
    return { ...delivered, started, settle, retry: retried.resolve }
  }

  it('starts facts of different streams in order, and reports progress only up to the first that is not handled', async () => {
    const { started, progress, settle, begun } = deliverThreeAtOnce(
      ['a', 'b', 'c', 'd'].map((stream, index) => factAt(index + 1, stream)),
    )
    await begun
    expect(started).toEqual([1, 2, 3])
    await settle(2, 'resolve')
    expect([started, progress]).toEqual([[1, 2, 3, 4], []])
    await settle(1, 'resolve')
    expect([started, progress]).toEqual([[1, 2, 3, 4], [2]])
  })

  it('handles the facts of one stream one after the other', async () => {
    const { started, settle, begun } = deliverThreeAtOnce([factAt(1, 'a'), factAt(2, 'a'), factAt(3, 'b')])
    await begun
    expect(started).toEqual([1])
    await settle(1, 'resolve')
    expect(started).toEqual([1, 2, 3])
  })

  it('starts no later fact while one waits for its retry', async () => {
    const { started, settle, retry, begun } = deliverThreeAtOnce(
      ['a', 'b', 'c', 'd', 'e'].map((stream, index) => factAt(index + 1, stream)),
    )
    await begun
    await settle(1, 'reject')
    await settle(2, 'resolve')
    expect(started).toEqual([1, 2, 3])
    retry()
    await setImmediate()
    expect(started).toEqual([1, 2, 3, 1, 4])
  })

  it('ends only when all facts in progress are handled', async () => {
    const { settle, stop, ended, begun } = deliverThreeAtOnce([factAt(1, 'a'), factAt(2, 'b')])
    await begun
    let isEnded = false
    ended.then(() => {
      isEnded = true
    })
    stop()
    await settle(1, 'resolve')
    expect(isEnded).toBe(false)
    await settle(2, 'resolve')
    await ended
  })
})

describe('with facts that wait in a rush', () => {
  const factOf = (type: string, position: number): StoredFact => ({
    ...fact,
    ...{ type, position, stream: `${type}-${position}`, id: `f${position}` },
  })
  const order = (position: number) => factOf('OrderConfirmed', position)
  const code = (position: number) => factOf('OtpIssued', position)

  /** Delivers facts in a rush in which confirmed orders wait; at most two facts at once. */
  const deliverInRush = (facts: readonly StoredFact[]) => {
    const handled: number[] = []
    const listeners = new Set<() => void>()
    let isOn = true
    const rush = {
      isOn: () => isOn,
      onRelease: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const delivered = deliverFacts(facts, {
      handle: async ({ position }) => void handled.push(position),
      options: { concurrency: 2, lowPriority: { types: new Set(['OrderConfirmed']), rush } },
    })
    const release = async (ends = false) => {
      isOn = !ends
      for (const listener of listeners) listener()
      await setImmediate()
    }
    return { ...delivered, handled, release, listeners }
  }

  it('lets them wait, and others overtake them; progress is reported up to the first that waits', async () => {
    const { handled, progress, begun } = deliverInRush([code(1), order(2), code(3), order(4)])
    await begun
    expect([handled, progress]).toEqual([[1, 3], [1]])
  })

  it('handles them in order once the rush is over', async () => {
    const { handled, progress, release, begun } = deliverInRush([order(1), code(2), order(3)])
    await begun
    await release(true)
    expect([handled, progress.at(-1)]).toEqual([[2, 1, 3], 3])
  })

  it('handles at a release during the rush what was there by then', async () => {
    const { handled, release, begun } = deliverInRush([order(1), order(2)])
    await begun
    expect(handled).toEqual([])
    await release()
    expect(handled).toEqual([1, 2])
  })

  it('handles a later fact of a stream after the one that waits', async () => {
    const { handled, release, begun } = deliverInRush([order(1), { ...code(2), stream: order(1).stream }, code(3)])
    await begun
    expect(handled).toEqual([3])
    await release(true)
    expect(handled).toEqual([3, 1, 2])
  })

  it('prefers others to those that are released, too', () => {
    const backlog = openBacklog(0, ({ type }) => type === 'OrderConfirmed')
    for (const each of [order(1), order(2)]) backlog.add(each, 0)
    backlog.release()
    backlog.add(code(3), 0)
    expect(backlog.nextInOrder(true)?.fact.position).toBe(3)
  })

  it('does not hold a later fact of a stream whose others are handled', () => {
    const backlog = openBacklog(0, ({ type }) => type === 'OrderConfirmed')
    backlog.add(order(1), 0)
    const first = backlog.nextInOrder()
    if (!first) throw new Error('Nothing may be handled')
    backlog.start(first)
    backlog.remove(first)
    backlog.add({ ...code(2), stream: order(1).stream }, 0)
    expect(backlog.nextInOrder(true)?.fact.position).toBe(2)
  })

  it('lets no more of them wait than it remembers', async () => {
    const many = Array.from({ length: 10_010 }, (_, index) => order(index + 1))
    const within = deliverInRush(many.slice(0, 10_000))
    await within.begun
    expect(within.handled).toEqual([])

    const beyond = deliverInRush(many)
    await beyond.begun
    expect(beyond.handled.length).toBeGreaterThan(0)
    expect(beyond.handled).toEqual(many.slice(0, beyond.handled.length).map(({ position }) => position))
  })

  it('ends at once, without handling what waits', async () => {
    const { handled, listeners, stop, ended, begun } = deliverInRush([order(1)])
    await begun
    stop()
    await ended
    expect([handled, listeners.size]).toEqual([[], 0])
  })
})
