import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openServedStore, startServerForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { noFaults } from '#api/eventStore/testing/testServer/faults.ts'
import { eventually } from '#testing/eventually.ts'

const timeout = 1000

const openingErrorOf = async (url: string) => {
  const error = await openEventStoreDb(url, { timeout }).catch((error) => error)
  expect(error).toBeInstanceOf(StoreUnavailable)
  return String(error.message)
}

describe('opening EventStoreDB', { timeout: 20_000 }, () => {
  it('names the host and port that it cannot reach, without the password', async () => {
    const server = await startServerForTest()
    server.stop()

    const message = await openingErrorOf(`esdb://amina:geheim@127.0.0.1:${server.port}?tls=false`)

    expect(message).toBe(`EventStoreDB at 127.0.0.1:${server.port} cannot be reached.`)
  })

  it.each([
    ['notReady', true, 'is not ready yet'],
    ['tooBusy', 1, 'is too busy'],
  ] as const)('fails on a server with the fault %s', async (fault, value, expected) => {
    const server = await startServerForTest()
    Object.assign(server.faults, { ...noFaults(), [fault]: value })

    const message = await openingErrorOf(server.url)

    expect(message).toContain(expected)
    expect(message).toContain(`127.0.0.1:${server.port}`)
  })

  it.each(['127.0.0.1', 'localhost'])('says what to do if %s is served without TLS', async (host) => {
    const server = await startServerForTest()

    expect(await openingErrorOf(`esdb://${host}:${server.port}`)).toContain('add ?tls=false')
  })

  it.each(['esdb://amina:geheim@', 'postgres://amina:geheim@127.0.0.1:5432', 'esdb://amina:geheim@kettle:two', ''])(
    'refuses the address %s without repeating it',
    async (url) => {
      const message = await openingErrorOf(url)

      expect(message).toContain('cannot be read')
      expect(message).not.toContain('geheim')
    },
  )

  it('leaves no call open when it is closed', async () => {
    const { server, store } = await openServedStore()
    const never = new AbortController().signal
    const following = Array.fromAsync(store.subscribe(0, never))
    const consuming = store.consume('orderMails', async () => undefined, never)
    await eventually(() => expect(server.traffic.open).toBe(2))

    await store.close()

    expect(await following).toEqual([])
    await consuming
    await eventually(() => expect(server.traffic.open).toBe(0))
  })
})
