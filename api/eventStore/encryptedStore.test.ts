import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { erased } from '#domain/kernel/eventSchema.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { aminasHouse, aminasOrder, monday } from '#domain/testing/fixtures.ts'
import { openEncryptedStore } from './encryptedStore.ts'
import { type EventStore, type NewFact, type StoredFact, StoreUnavailable } from './eventStore.ts'
import { openKeyring } from './keyring.ts'
import { openSecretStore } from './secretStore.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'
import { findBrokenLink, verifyFacts } from './verifyFacts.ts'

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

/** Another node on the same facts, with its own caches. */
const node = (raw: EventStore) => {
  const keyring = openKeyring(openSecretStore(raw))
  return { keyring, store: openEncryptedStore(raw, keyring, schemaOf) }
}

const fact = (type: string, data: object): NewFact => ({
  id: randomUUID(),
  type,
  version: schemaOf(type)?.version ?? 1,
  data,
  meta: { by: { role: 'customer', id: 'amina' }, at: monday, correlationId: 'checkout-7' },
})

const accountOpened = () =>
  fact('AccountOpened', { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' })
const emailVerified = () => fact('EmailVerified', { email: 'amina@ekhaya.example' })
const roleGranted = () => fact('RoleGranted', { role: 'Customer' })
const addressAdded = () => fact('AddressAdded', { addressId: 'home', address: aminasHouse })

const dataOf = async (from: EventStore, stream: string) => (await from.readStream(stream)).map(({ data }) => data)

describe('a personal field', () => {
  it('is stored encrypted and read as it was written', async () => {
    await store.append('account-amina', 'absent', [accountOpened(), roleGranted()])

    expect(await dataOf(store, 'account-amina')).toEqual([accountOpened().data, roleGranted().data])
    expect(JSON.stringify(await dataOf(raw, 'account-amina'))).not.toMatch(/Amina|Daniels|ekhaya\.example/)
  })

  it('is delivered to subscribers and consumers as it was written', async () => {
    await store.append('account-amina', 'absent', [accountOpened()])
    const stop = new AbortController()
    const delivered: unknown[] = []
    for await (const [first] of store.subscribe(0, stop.signal)) {
      delivered.push(first?.data)
      stop.abort()
    }
    const taking = new AbortController()
    const take = async ({ data }: StoredFact) => {
      delivered.push(data)
      taking.abort()
    }
    await store.consume('welcome', take, taking.signal)

    expect(delivered).toEqual([accountOpened().data, accountOpened().data])
  })

  it('is delivered encrypted to a consumer that reads no data of its type', async () => {
    await store.append('account-amina', 'absent', [accountOpened()])
    const taking = new AbortController()
    let delivered: unknown
    const take = async ({ data }: StoredFact) => {
      delivered = data
      taking.abort()
    }
    await store.consume('count', take, taking.signal, { typesWithoutData: new Set(['AccountOpened']) })

    expect(delivered).toEqual((await dataOf(raw, 'account-amina'))[0])
  })

  it('is replaced by a placeholder after its key was destroyed, also on another node', async () => {
    await store.append('account-amina', 'absent', [accountOpened(), roleGranted()])
    await store.append('addressBook-amina', 'absent', [addressAdded()])
    await keyring.destroy('customer-amina')

    for (const each of [store, node(raw).store]) {
      expect(await dataOf(each, 'account-amina')).toEqual([
        { firstname: erased, lastname: erased, email: erased },
        { role: 'Customer' },
      ])
      expect(JSON.stringify(await dataOf(each, 'addressBook-amina'))).not.toContain('Daniels')
    }
  })

  it('of an order stays readable until the key of its year is destroyed', async () => {
    await store.append('order-7', 'absent', [fact('OrderPlaced', aminasOrder)])
    await keyring.destroy('customer-amina')
    expect(await dataOf(store, 'order-7')).toEqual([expect.objectContaining({ shippingAddress: aminasHouse })])

    await keyring.destroy('invoice-2026')
    const [order] = await dataOf(store, 'order-7')
    expect(order).toMatchObject({ total: aminasOrder.total, shippingAddress: { recipientName: erased } })
  })

  it('that was tampered with throws only on access to the data', async () => {
    await store.append('account-amina', 'absent', [accountOpened()])
    const tampered = {
      ...raw,
      readStream: async (stream: string) =>
        (await raw.readStream(stream)).map((stored) => ({
          ...stored,
          data: { $personal: { ...Object(stored.data).$personal, text: 'AAAA' } },
        })),
    }

    const [decrypted] = await node(tampered).store.readStream('account-amina')

    expect(decrypted?.type).toBe('AccountOpened')
    expect(() => decrypted?.data).toThrow('AccountOpened at account-amina, revision 0, was tampered with')
  })
})

describe('the chain', () => {
  const brokenLink = async () => findBrokenLink(await raw.readStream('account-amina'))

  it('continues across appends, nodes and restarts', async () => {
    await store.append('account-amina', 'absent', [accountOpened()])
    const other = node(raw).store
    await other.append('account-amina', { revision: 0 }, [emailVerified()])
    await store.append('account-amina', { revision: 1 }, [roleGranted(), roleGranted()])
    await other.readStream('account-amina', 4)
    await other.append('account-amina', { revision: 3 }, [roleGranted()])

    expect(await brokenLink()).toBeUndefined()
    expect(await verifyFacts(raw)).toEqual({ facts: 5, streams: 1, broken: 0, firstBroken: undefined })
  })

  it('is valid after conflicts at an older and at a later revision', async () => {
    await store.append('account-amina', 'absent', [accountOpened()])
    const conflict = { conflict: true, actual: 0 }

    expect(await store.append('account-amina', 'absent', [accountOpened()])).toEqual(conflict)
    expect(await store.append('account-amina', { revision: 5 }, [roleGranted()])).toEqual(conflict)
    await store.append('account-amina', { revision: 0 }, [roleGranted()])
    expect(await store.append('account-amina', { revision: 0 }, [roleGranted()])).toEqual({ conflict: true, actual: 1 })

    expect([await brokenLink(), (await raw.readStream('account-amina')).length]).toEqual([undefined, 2])
  })

  it('is valid after the same facts were repeated because an answer was lost', async () => {
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
    const facts = [accountOpened(), emailVerified()]

    await expect(store.append('account-amina', 'absent', facts)).rejects.toThrow('lost')
    expect(await store.append('account-amina', 'absent', facts)).toMatchObject({ revision: 1 })
    await store.append('account-amina', { revision: 1 }, [roleGranted()])

    expect([await brokenLink(), (await raw.readStream('account-amina')).length]).toEqual([undefined, 3])
  })

  it('is valid after another node read the stream and then repeated the same facts', async () => {
    await store.append('account-amina', 'absent', [accountOpened()])
    const facts = [roleGranted()]
    await store.append('account-amina', { revision: 0 }, facts)
    const other = node(raw).store
    await other.readStream('account-amina', 1)

    expect(await other.append('account-amina', { revision: 0 }, facts)).toMatchObject({ revision: 1 })
    await other.append('account-amina', { revision: 1 }, [fact('RoleGranted', { role: 'Admin' })])

    expect([await brokenLink(), (await raw.readStream('account-amina')).length]).toEqual([undefined, 3])
  })

  it('needs no read of a fact that this node has just appended', async () => {
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

  it('is valid after another node repeated encrypted facts', async () => {
    const came = [accountOpened()]
    await store.append('account-amina', 'absent', came)
    const other = node(raw).store
    await other.append('account-amina', 'absent', came)
    await other.append('account-amina', { revision: 0 }, [roleGranted()])

    expect(await brokenLink()).toBeUndefined()
  })

  it('is valid after a command was repeated with other facts', async () => {
    await store.append('account-amina', 'absent', [accountOpened()], 'sign up 7')
    await node(raw).store.append('account-amina', 'absent', [accountOpened()], 'sign up 7')
    await store.append('account-amina', { revision: 0 }, [roleGranted()])

    expect(await brokenLink()).toBeUndefined()
  })

  it('is valid after a node that repeated a command with other facts went on', async () => {
    await store.append('account-amina', 'absent', [accountOpened()], 'sign up 7')
    const other = node(raw).store
    await other.append('account-amina', 'absent', [accountOpened()], 'sign up 7')
    await other.append('account-amina', { revision: 0 }, [roleGranted()])

    expect(await brokenLink()).toBeUndefined()
  })

  it('is valid when appends follow one that is not durable yet', async () => {
    const [opened, verified, granted] = [accountOpened(), emailVerified(), roleGranted()]
    const appended = await Promise.all([
      store.append('account-amina', 'absent', [opened]),
      store.append('account-amina', { revision: 0, id: opened.id }, [verified]),
      store.append('account-amina', { revision: 1, id: verified.id }, [granted]),
    ])
    expect(appended.map((each) => 'revision' in each && each.revision)).toEqual([0, 1, 2])
    expect(findBrokenLink(await raw.readStream('account-amina'))).toBeUndefined()
  })

  it('is valid when the append before is a repetition whose previous hash is not known', async () => {
    const [opened, verified] = [accountOpened(), emailVerified()]
    await store.append('account-amina', 'absent', [opened])
    await store.append('account-amina', { revision: 0 }, [verified])
    const other = node(raw).store
    await Promise.all([
      other.append('account-amina', { revision: 0 }, [verified]),
      other.append('account-amina', { revision: 1, id: verified.id }, [roleGranted()]),
    ])
    const stored = await raw.readStream('account-amina')
    expect([stored.length, findBrokenLink(stored)]).toEqual([3, undefined])
  })

  it('is valid when the append before fails, and the fact of another node takes its place', async () => {
    await store.append('account-amina', 'absent', [accountOpened()])
    const verified = emailVerified()
    const append: EventStore['append'] = async (...asked) => {
      if (asked[2][0]?.id !== verified.id) return raw.append(...asked)
      await store.append('account-amina', { revision: 0 }, [roleGranted()])
      throw new StoreUnavailable('The disk refused')
    }
    const failing = node({ ...raw, append }).store
    const before = failing.append('account-amina', { revision: 0 }, [verified]).catch(() => 'failed')
    const behind = failing.append('account-amina', { revision: 1, id: verified.id }, [roleGranted()])

    expect([await before, await behind]).toEqual(['failed', { conflict: true, actual: 1 }])
    expect(await failing.append('account-amina', { revision: 1, id: verified.id }, [roleGranted()])).toEqual({
      conflict: true,
      actual: 1,
    })
    await failing.append('account-amina', { revision: 1 }, [roleGranted()])
    const stored = await raw.readStream('account-amina')
    expect([stored.length, findBrokenLink(stored)]).toEqual([3, undefined])
  })

  it('does not hold up an append behind one that cannot be sent', async () => {
    const verified = { ...emailVerified(), data: { email: 'amina@ekhaya.example', since: 2026n } }
    await store.append('account-amina', 'absent', [accountOpened()])
    const before = store.append('account-amina', { revision: 0 }, [verified]).catch((error) => error)
    const behind = store.append('account-amina', { revision: 1, id: verified.id }, [roleGranted()])
    expect(await before).toBeInstanceOf(TypeError)
    expect(await behind).toEqual({ conflict: true, actual: 0 })
  })

  it('goes on behind facts that are appended together before they are durable', async () => {
    const opened = accountOpened()
    const [sent, durable] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const gated = node({
      ...raw,
      append: (...asked) => {
        sent.resolve()
        return raw.append(...asked)
      },
      appendTogether: async (appends) => {
        const outcome = await raw.appendTogether?.(appends)
        if (appends[0]?.stream === 'account-amina') await durable.promise
        return outcome ?? []
      },
    }).store
    const together = gated.appendTogether?.([{ stream: 'account-amina', expected: 'absent', facts: [opened] }])
    const behind = gated.append('account-amina', { revision: 0, id: opened.id }, [roleGranted()])
    await sent.promise
    durable.resolve()
    await Promise.all([together, behind])
    const stored = await raw.readStream('account-amina')
    expect([stored.length, findBrokenLink(stored)]).toEqual([2, undefined])
  })

  it('is valid after an erasure', async () => {
    await store.append('account-amina', 'absent', [accountOpened(), emailVerified()])
    await keyring.destroy('customer-amina')
    await store.append('account-amina', { revision: 1 }, [fact('AccountErased', {})])

    expect(await brokenLink()).toBeUndefined()
  })

  it('refuses an append without a known revision', async () => {
    await expect(store.append('account-amina', 'any', [accountOpened()])).rejects.toThrow('known revision')
    expect(await store.append('vault-amina', 'any', [fact('SecretKept', {})])).toMatchObject({ revision: 0 })
  })
})

describe('a fact of a newer version', () => {
  it('throws on access to the data, and says what to do', async () => {
    await raw.append('account-amina', 'absent', [{ ...roleGranted(), version: 9 }])
    const [decrypted] = await store.readStream('account-amina')

    expect(() => decrypted?.data).toThrow('update this node')
  })
})

describe('facts that are appended together', () => {
  const together = [
    { stream: 'order-1', expected: 'absent', facts: [fact('OrderPlaced', aminasOrder)] },
    { stream: 'account-amina', expected: { revision: 0 }, facts: [emailVerified()] },
    { stream: 'order-1', expected: { revision: 0 }, facts: [fact('OrderConfirmed', {})] },
  ] as const

  it('are encrypted and chained, each to the one before it in its stream', async () => {
    await store.append('account-amina', 'absent', [accountOpened()])
    await node(raw).store.appendTogether?.(together)
    await store.append('order-1', { revision: 1 }, [fact('ProcessingStarted', {})])

    expect(findBrokenLink(await raw.readStream('order-1'))).toBeUndefined()
    expect((await dataOf(store, 'order-1'))[0]).toMatchObject({ shippingAddress: aminasHouse })
    expect(JSON.stringify(await dataOf(raw, 'order-1'))).not.toContain(aminasHouse.recipientName)
  })

  it('are refused if another node appended first', async () => {
    await store.append('account-amina', 'absent', [accountOpened(), roleGranted()])
    const [placed, verified] = together
    expect(await store.appendTogether?.([placed, verified])).toEqual({ conflict: true, actual: 1 })
    expect(await raw.readStream('order-1')).toEqual([])
  })
})
