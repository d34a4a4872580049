import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { aminasHouse, aminasOrder, monday } from '#domain/cast.ts'
import { keepingOf } from '#domain/facts.ts'
import { erased } from '#domain/kernel/personal.ts'
import { type EventStore, type NewFact, type StoredFact, StoreUnavailable } from './eventStore.ts'
import { openKeyring } from './keyring.ts'
import { openSealedStore } from './sealedStore.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'
import { openVault } from './vault.ts'
import { brokenLinkIn, verifyFacts } from './verifyFacts.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let raw: EventStore
let keyring: ReturnType<typeof openKeyring>
let store: EventStore

beforeEach(async () => {
  folder = await temporaryFolder()
  raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  ;({ store, keyring } = node(raw))
})
afterEach(async () => {
  await raw.close()
  await folder[Symbol.asyncDispose]()
})

/** Another node on the same facts: it remembers nothing of what the others did. */
const node = (raw: EventStore) => {
  const keyring = openKeyring(openVault(raw))
  return { keyring, store: openSealedStore(raw, keyring, keepingOf) }
}

const fact = (type: string, data: object): NewFact => ({
  id: randomUUID(),
  type,
  version: keepingOf(type)?.version ?? 1,
  data,
  meta: { by: { role: 'customer', id: 'amina' }, at: monday, correlationId: 'checkout-7' },
})

