import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { arrayOf, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { placeOf } from '#api/eventStore/testing/storeFixtures.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { openReadOnlyStore } from './readOnlyStore.ts'

const readOnly = true

describe('a read-only store', () => {
  it('reads the facts of the running shop, and delivers new ones', async () => {
    await using given = await givenStore()
    const placed = placeOf(await given.store.append('order-1', 'absent', [orderNoted()], 'place-7'))
    const reader = await given.reopen({ readOnly })
    expect(await reader.findCommand('order-1', 'place-7')).toEqual(placed)
    const delivered = first(reader.subscribe(await reader.head(), new AbortController().signal))

    await given.store.append('order-2', 'absent', [orderNoted(), orderNoted()])

    expect(await delivered).toMatchObject([
      { stream: 'order-2', position: 2 },
      { stream: 'order-2', position: 3 },
    ])
    expect(await reader.readStream('order-2', 1)).toEqual(await given.store.readStream('order-2', 1))
    expect(await reader.readLast('order-2')).toMatchObject({ revision: 1 })
    expect(await reader.head()).toBe(3)
  })

  it('delivers only facts of the types that it is opened for', async () => {
    await using given = await givenStore()
    const cancelled = { ...orderNoted(), type: 'OrderCancelled' }
    await given.store.append('order-1', 'absent', [orderNoted(), cancelled])
    await given.store.append('order-2', 'absent', [cancelled, orderNoted()])
    await using reader = await openForTests(given.file, { types: ['OrderCancelled'] })
    await using other = await openForTests(given.file, { types: ['OrderReturned'] })

    const delivered = await first(reader.subscribe(0, new AbortController().signal))

    expect(delivered.map(({ position, type }) => `${type} at ${position}`)).toEqual([
      'OrderCancelled at 2',
      'OrderCancelled at 3',
    ])
    expect(delivered.map(({ id }) => id)).toHaveLength(2)
    expect([await reader.head(), await other.head()]).toEqual([3, 0])
  })

  it('delivers as many facts at once as it is opened for, whatever secrets are between them', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted()])
    await given.store.append('vault-letters-amina', 'absent', [orderNoted()])
    await given.store.append(
      'order-2',
      'absent',
      arrayOf(4, () => orderNoted()),
    )
    await using reader = await openForTests(given.file, { batchSize: 2 })
    const batches: number[] = []

    for await (const batch of reader.subscribe(0, new AbortController().signal)) {
      batches.push(batch.length)
      if (batch.at(-1)?.position === 6) break
    }

    expect(batches).toEqual([2, 2, 1])
  })

  it('refuses every write', async () => {
    await using given = await givenStore()
    const reader = await given.reopen({ readOnly })
    const { signal } = new AbortController()

    const changes = [
      reader.append('order-1', 'absent', [orderNoted()]),
      reader.retain('order-1', { newest: 1 }),
      reader.forget('order-1'),
      reader.consume('orderMails', async () => undefined, signal),
    ]

    for (const change of changes) await expect(change).rejects.toThrow('The event store was opened for reading only')
    for (const change of changes) await expect(change).rejects.toThrow(StoreUnavailable)
  })

  it('reads the facts of a shop that is closed, or was opened later', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [orderNoted()])
    await given.store.close()
    const reader = await given.reopen({ readOnly })
    expect(await reader.readStream('order-1')).toHaveLength(1)

    const writer = await given.reopen()
    await writer.append('order-1', { revision: 0 }, [orderNoted()])

    expect(await reader.readStream('order-1')).toHaveLength(2)
  })

  it('does not prevent a shop from writing, forgetting and closing', async () => {
    await using given = await givenStore()
    const reader = await given.reopen({ readOnly })
    await given.store.append('vault-letters-amina', 'absent', [orderNoted('my secret is an enamel mug')])
    expect(await reader.readStream('vault-letters-amina')).toHaveLength(1)

    await given.store.forget('vault-letters-amina')

    expect(await reader.readStream('vault-letters-amina')).toEqual([])
    expect(given.filesContain('enamel mug')).toBe(false)
    await given.store.close()
    expect(await (await given.reopen()).append('order-1', 'absent', [orderNoted()])).toMatchObject({ revision: 0 })
  })

  it('needs an existing file', async () => {
    await using folder = await temporaryFolder()
    const file = join(folder.path, 'events.sqlite')

    const opening = openSqliteEventStore(file, { readOnly })

    await expect(opening).rejects.toThrow(`There are no facts at ${file}`)
    await expect(opening).rejects.toThrow(StoreUnavailable)
  })

  it('answers nothing after it was closed', async () => {
    await using given = await givenStore()
    const reader = await given.reopen({ readOnly })
    const waiting = Array.fromAsync(reader.subscribe(0, new AbortController().signal))

    await reader.close()
    await reader.close()

    await expect(reader.readStream('order-1')).rejects.toThrow(StoreUnavailable)
    expect(await waiting).toEqual([])
  })
})

const openForTests = async (file: string, options: Parameters<typeof openReadOnlyStore>[1]) => {
  const reader = await openReadOnlyStore(file, options)
  return { ...reader, [Symbol.asyncDispose]: reader.close }
}

const first = async (batches: AsyncIterable<readonly StoredFact[]>) => {
  for await (const batch of batches) return batch
  return []
}
