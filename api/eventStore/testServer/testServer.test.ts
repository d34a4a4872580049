import {
  type AllStreamResolvedEvent,
  ANY,
  BACKWARDS,
  EventStoreDBClient,
  eventTypeFilter,
  jsonEvent,
  NO_STREAM,
  PersistentSubscriptionDroppedError,
  type PersistentSubscriptionToAllResolvedEvent,
  type PersistentSubscriptionToAllSettings,
  persistentSubscriptionToAllSettingsFromDefaults,
  START,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serverForThisTest } from '#api/eventStore/eventStoreDb/servedStore.ts'
import { eventually } from '#e2e/eventually.ts'

describe('the test server, asked by the client as the real one would be', { timeout: 20_000 }, () => {
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

  it('takes a stream with nothing but metadata for existing', async () => {
    const { client } = await connected()
    await client.setStreamMetadata('order-7', { maxCount: 3 }, unary)

    await client.appendToStream('order-7', placed(), { ...unary, expectedRevision: STREAM_EXISTS })

    expect(await client.getStreamMetadata('order-7')).toMatchObject({ metadata: { maxCount: 3 } })
  })

  it('counts on in a stream that is written after its deletion, without its old metadata', async () => {
    const { client } = await connected()
    await client.appendToStream('order-7', [placed(), shipped()], unary)
    await client.setStreamMetadata('order-7', { maxCount: 3 }, unary)
    await client.deleteStream('order-7')
    await expect(Array.fromAsync(client.readStream('order-7'))).rejects.toThrow(StreamNotFoundError)
    await expect(
      client.appendToStream('order-7', placed(), { ...unary, expectedRevision: STREAM_EXISTS }),
    ).rejects.toThrow(StreamDeletedError)

    await client.appendToStream('order-7', placed(), { ...unary, expectedRevision: NO_STREAM })

    expect((await Array.fromAsync(client.readStream('order-7'))).map(({ event }) => event?.revision)).toEqual([2n])
    expect((await client.getStreamMetadata('order-7')).metadata).toEqual({ truncateBefore: 2 })
    await client.setStreamMetadata('order-7', {}, unary)
    expect(await Array.fromAsync(client.readStream('order-7'))).toHaveLength(3)
  })

  it('never takes anything for a tombstoned stream again, and refuses to delete what never was', async () => {
    const { client } = await connected()
    await expect(client.deleteStream('order-7')).rejects.toThrow(WrongExpectedVersionError)
    await client.appendToStream('order-7', placed(), unary)

    await client.tombstoneStream('order-7')

    await expect(client.appendToStream('order-7', placed(), unary)).rejects.toThrow(StreamDeletedError)
    await expect(Array.fromAsync(client.readStream('order-7'))).rejects.toThrow(StreamDeletedError)
  })

  it('lays a tombstone also where nothing ever was', async () => {
    const { client } = await connected()

    await client.tombstoneStream('order-7')

    await expect(client.appendToStream('order-7', placed(), unary)).rejects.toThrow(StreamDeletedError)
  })

  it('takes part of an append that it has, and part that it has not, for a wrong version', async () => {
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

  it('sends those who need the leader to it', async () => {
    const leader = await serverForThisTest()
    const members = () => [
      { port: leader.port, isLeader: true },
      { port: follower.port, isLeader: false },
    ]
    const follower = await serverForThisTest({ members, shared: leader })
    const client = clientForThisTest(follower.url)

    const refused = client.appendToStream('order-7', placed(), { ...unary, requiresLeader: true })

    await expect(refused).rejects.toMatchObject({ leader: { address: '127.0.0.1', port: leader.port } })
    await client.appendToStream('order-7', placed(), { ...unary, requiresLeader: true })
    expect(leader.traffic.calls.get('Append')).toBe(1)
  })

  it('filters subscriptions by prefix and by type, with checkpoints, and tells when they have caught up', async () => {
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
    const [carts, orders] = [received<AllStreamResolvedEvent>(byStream), received<AllStreamResolvedEvent>(byType)]

    await eventually(() => expect(isCaughtUp).toBe(true))
    await eventually(() => expect(orders.map(({ event }) => event?.type)).toEqual(['OrderShipped']))
    expect(carts.map(({ event }) => event?.streamId)).toEqual(['cart-7'])
    expect(checkpoints).toHaveLength(1)
  })

  it('refuses a position that is none', async () => {
    const { client } = await connected()
    const lost = client.subscribeToAll({ fromPosition: { commit: 1n, prepare: 1n } })

    await expect(lost.toArray()).rejects.toThrow('invalid-position')
  })

  it('hands a refused message out again, and parks it in the end', async () => {
    const { client } = await connected()
    await client.appendToStream('order-7', [placed(), shipped()], unary)
    const mails = await group(client, { maxRetryCount: 1 })
    const messages = received<Message>(mails, (message) => mails.nack('retry', 'the mail server is down', message))

    await eventually(() => expect(messages).toHaveLength(4))
    expect(messages.map(({ event, retryCount }) => [event?.type, retryCount])).toEqual([
      ['OrderPlaced', 0],
      ['OrderPlaced', 1],
      ['OrderShipped', 0],
      ['OrderShipped', 1],
    ])
    const parked = await Array.fromAsync(client.readStream('$persistentsubscription-$all::orderMails-parked'))
    expect(parked.map(({ event }) => event?.type)).toEqual(['$>', '$>'])
  })

  it('hands out again what a subscriber left unanswered, and parks nothing for that', async () => {
    const { client, server } = await connected()
    await client.appendToStream('order-7', [placed(), shipped()], unary)
    const left = await group(client, { maxRetryCount: 0 })
    const seen = received<Message>(left)
    left.on('error', () => undefined)
    await eventually(() => expect(seen).toHaveLength(1))

    server.endSubscriptions('broken')
    const mails = clientForThisTest(server.url).subscribeToPersistentSubscriptionToAll('orderMails', { bufferSize: 5 })
    const messages = received<Message>(mails)

    await eventually(() => expect(messages).toHaveLength(2))
    expect(messages.map(({ event, retryCount }) => [event?.type, retryCount])).toEqual([
      ['OrderPlaced', 1],
      ['OrderShipped', 0],
    ])
  })

  it('writes no checkpoint past a message that nobody has answered', async () => {
    const { client, server } = await connected()
    await client.appendToStream('order-7', [placed(), shipped(), shipped(), shipped()], unary)
    await createGroup(client, { checkPointLowerBound: 1, checkPointUpperBound: 2, checkPointAfter: 0 })
    const mails = clientForThisTest(server.url).subscribeToPersistentSubscriptionToAll('orderMails', { bufferSize: 4 })
    const messages = received<Message>(mails)
    await eventually(() => expect(messages).toHaveLength(4))
    const positions = messages.map(({ event }) => Number(event?.position?.commit))
    const checkpoint = () => server.groups.get('orderMails')?.info().checkpoint

    await mails.ack(...messages.slice(1))
    await eventually(() => expect(checkpoint()).toBeLessThan(positions[0] ?? 0))
    await mails.ack(...messages.slice(0, 1))

    await eventually(() => expect(checkpoint()).toBeGreaterThanOrEqual(positions[3] ?? 0))
  })

  it('tells its subscribers that their group was deleted', async () => {
    const { client } = await connected()
    const mails = await group(client, {})
    const trouble: Error[] = []
    mails.on('error', (error) => trouble.push(error))
    const { promise: confirmed, resolve } = Promise.withResolvers<void>()
    mails.on('confirmation', () => resolve())
    received<Message>(mails)
    await confirmed

    await client.deletePersistentSubscriptionToAll('orderMails')

    await eventually(() => expect(trouble[0]).toBeInstanceOf(PersistentSubscriptionDroppedError))
  })

  it('hands out again what was not answered in time, and writes a checkpoint for what was', async () => {
    const { client, server } = await connected()
    await client.appendToStream('order-7', placed(), unary)
    const mails = await group(client, { messageTimeout: 30_000, checkPointLowerBound: 1 })
    const messages = received<Message>(mails, async (message) => {
      if (messages.length === 1) server.passTime(31_000)
      else await mails.ack(message)
    })
    const checkpoint = async () =>
      (await client.getPersistentSubscriptionToAllInfo('orderMails')).stats.lastCheckpointedEventPosition

    await eventually(() => expect(messages).toHaveLength(2))
    expect(messages.map(({ event, retryCount }) => [event?.type, retryCount])).toEqual([
      ['OrderPlaced', 0],
      ['OrderPlaced', 1],
    ])
    await eventually(async () => expect(await checkpoint()).toBeDefined())
  })
})

const connected = async () => {
  const server = await serverForThisTest()
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

const group = async (client: EventStoreDBClient, settings: Partial<PersistentSubscriptionToAllSettings>) => {
  await createGroup(client, settings)
  return client.subscribeToPersistentSubscriptionToAll('orderMails', { bufferSize: 1 })
}

const createGroup = (client: EventStoreDBClient, settings: Partial<PersistentSubscriptionToAllSettings>) => {
  const filter = streamNameFilter({ prefixes: ['order-'] })
  const asked = persistentSubscriptionToAllSettingsFromDefaults({ startFrom: START, ...settings })
  return client.createPersistentSubscriptionToAll('orderMails', asked, { filter })
}

interface Arriving<Item> {
  on(event: 'data', listener: (item: Item) => void): unknown
}

type Message = PersistentSubscriptionToAllResolvedEvent

/** What arrives, while it arrives. */
const received = <Item = Message>(stream: Arriving<Item>, answer: (item: Item) => unknown = () => undefined) => {
  const items: Item[] = []
  stream.on('data', (item: Item) => {
    items.push(item)
    answer(item)
  })
  return items
}
