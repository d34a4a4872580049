import { setTimeout as pause } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { aminasOrder, consumer, delivered, facts, typesOf } from '#api/eventStore/contract/cast.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { startTestServer } from '#api/eventStore/testServer/testServer.ts'
import { eventually } from '#e2e/eventually.ts'
import { questions } from './questions.ts'
import { whileServed } from './servedStore.ts'

const timeout = 1000

// At the same time, because each of them waits for about that long.
describe.concurrent('EventStoreDB, when the server is silent', { timeout: 20_000 }, () => {
  it('cannot be opened, and says so', async ({ expect }) => {
    const server = await startTestServer()
    server.faults.silent = true

    const refused = await openEventStoreDb(server.url, { timeout }).catch((error: unknown) => error)

    expect(refused).toEqual(
      new StoreUnavailable(`EventStoreDB at 127.0.0.1:${server.port} did not answer within ${timeout} ms.`),
    )
    server.stop()
  })

  it('ends every question in time, and answers again when the server does', ({ expect }) =>
    whileServed({ timeout }, async ({ server, store }) => {
      server.faults.silent = true
      const outcomes = await Promise.allSettled(questions.map(([, ask]) => ask(store)))
      server.faults.silent = false

      for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'StoreUnavailable' } })
      for (const [, ask] of questions) await ask(store)
      await eventually(() => expect(server.traffic.open).toBe(0))
    }))

  it('takes up a subscription when the server speaks again', ({ expect }) =>
    whileServed({ timeout }, async ({ server, store, reports }) => {
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced'))
      server.faults.silent = true
      const all = delivered(store, 0, [order], 1)

      await eventually(() => expect(reports).toHaveLength(1))
      server.faults.silent = false

      expect(typesOf(await all)).toEqual(['OrderPlaced'])
      expect(reports[0]?.message).toContain('did not answer')
    }))

  it('starts a consumer when the server speaks again', ({ expect }) =>
    whileServed({ timeout }, async ({ server, store, reports }) => {
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced'))
      server.faults.silent = true
      const mails = consumer(store, 'orderMails', order)
      await eventually(() => expect(reports).toHaveLength(1))

      server.faults.silent = false

      await eventually(() => expect(mails.taken).toEqual(['OrderPlaced']))
      await mails.stop()
    }))

  it('does not take a quiet night for silence', ({ expect }) =>
    whileServed({ timeout }, async ({ store, reports }) => {
      const order = aminasOrder()
      const all = delivered(store, 0, [order], 1)

      await pause(timeout + 200)
      await store.append(order, 'absent', facts('OrderPlaced'))

      expect(typesOf(await all)).toEqual(['OrderPlaced'])
      expect(reports).toEqual([])
    }))
})
