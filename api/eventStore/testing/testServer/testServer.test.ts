import {
  type AllStreamResolvedEvent,
  ANY,
  BACKWARDS,
  EventStoreDBClient,
  eventTypeFilter,
  jsonEvent,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startServerForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { eventually } from '#testing/eventually.ts'

describe('the test server, called by the real client', { timeout: 20_000 }, () => {
  it('has system events and gaps in $all', async () => {
    const { client } = await connected()
    await client.appendToStream('order-7', [placed(), shipped()], unary)

    const forwards = await Array.fromAsync(client.readAll())
    const backwards = await Array.fromAsync(client.readAll({ direction: BACKWARDS, fromPosition: 'end', maxCount: 2 }))

    const positions = forwards.map(({ event }) => Number(event?.position.commit))
    expect(forwards[0]?.event?.type).toMatch(/^\$/)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect(positions).not.toContain((positions[0] ?? 0) + 1)
    expect(backwards.map(({ event }) => event?.type)).toEqual(['OrderShipped', 'OrderPlaced'])
  })

  it('remembers ids for `any` only until it restarts, and for revisions always', async () => {
    const { client, server } = await connected()
    const [first, second] = [placed(), shipped()]
    await client.appendToStream('order-7', first, { ...unary, expectedRevision: NO_STREAM })
    await client.appendToStream('order-7', second, unary)
    expect((await client.appendToStream('order-7', second, unary)).nextExpectedRevision).toBe(1n)

    server.stop()
    await server.start()
    await client.appendToStream('order-7', second, unary).catch(() => undefined)

    const again = await client.appendToStream('order-7', first, { ...unary, expectedRevision: NO_STREAM })
    expect(again.nextExpectedRevision).toBe(0n)
    expect((await client.appendToStream('order-7', second, unary)).nextExpectedRevision).toBe(2n)
  })

  it('treats a stream with only metadata as existing', async () => {
    const { client } = await connected()
    await client.setStreamMetadata('order-7', { maxCount: 3 }, unary)

    await client.appendToStream('order-7', placed(), { ...unary, expectedRevision: STREAM_EXISTS })

    expect(await client.getStreamMetadata('order-7')).toMatchObject({ metadata: { maxCount: 3 } })
  })

  it('continues the revisions of a deleted stream, without its old metadata', async () => {
    const { client } = await connected()
    await client.appendToStream('order-7', [placed(), shipped()], unary)
    await client.setStreamMetadata('order-7', { maxCount: 3 }, unary)
    await client.deleteStream('order-7')
    await expect(Array.fromAsync(client.readStream('order-7'))).rejects.toThrow(StreamNotFoundError)
    await expect(
      client.appendToStream('order-7', placed(), { ...unary, expectedRevision: STREAM_EXISTS }),
    ).rejects.toThrow(StreamDeletedError)

    await client.appendToStream('order-7', placed(), { ...unary, expectedRevision: NO_STREAM })

    // A separate write after the append makes it visible again.
    await eventually(async () => {
      const events = await Array.fromAsync(client.readStream('order-7'))
      expect(events.map(({ event }) => event?.revision)).toEqual([2n])
    })
    expect((await client.getStreamMetadata('order-7')).metadata).toEqual({ truncateBefore: 2 })
    await client.setStreamMetadata('order-7', {}, unary)
    expect(await Array.fromAsync(client.readStream('order-7'))).toHaveLength(3)
  })

  it('refuses appends to a tombstoned stream, and the deletion of an unknown one', async () => {
    const { client } = await connected()
    await expect(client.deleteStream('order-7')).rejects.toThrow(WrongExpectedVersionError)
    await client.appendToStream('order-7', placed(), unary)

    await client.tombstoneStream('order-7')

    await expect(client.appendToStream('order-7', placed(), unary)).rejects.toThrow(StreamDeletedError)
    await expect(Array.fromAsync(client.readStream('order-7'))).rejects.toThrow(StreamDeletedError)
  })

  it('can tombstone an unknown stream', async () => {
    const { client } = await connected()

    await client.tombstoneStream('order-7')

    await expect(client.appendToStream('order-7', placed(), unary)).rejects.toThrow(StreamDeletedError)
  })

  it('answers a partly repeated append with a wrong version', async () => {
    const { client } = await connected()
    const [first, second, third] = [placed(), shipped(), shipped()]
    await client.appendToStream('order-7', [first, second], { ...unary, expectedRevision: NO_STREAM })

    const start = await client.appendToStream('order-7', first, { ...unary, expectedRevision: NO_STREAM })
    expect(start.nextExpectedRevision).toBe(0n)
    for (const expectedRevision of [NO_STREAM, ANY] as const)
      await expect(
        client.appendToStream('order-7', [first, second, third], { ...unary, expectedRevision }),
      ).rejects.toThrow(WrongExpectedVersionError)
  })

  it('redirects calls that require the leader', async () => {
    const leader = await startServerForTest()
    const members = () => [
      { port: leader.port, isLeader: true },
      { port: follower.port, isLeader: false },
    ]
    const follower = await startServerForTest({ members, shared: leader })
    const client = clientForThisTest(follower.url)

    const refused = client.appendToStream('order-7', placed(), { ...unary, requiresLeader: true })

    await expect(refused).rejects.toMatchObject({ leader: { address: '127.0.0.1', port: leader.port } })
    await client.appendToStream('order-7', placed(), { ...unary, requiresLeader: true })
    expect(leader.traffic.calls.get('Append')).toBe(1)
  })

  it('filters subscriptions by prefix and by type, with checkpoints and a caught-up message', async () => {
    const { client } = await connected()
    await client.appendToStream('order-7', [placed(), shipped()], unary)
    await client.appendToStream('cart-7', placed(), unary)
    const checkpoints: bigint[] = []
    const byStream = client.subscribeToAll({
      filter: streamNameFilter({
        prefixes: ['cart-'],
        checkpointReached: (_, { commit }) => {
          checkpoints.push(commit)
        },
      }),
    })
    const byType = client.subscribeToAll({ filter: eventTypeFilter({ regex: '^OrderShipped$' }) })
    let isCaughtUp = false
    byStream.once('caughtUp', () => {
      isCaughtUp = true
    })
    const [carts, orders] = [collect<AllStreamResolvedEvent>(byStream), collect<AllStreamResolvedEvent>(byType)]

    await eventually(() => expect(isCaughtUp).toBe(true))
    await eventually(() => expect(orders.map(({ event }) => event?.type)).toEqual(['OrderShipped']))
    expect(carts.map(({ event }) => event?.streamId)).toEqual(['cart-7'])
    expect(checkpoints).toHaveLength(1)
  })

  it('checks appends against events that are not visible to readers yet', async () => {
    const { client, server } = await connected()
    server.faults.replicationLag = 200
    const first = client.appendToStream('order-7', [placed()], { ...unary, expectedRevision: NO_STREAM })
    await eventually(() => expect(server.log.lastRevision('order-7')).toBe(0))

    const second = client.appendToStream('order-7', [placed()], { ...unary, expectedRevision: NO_STREAM })

    await expect(second).rejects.toMatchObject({ actualVersion: 0n })
    await expect(Array.fromAsync(client.readStream('order-7'))).rejects.toThrow(StreamNotFoundError)
    await first
    expect(await Array.fromAsync(client.readStream('order-7'))).toHaveLength(1)
  })

  it('drops a repetition of an unreplicated write, and answers late with a timeout', async () => {
    const { client, server } = await connected()
    Object.assign(server.faults, { replicationLag: 100, commitTimeout: 300 })
    const event = placed()
    const append = () => client.appendToStream('order-7', [event], { ...unary, expectedRevision: NO_STREAM })
    const first = append()
    await eventually(() => expect(server.log.lastRevision('order-7')).toBe(0))

    await expect(append()).rejects.toThrow('Commit phase timeout')
    await first
    expect(await append()).toMatchObject({ nextExpectedRevision: 0n })
  })

  it('refuses a position that is not that of an event', async () => {
    const { client } = await connected()
    const lost = client.subscribeToAll({ fromPosition: { commit: 1n, prepare: 1n } })

    await expect(lost.toArray()).rejects.toThrow('invalid-position')
  })
})

const connected = async () => {
  const server = await startServerForTest()
  return { server, client: clientForThisTest(server.url) }
}

const clientForThisTest = (url: string) => {
  const client = EventStoreDBClient.connectionString(url)
  onTestFinished(() => void client.dispose().catch(() => undefined))
  return client
}

const unary = { credentials: { username: '', password: '' } }

const placed = () => jsonEvent({ type: 'OrderPlaced', data: { total: 64900 } })
const shipped = () => jsonEvent({ type: 'OrderShipped', data: {} })

interface Arriving<Item> {
  on(event: 'data', listener: (item: Item) => void): unknown
}

/** Collects items as they arrive. */
const collect = <Item>(stream: Arriving<Item>, answer: (item: Item) => unknown = () => undefined) => {
  const items: Item[] = []
  stream.on('data', (item: Item) => {
    items.push(item)
    answer(item)
  })
  return items
}
