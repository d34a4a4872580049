import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { noted } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

const readOnly = true

describe('facts opened for reading only', () => {
  it('are those of the running shop, also the ones that come', async () => {
    await using given = await givenStore()
    const placed = await given.store.append('order-1', 'absent', [noted()], 'place-7')
    const reader = await given.again({ readOnly })
    expect(await reader.answered('order-1', 'place-7')).toEqual(placed)
    const delivered = first(reader.subscribe(await reader.head(), new AbortController().signal))

    await given.store.append('order-2', 'absent', [noted(), noted()])

    expect(await delivered).toMatchObject([
      { stream: 'order-2', position: 2 },
      { stream: 'order-2', position: 3 },
    ])
    expect(await reader.readStream('order-2', 1)).toEqual(await given.store.readStream('order-2', 1))
    expect(await reader.readLast('order-2')).toMatchObject({ revision: 1 })
    expect(await reader.head()).toBe(3)
  })

  it('cannot be changed', async () => {
    await using given = await givenStore()
    const reader = await given.again({ readOnly })
    const { signal } = new AbortController()

    const changes = [
      reader.append('order-1', 'absent', [noted()]),
      reader.retain('order-1', { newest: 1 }),
      reader.forget('order-1'),
      reader.consume('orderMails', async () => undefined, signal),
    ]

    for (const change of changes) await expect(change).rejects.toThrow('The event store was opened for reading only')
    for (const change of changes) await expect(change).rejects.toThrow(StoreUnavailable)
  })

  it('may be those of a shop that is closed, or was cut off', async () => {
    await using given = await givenStore()
    await given.store.append('order-1', 'absent', [noted()])
    await given.store.close()
    const reader = await given.again({ readOnly })
    expect(await reader.readStream('order-1')).toHaveLength(1)

    const writer = await given.again()
    await writer.append('order-1', { revision: 0 }, [noted()])

    expect(await reader.readStream('order-1')).toHaveLength(2)
  })

  it('keep no shop from writing, forgetting and closing', async () => {
    await using given = await givenStore()
    const reader = await given.again({ readOnly })
    await given.store.append('vault-letters-amina', 'absent', [noted('my secret is an enamel mug')])
    expect(await reader.readStream('vault-letters-amina')).toHaveLength(1)

    await given.store.forget('vault-letters-amina')

    expect(await reader.readStream('vault-letters-amina')).toEqual([])
    expect(given.holdsBytes('enamel mug')).toBe(false)
    await given.store.close()
    expect(await (await given.again()).append('order-1', 'absent', [noted()])).toMatchObject({ revision: 0 })
  })

  it('have to be there', async () => {
    await using folder = await temporaryFolder()
    const file = join(folder.path, 'events.sqlite')

    const opening = openSqliteEventStore(file, { readOnly })

    await expect(opening).rejects.toThrow(`There are no facts at ${file}`)
    await expect(opening).rejects.toThrow(StoreUnavailable)
  })

  it('answer nothing more once they are closed', async () => {
    await using given = await givenStore()
    const reader = await given.again({ readOnly })
    const waiting = Array.fromAsync(reader.subscribe(0, new AbortController().signal))

    await reader.close()
    await reader.close()

    await expect(reader.readStream('order-1')).rejects.toThrow(StoreUnavailable)
    expect(await waiting).toEqual([])
  })
})

const first = async (batches: AsyncIterable<readonly StoredFact[]>) => {
  for await (const batch of batches) return batch
  return []
}
