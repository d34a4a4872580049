import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { noFaults } from '#api/eventStore/testServer/faults.ts'
import { eventually } from '#e2e/eventually.ts'
import { servedStore, serverForThisTest } from './servedStore.ts'

const timeout = 1000

const refusalOf = async (url: string) => {
  const refused = await openEventStoreDb(url, { timeout }).catch((error) => error)
  expect(refused).toBeInstanceOf(StoreUnavailable)
  return String(refused.message)
}

describe('opening EventStoreDB', { timeout: 20_000 }, () => {
  it('says which host and port it cannot reach, and keeps the password to itself', async () => {
    const server = await serverForThisTest()
    server.stop()

    const sentence = await refusalOf(`esdb://amina:geheim@127.0.0.1:${server.port}?tls=false`)

    expect(sentence).toBe(`EventStoreDB at 127.0.0.1:${server.port} cannot be reached.`)
  })

  it.each([
    ['notReady', true, 'is not ready yet'],
    ['tooBusy', 1, 'is too busy'],
  ] as const)('gives up on a server with the fault %s', async (fault, value, says) => {
    const server = await serverForThisTest()
    Object.assign(server.faults, { ...noFaults(), [fault]: value })

    const sentence = await refusalOf(server.url)

    expect(sentence).toContain(says)
    expect(sentence).toContain(`127.0.0.1:${server.port}`)
  })

  it.each(['127.0.0.1', 'localhost'])('tells what to do where %s is served without TLS', async (host) => {
    const server = await serverForThisTest()

    expect(await refusalOf(`esdb://${host}:${server.port}`)).toContain('add ?tls=false')
  })

  it.each(['esdb://amina:geheim@', 'postgres://amina:geheim@127.0.0.1:5432', 'esdb://amina:geheim@kettle:two', ''])(
    'refuses the address %s without repeating it',
    async (url) => {
      const sentence = await refusalOf(url)

      expect(sentence).toContain('cannot be read')
      expect(sentence).not.toContain('geheim')
    },
  )

  it('leaves no call open when it is closed', async () => {
    const { server, store } = await servedStore()
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
