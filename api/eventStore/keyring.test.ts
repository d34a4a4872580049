import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import type { EventStore } from './eventStore.ts'
import { KeyIsDestroyed, type Keyring, openKeyring } from './keyring.ts'
import type { SealingKey } from './sealing.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'
import { openVault, type Vault } from './vault.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore
let asked: string[]
let here: Keyring
let elsewhere: Keyring
let time = Date.parse('2026-11-16T08:00:00.000Z')

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
})
beforeEach(() => {
  asked = []
  here = openKeyring(overheard(openVault(store)), () => time)
  elsewhere = openKeyring(openVault(store), () => time)
})
afterAll(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

/** A vault whose questions are written down. */
const overheard = (vault: Vault): Vault => ({
  ...vault,
  get: (key) => {
    asked.push(`get ${key}`)
    return vault.get(key)
  },
  change: (key, next) => {
    asked.push(`change ${key}`)
    return vault.change(key, next)
  },
})

const written = (key: SealingKey | undefined) => key && `${key.id} ${key.secret.export().toString('hex')}`
const read = async (keyring: Keyring, name: string) => written((await keyring.forReading([name])).get(name))

/** A keyring whose vault has read long before it answers. */
const slowly = () => {
  const vault = openVault(store)
  const answered = Promise.withResolvers<void>()
  const get: Vault['get'] = async <Value>(key: string) => {
    const value = await vault.get<Value>(key)
    await answered.promise
    return value
  }
  return { keyring: openKeyring({ ...vault, get }), answer: answered.resolve }
}

describe('a key', () => {
  it('is made where it is first written with, 256 bits of it, and read from then on', async () => {
    expect(await read(elsewhere, 'customer-amina')).toBeUndefined()
    const key = await here.forWriting('customer-amina')

    expect([key.name, key.id.length, key.secret.symmetricKeySize]).toEqual(['customer-amina', 8, 32])
    expect(await read(openKeyring(openVault(store)), 'customer-amina')).toBe(written(key))
  })

  it('is one, where two nodes write at once', async () => {
    const keys = await Promise.all([here, elsewhere, here].map((node) => node.forWriting('invoice-2026')))
    expect(new Set(keys.map(written)).size).toBe(1)
  })

  it('is its customer’s alone', async () => {
    expect(written(await here.forWriting('customer-sipho'))).not.toBe(written(await here.forWriting('customer-gogo')))
  })

  it('shows nothing of itself where it is printed', async () => {
    const key = await here.forWriting('customer-amina')
    expect(JSON.parse(JSON.stringify(key))).toEqual({ name: 'customer-amina', id: key.id, secret: {} })
  })
})

describe('the vault is asked once', () => {
  it('for a key that is written and read again and again', async () => {
    for (let times = 0; times < 3; times += 1) await here.forWriting('customer-nomsa')
    await read(here, 'customer-nomsa')
    expect(asked).toEqual(['change key-customer-nomsa'])
  })

  it('by many readers at once', async () => {
    await elsewhere.forWriting('customer-thabo')
    const keys = await Promise.all([1, 2, 3].map(() => read(here, 'customer-thabo')))
    expect([new Set(keys).size, asked]).toEqual([1, ['get key-customer-thabo']])
  })

  it('by many writers at once', async () => {
    await Promise.all([1, 2, 3].map(() => here.forWriting('customer-zanele')))
    expect(asked).toEqual(['change key-customer-zanele'])
  })

  it('for each of many names, those that are missing too', async () => {
    await elsewhere.forWriting('customer-lerato')
    const names = ['customer-lerato', 'customer-nobody', 'customer-lerato']
    const found = [await here.forReading(names), await here.forReading(names)]
    expect(found.map((keys) => [...keys.keys()])).toEqual([['customer-lerato'], ['customer-lerato']])
    expect(asked).toEqual(['get key-customer-lerato', 'get key-customer-nobody'])
  })
})

describe('what is remembered', () => {
  it('of a missing key fades after a moment', async () => {
    await read(here, 'customer-pieter')
    await elsewhere.forWriting('customer-pieter')
    expect(await read(here, 'customer-pieter')).toBeUndefined()
    time += 5_001
    expect(await read(here, 'customer-pieter')).toBeDefined()
  })

  it('of a missing key does not keep it from being made', async () => {
    await read(here, 'customer-ayanda')
    const key = await here.forWriting('customer-ayanda')
    expect(await read(here, 'customer-ayanda')).toBe(written(key))
  })

  it('of a key that is made outlasts a reader who found none before', async () => {
    const { keyring, answer } = slowly()
    const reading = read(keyring, 'customer-sibusiso')
    const key = await keyring.forWriting('customer-sibusiso')
    answer()
    expect([await reading, await read(keyring, 'customer-sibusiso')]).toEqual([undefined, written(key)])
  })

  it('of a key that is gone fades too, should nobody tell', async () => {
    await here.forWriting('customer-johan')
    await elsewhere.destroy('customer-johan')
    expect(await read(here, 'customer-johan')).toBeDefined()
    time += 5 * 60_000 + 1
    expect(await read(here, 'customer-johan')).toBeUndefined()
  })

  it('is not a vault that fell silent', async () => {
    const vault = openVault(store)
    let silent = true
    const get: Vault['get'] = (key) => (silent ? Promise.reject(new Error('silent')) : vault.get(key))
    const keyring = openKeyring({ ...vault, get })
    await elsewhere.forWriting('customer-fatima')
    await expect(keyring.forReading(['customer-fatima'])).rejects.toThrow('silent')
    silent = false
    expect(await read(keyring, 'customer-fatima')).toBeDefined()
  })
})

describe('a destroyed key', () => {
  it('is gone from the vault and from memory', async () => {
    await here.forWriting('customer-kagiso')
    await here.destroy('customer-kagiso')
    expect(await read(here, 'customer-kagiso')).toBeUndefined()
    const left = await store.readStream('vault-key-customer-kagiso')
    expect(left.map(({ data }) => data)).toEqual([{ value: { isDestroyed: true } }])
  })

  it('of an invoice leaves nothing at all', async () => {
    await here.forWriting('invoice-2019')
    await here.destroy('invoice-2019')
    expect(await store.readStream('vault-key-invoice-2019')).toEqual([])
  })

  it('of a customer is never made anew, on no node, however often it is destroyed', async () => {
    await here.forWriting('customer-busi')
    for (const node of [here, elsewhere]) await node.destroy('customer-busi')
    for (const node of [here, elsewhere, openKeyring(openVault(store))]) {
      await expect(node.forWriting('customer-busi')).rejects.toThrow(KeyIsDestroyed)
      expect(await read(node, 'customer-busi')).toBeUndefined()
    }
  })

  it('of a customer stays destroyed where another was made meanwhile', async () => {
    const vault = openVault(store)
    const remove: Vault['remove'] = async (key) => {
      await vault.remove(key)
      await elsewhere.forWriting('customer-andile')
    }
    await openKeyring({ ...vault, remove }).destroy('customer-andile')

    expect(await read(openKeyring(vault), 'customer-andile')).toBeUndefined()
    await expect(here.forWriting('customer-andile')).rejects.toThrow(KeyIsDestroyed)
  })

  it.each(['invoice-2020', 'answers'])('is another one when it is written with again: %s', async (name) => {
    const before = await here.forWriting(name)
    await here.destroy(name)
    const after = await here.forWriting(name)
    expect([after.id === before.id, after.secret.equals(before.secret)]).toEqual([false, false])
  })

  it('is forgotten on a node that is told', async () => {
    await here.forWriting('customer-mandla')
    await elsewhere.destroy('customer-mandla')
    here.forgetCached('customer-mandla')
    expect(await read(here, 'customer-mandla')).toBeUndefined()
  })

  it('is not remembered by a reader who asked just before', async () => {
    await elsewhere.forWriting('customer-naledi')
    const { keyring, answer } = slowly()
    const reading = read(keyring, 'customer-naledi')
    await keyring.destroy('customer-naledi')
    answer()
    await reading
    expect(await read(keyring, 'customer-naledi')).toBeUndefined()
  })
})
