import { expect, it } from 'vitest'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { deliver } from './deliver.ts'

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
