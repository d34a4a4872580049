import { setTimeout as pause } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { portCalls } from '#api/eventStore/eventStoreDb/testing/portCalls.ts'
import { withServedStore } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import {
  collectDelivered,
  newFacts,
  newOrderStream,
  runConsumer,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'
import { startTestServer } from '#api/eventStore/testing/testServer/testServer.ts'
import { eventually } from '#testing/eventually.ts'

const timeout = 1000

// Concurrent, because each test waits for the whole timeout.
describe.concurrent('EventStoreDB, when the server does not answer', { timeout: 20_000 }, () => {
  it('cannot be opened, and throws StoreUnavailable', async ({ expect }) => {
    const server = await startTestServer()
    server.faults.silent = true

    const refused = await openEventStoreDb(server.url, { timeout }).catch((error: unknown) => error)

    expect(refused).toEqual(
      new StoreUnavailable(`EventStoreDB at 127.0.0.1:${server.port} did not answer within ${timeout} ms.`),
    )
    server.stop()
  })

  it('times out every call, and works again when the server does', ({ expect }) =>
    withServedStore({ timeout }, async ({ server, store }) => {
      server.faults.silent = true
      const outcomes = await Promise.allSettled(portCalls.map(([, ask]) => ask(store)))
      server.faults.silent = false

      for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'StoreUnavailable' } })
      for (const [, ask] of portCalls) await ask(store)
      await eventually(() => expect(server.traffic.open).toBe(0))
    }))

  it('resumes a subscription when the server answers again', ({ expect }) =>
    withServedStore({ timeout }, async ({ server, store, reports }) => {
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced'))
      server.faults.silent = true
      const all = collectDelivered(store, 0, [order], 1)

      await eventually(() => expect(reports).toHaveLength(1))
      server.faults.silent = false

      expect(typesOf(await all)).toEqual(['OrderPlaced'])
      expect(reports[0]?.message).toContain('did not answer')
    }))

  it('starts a consumer when the server answers again', ({ expect }) =>
    withServedStore({ timeout }, async ({ server, store, reports }) => {
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced'))
      server.faults.silent = true
      const mails = runConsumer(store, 'orderMails', order)
      await eventually(() => expect(reports).toHaveLength(1))

      server.faults.silent = false

      await eventually(() => expect(mails.handled).toEqual(['OrderPlaced']))
      await mails.stop()
    }))

  it('does not time out a subscription without new facts', ({ expect }) =>
    withServedStore({ timeout }, async ({ store, reports }) => {
      const order = newOrderStream()
      const all = collectDelivered(store, 0, [order], 1)

      await pause(timeout + 200)
      await store.append(order, 'absent', newFacts('OrderPlaced'))

      expect(typesOf(await all)).toEqual(['OrderPlaced'])
      expect(reports).toEqual([])
    }))
})
