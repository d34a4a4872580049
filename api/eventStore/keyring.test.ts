import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import type { EventStore } from './eventStore.ts'
import type { DataKey } from './factEncryption.ts'
import { KeyIsDestroyed, type Keyring, openKeyring } from './keyring.ts'
import { openSecretStore, type SecretStore } from './secretStore.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore
let calls: string[]
let here: Keyring
let otherNode: Keyring
let currentTime = Date.parse('2026-11-16T08:00:00.000Z')

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
})
beforeEach(() => {
  calls = []
  here = openKeyring(recordingStore(openSecretStore(store)), () => currentTime)
  otherNode = openKeyring(openSecretStore(store), () => currentTime)
})
afterAll(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

/** A secret store that records its calls. */
const recordingStore = (secretStore: SecretStore): SecretStore => ({
  ...secretStore,
  get: (key) => {
    calls.push(`get ${key}`)
    return secretStore.get(key)
  },
  update: (key, next) => {
    calls.push(`change ${key}`)
    return secretStore.update(key, next)
  },
})

const printKey = (key: DataKey | undefined) => key && `${key.id} ${key.secret.export().toString('hex')}`
const read = async (keyring: Keyring, name: string) => printKey((await keyring.findAll([name])).get(name))

/** A keyring whose secret store has read the value but answers later. */
const openSlowKeyring = () => {
  const secretStore = openSecretStore(store)
  const answered = Promise.withResolvers<void>()
  const get: SecretStore['get'] = async <Value>(key: string) => {
    const value = await secretStore.get<Value>(key)
    await answered.promise
    return value
  }
  return { keyring: openKeyring({ ...secretStore, get }), answer: answered.resolve }
}

describe('a key', () => {
  it('is created on first write, with 256 bits, and can be read afterwards', async () => {
    expect(await read(otherNode, 'customer-amina')).toBeUndefined()
    const key = await here.getOrCreate('customer-amina')

    expect([key.name, key.id.length, key.secret.symmetricKeySize]).toEqual(['customer-amina', 8, 32])
    expect(await read(openKeyring(openSecretStore(store)), 'customer-amina')).toBe(printKey(key))
  })

  it('is one and the same if two nodes create it at once', async () => {
    const keys = await Promise.all([here, otherNode, here].map((node) => node.getOrCreate('invoice-2026')))
    expect(new Set(keys.map(printKey)).size).toBe(1)
  })

  it('differs from the keys of other customers', async () => {
    expect(printKey(await here.getOrCreate('customer-sipho'))).not.toBe(
      printKey(await here.getOrCreate('customer-gogo')),
    )
  })

  it('does not reveal its secret if it is printed', async () => {
    const key = await here.getOrCreate('customer-amina')
    expect(JSON.parse(JSON.stringify(key))).toEqual({ name: 'customer-amina', id: key.id, secret: {} })
  })
})

describe('the secret store is called once', () => {
  it('for a key that is written and read again and again', async () => {
    for (let times = 0; times < 3; times += 1) await here.getOrCreate('customer-nomsa')
    await read(here, 'customer-nomsa')
    expect(calls).toEqual(['change key-customer-nomsa'])
  })

  it('by many readers at once', async () => {
    await otherNode.getOrCreate('customer-thabo')
    const keys = await Promise.all([1, 2, 3].map(() => read(here, 'customer-thabo')))
    expect([new Set(keys).size, calls]).toEqual([1, ['get key-customer-thabo']])
  })

  it('by many writers at once', async () => {
    await Promise.all([1, 2, 3].map(() => here.getOrCreate('customer-zanele')))
    expect(calls).toEqual(['change key-customer-zanele'])
  })

  it('for each of many names, missing ones included', async () => {
    await otherNode.getOrCreate('customer-lerato')
    const names = ['customer-lerato', 'customer-nobody', 'customer-lerato']
    const found = [await here.findAll(names), await here.findAll(names)]
    expect(found.map((keys) => [...keys.keys()])).toEqual([['customer-lerato'], ['customer-lerato']])
    expect(calls).toEqual(['get key-customer-lerato', 'get key-customer-nobody'])
  })
})

describe('the cache', () => {
  it('forgets a missing key after five seconds', async () => {
    await read(here, 'customer-pieter')
    await otherNode.getOrCreate('customer-pieter')
    expect(await read(here, 'customer-pieter')).toBeUndefined()
    currentTime += 5_001
    expect(await read(here, 'customer-pieter')).toBeDefined()
  })

  it('of a missing key does not prevent its creation', async () => {
    await read(here, 'customer-ayanda')
    const key = await here.getOrCreate('customer-ayanda')
    expect(await read(here, 'customer-ayanda')).toBe(printKey(key))
  })

  it('keeps a created key although an earlier, slower read found none', async () => {
    const { keyring, answer } = openSlowKeyring()
    const reading = read(keyring, 'customer-sibusiso')
    const key = await keyring.getOrCreate('customer-sibusiso')
    answer()
    expect([await reading, await read(keyring, 'customer-sibusiso')]).toEqual([undefined, printKey(key)])
  })

  it('forgets a destroyed key after five minutes without an eviction', async () => {
    await here.getOrCreate('customer-johan')
    await otherNode.destroy('customer-johan')
    expect(await read(here, 'customer-johan')).toBeDefined()
    currentTime += 5 * 60_000 + 1
    expect(await read(here, 'customer-johan')).toBeUndefined()
  })

  it('does not keep a failed read', async () => {
    const secretStore = openSecretStore(store)
    let silent = true
    const get: SecretStore['get'] = (key) => (silent ? Promise.reject(new Error('silent')) : secretStore.get(key))
    const keyring = openKeyring({ ...secretStore, get })
    await otherNode.getOrCreate('customer-fatima')
    await expect(keyring.findAll(['customer-fatima'])).rejects.toThrow('silent')
    silent = false
    expect(await read(keyring, 'customer-fatima')).toBeDefined()
  })
})

describe('a destroyed key', () => {
  it('is gone from the secret store and from the cache', async () => {
    await here.getOrCreate('customer-kagiso')
    await here.destroy('customer-kagiso')
    expect(await read(here, 'customer-kagiso')).toBeUndefined()
    const left = await store.readStream('vault-key-customer-kagiso')
    expect(left.map(({ data }) => data)).toEqual([{ value: { isDestroyed: true } }])
  })

  it('of a year of invoices leaves nothing in the secret store', async () => {
    await here.getOrCreate('invoice-2019')
    await here.destroy('invoice-2019')
    expect(await store.readStream('vault-key-invoice-2019')).toEqual([])
  })

  it('of a customer is never created again, on any node', async () => {
    await here.getOrCreate('customer-busi')
    for (const node of [here, otherNode]) await node.destroy('customer-busi')
    for (const node of [here, otherNode, openKeyring(openSecretStore(store))]) {
      await expect(node.getOrCreate('customer-busi')).rejects.toThrow(KeyIsDestroyed)
      expect(await read(node, 'customer-busi')).toBeUndefined()
    }
  })

  it('of a customer stays destroyed if another node created one in the meantime', async () => {
    const secretStore = openSecretStore(store)
    const remove: SecretStore['remove'] = async (key) => {
      await secretStore.remove(key)
      await otherNode.getOrCreate('customer-andile')
    }
    await openKeyring({ ...secretStore, remove }).destroy('customer-andile')

    expect(await read(openKeyring(secretStore), 'customer-andile')).toBeUndefined()
    await expect(here.getOrCreate('customer-andile')).rejects.toThrow(KeyIsDestroyed)
  })

  it.each(['invoice-2020', 'answers'])('is replaced by another one on the next write: %s', async (name) => {
    const before = await here.getOrCreate(name)
    await here.destroy(name)
    const after = await here.getOrCreate(name)
    expect([after.id === before.id, after.secret.equals(before.secret)]).toEqual([false, false])
  })

  it('is not used by a node that evicted it', async () => {
    await here.getOrCreate('customer-mandla')
    await otherNode.destroy('customer-mandla')
    here.evict('customer-mandla')
    expect(await read(here, 'customer-mandla')).toBeUndefined()
  })

  it('is not cached by a read that began before its destruction', async () => {
    await otherNode.getOrCreate('customer-naledi')
    const { keyring, answer } = openSlowKeyring()
    const reading = read(keyring, 'customer-naledi')
    await keyring.destroy('customer-naledi')
    answer()
    await reading
    expect(await read(keyring, 'customer-naledi')).toBeUndefined()
  })
})