const opened = () => fact('AccountOpened', { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' })
const verified = () => fact('EmailVerified', { email: 'amina@ekhaya.example' })
const granted = () => fact('RoleGranted', { role: 'Customer' })
const added = () => fact('AddressAdded', { addressId: 'home', address: aminasHouse })

const dataOf = async (from: EventStore, stream: string) => (await from.readStream(stream)).map(({ data }) => data)

describe('what is personal', () => {
  it('is read as it was written, and stored as nobody can read it', async () => {
    await store.append('account-amina', 'absent', [opened(), granted()])

    expect(await dataOf(store, 'account-amina')).toEqual([opened().data, granted().data])
    expect(JSON.stringify(await dataOf(raw, 'account-amina'))).not.toMatch(/Amina|Daniels|ekhaya\.example/)
  })

  it('is delivered to subscribers and consumers as it was written', async () => {
    await store.append('account-amina', 'absent', [opened()])
    const stop = new AbortController()
    const told: unknown[] = []
    for await (const [first] of store.subscribe(0, stop.signal)) {
      told.push(first?.data)
      stop.abort()
    }
    const taking = new AbortController()
    const take = async ({ data }: StoredFact) => {
      told.push(data)
      taking.abort()
    }
    await store.consume('welcome', take, taking.signal)

    expect(told).toEqual([opened().data, opened().data])
  })

  it('has something else in its place once the key is gone, also on another node', async () => {
    await store.append('account-amina', 'absent', [opened(), granted()])
    await store.append('addressBook-amina', 'absent', [added()])
    await keyring.destroy('customer-amina')

    for (const each of [store, node(raw).store]) {
      expect(await dataOf(each, 'account-amina')).toEqual([
        { firstname: erased, lastname: erased, email: erased },
        { role: 'Customer' },
      ])
      expect(JSON.stringify(await dataOf(each, 'addressBook-amina'))).not.toContain('Daniels')
    }
  })

  it('stays with the order that the law has the shop keep', async () => {
    await store.append('order-7', 'absent', [fact('OrderPlaced', aminasOrder)])
    await keyring.destroy('customer-amina')
    expect(await dataOf(store, 'order-7')).toEqual([expect.objectContaining({ shippingAddress: aminasHouse })])

    await keyring.destroy('invoice-2026')
    const [order] = await dataOf(store, 'order-7')
    expect(order).toMatchObject({ total: aminasOrder.total, shippingAddress: { recipientName: erased } })
  })

  it('that somebody tampered with stops who looks at it, and nobody else', async () => {
    await store.append('account-amina', 'absent', [opened()])
    const tampered = {
      ...raw,
      readStream: async (stream: string) =>
        (await raw.readStream(stream)).map((stored) => ({
          ...stored,
          data: { $personal: { ...Object(stored.data).$personal, text: 'AAAA' } },
        })),
    }

    const [told] = await node(tampered).store.readStream('account-amina')

    expect(told?.type).toBe('AccountOpened')
    expect(() => told?.data).toThrow('AccountOpened at account-amina, revision 0, was tampered with')
  })
})

describe('the chain', () => {
  const intact = async () => brokenLinkIn(await raw.readStream('account-amina'))

  it('goes on over appends, nodes and restarts', async () => {
    await store.append('account-amina', 'absent', [opened()])
    const other = node(raw).store
    await other.append('account-amina', { revision: 0 }, [verified()])
    await store.append('account-amina', { revision: 1 }, [granted(), granted()])
    await other.readStream('account-amina', 4)
    await other.append('account-amina', { revision: 3 }, [granted()])

    expect(await intact()).toBeUndefined()
    expect(await verifyFacts(raw)).toEqual({ facts: 5, streams: 1, broken: 0, firstBroken: undefined })
  })

  it('is whole after conflicts, from the past as from the future', async () => {
    await store.append('account-amina', 'absent', [opened()])
    const conflict = { conflict: true, actual: 0 }

    expect(await store.append('account-amina', 'absent', [opened()])).toEqual(conflict)
    expect(await store.append('account-amina', { revision: 5 }, [granted()])).toEqual(conflict)
    await store.append('account-amina', { revision: 0 }, [granted()])
    expect(await store.append('account-amina', { revision: 0 }, [granted()])).toEqual({ conflict: true, actual: 1 })

    expect([await intact(), (await raw.readStream('account-amina')).length]).toEqual([undefined, 2])
  })

  it('is whole where the same facts come again after a lost answer', async () => {
    let lost = true
    const { store } = node({
      ...raw,
      append: async (...asked) => {
        const answer = await raw.append(...asked)
        if (!lost) return answer
        lost = false
        throw new StoreUnavailable('the answer was lost')
      },
    })
    const facts = [opened(), verified()]

    await expect(store.append('account-amina', 'absent', facts)).rejects.toThrow('lost')
    expect(await store.append('account-amina', 'absent', facts)).toMatchObject({ revision: 1 })
    await store.append('account-amina', { revision: 1 }, [granted()])

    expect([await intact(), (await raw.readStream('account-amina')).length]).toEqual([undefined, 3])
  })

  it('is whole where somebody had read the stream before the same facts come again', async () => {
    await store.append('account-amina', 'absent', [opened()])
    const facts = [granted()]
    await store.append('account-amina', { revision: 0 }, facts)
    const other = node(raw).store
    await other.readStream('account-amina', 1)

    expect(await other.append('account-amina', { revision: 0 }, facts)).toMatchObject({ revision: 1 })
    await other.append('account-amina', { revision: 1 }, [fact('RoleGranted', { role: 'Admin' })])

    expect([await intact(), (await raw.readStream('account-amina')).length]).toEqual([undefined, 3])
  })

  it('needs nothing to be read again that was just written', async () => {
    const asked: number[] = []
    const { store } = node({
      ...raw,
      readStream: (stream, from = 0) => {
        asked.push(from)
        return raw.readStream(stream, from)
      },
    })
    await store.append('roster-shop', 'absent', [fact('AdminJoined', { customerId: 'themba' })])

    await store.readStream('roster-shop', 1)

    expect(asked).toEqual([1])
  })

  it('is whole where sealed facts came again through another node', async () => {
    const came = [opened()]
    await store.append('account-amina', 'absent', came)
    const other = node(raw).store
    await other.append('account-amina', 'absent', came)
    await other.append('account-amina', { revision: 0 }, [granted()])

    expect(await intact()).toBeUndefined()
  })

  it('is whole where a command came twice with other facts', async () => {
    await store.append('account-amina', 'absent', [opened()], 'sign up 7')
    await node(raw).store.append('account-amina', 'absent', [opened()], 'sign up 7')
    await store.append('account-amina', { revision: 0 }, [granted()])

    expect(await intact()).toBeUndefined()
  })

  it('holds after an erasure', async () => {
    await store.append('account-amina', 'absent', [opened(), verified()])
    await keyring.destroy('customer-amina')
    await store.append('account-amina', { revision: 1 }, [fact('AccountErased', {})])

    expect(await intact()).toBeUndefined()
  })

  it('refuses to append where it does not know what comes before', async () => {
    await expect(store.append('account-amina', 'any', [opened()])).rejects.toThrow('known revision')
    expect(await store.append('vault-amina', 'any', [fact('SecretKept', {})])).toMatchObject({ revision: 0 })
  })
})

describe('a fact of a newer version', () => {
  it('stops who looks at it, and says what to do', async () => {
    await raw.append('account-amina', 'absent', [{ ...granted(), version: 9 }])
    const [told] = await store.readStream('account-amina')

    expect(() => told?.data).toThrow('update this node')
  })
})
