import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { arrayOf, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'
import { eventually } from '#testing/eventually.ts'

const monday = Date.parse('2026-11-16T08:00:00.000Z')
const at = (seconds: number) => new Date(monday + seconds * 1000).toISOString()

describe('a stream with a retention', () => {
  it('keeps its newest facts, and the bytes of the others are gone', async () => {
    await using given = await givenStore()
    const texts = arrayOf(5, () => randomUUID())
    await given.store.retain('vault-code-amina', { newest: 2 })

    for (const [index, word] of texts.entries()) {
      await given.store.append('vault-code-amina', index === 0 ? 'absent' : { revision: index - 1 }, [orderNoted(word)])
    }
    expect((await given.store.readStream('vault-code-amina')).map(({ revision }) => revision)).toEqual([3, 4])
    await given.store.close()
    await given.reopen()

    expect(texts.map((word) => given.filesContain(word))).toEqual([false, false, false, true, true])
  })

  it('drops facts that are too old, with each append and with each sweep', async () => {
    let currentTime = monday
    const options = { now: () => currentTime }
    await using given = await givenStore(options)
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    await given.store.retain('presence-soweto', { maxAge: 60 })
    await given.store.append('presence-soweto', 'any', [orderNoted(first, at(0))])

    currentTime += 61_000
    await given.store.append('presence-soweto', 'any', [orderNoted(second, at(61))])
    expect(await given.store.readStream('presence-soweto')).toHaveLength(1)

    currentTime += 30_000
    await given.store.append('presence-soweto', 'any', [orderNoted(third, at(91))])
    expect(await given.store.readStream('presence-soweto')).toHaveLength(2)

    currentTime += 31_000
    await given.store.close()
    const reopened = await given.reopen(options)

    expect(await reopened.readStream('presence-soweto')).toMatchObject([{ revision: 2 }])
    expect([first, second, third].map(given.filesContain)).toEqual([false, false, true])
    expect(await reopened.append('presence-soweto', 'any', [orderNoted()])).toEqual({ revision: 3, position: 4 })
  })

  it('does not affect the facts of other streams', async () => {
    let currentTime = monday
    await using given = await givenStore({ now: () => currentTime })
    await given.store.retain('presence-soweto', { maxAge: 60 })
    await given.store.append('order-1', 'absent', [orderNoted()])
    await given.store.close()

    currentTime += 365 * 24 * 60 * 60 * 1000
    const reopened = await given.reopen()

    expect(await reopened.readStream('order-1')).toHaveLength(1)
  })
})

describe('a forgotten stream', () => {
  it('leaves no bytes in any file: long or short, old or new', async () => {
    await using given = await givenStore()
    const [short, long] = [randomUUID(), randomUUID()]
    const texts = [short, `${long} ${'a long letter '.repeat(2000)}`]
    await given.store.append(
      'vault-letters-amina',
      'absent',
      texts.map((text) => orderNoted(text)),
    )
    await given.store.append(
      'order-1',
      'absent',
      arrayOf(200, () => orderNoted()),
    )
    await given.store.close()
    const store = await given.reopen()
    await store.append(
      'vault-letters-amina',
      { revision: 1 },
      texts.map((text) => orderNoted(text)),
    )
    expect([short, long].map(given.filesContain)).toEqual([true, true])

    await store.forget('vault-letters-amina')

    expect([short, long, 'vault-letters-amina'].map(given.filesContain)).toEqual([false, false, false])
    expect(await store.readStream('order-1')).toHaveLength(200)
  })

  it('leaves no bytes once the last old reader has finished, and no caller waits for that', async () => {
    await using given = await givenStore()
    const secret = randomUUID()
    await given.store.append('vault-letters-amina', 'absent', [orderNoted(secret)])
    const backup = new DatabaseSync(given.file, { readOnly: true })
    backup.exec('BEGIN')
    expect(backup.prepare('SELECT count(*) AS facts FROM facts').get()).toMatchObject({ facts: 1 })
    const asked = performance.now()

    await given.store.forget('vault-letters-amina')
    await given.store.append('order-1', 'absent', [orderNoted()])

    // To wait for the reader would take the busy timeout of five seconds.
    expect(performance.now() - asked).toBeLessThan(4500)
    expect(given.filesContain(secret)).toBe(true)
    backup.close()
    await eventually(() => expect(given.filesContain(secret)).toBe(false))
  })

  it('leaves no bytes if many are forgotten at once while others are written', async () => {
    await using given = await givenStore()
    const people = arrayOf(20, (index) => ({ stream: `vault-key-${index}`, secret: randomUUID() }))
    await Promise.all(people.map(({ stream, secret }) => given.store.append(stream, 'absent', [orderNoted(secret)])))

    await Promise.all(
      people.flatMap(({ stream }) => [
        given.store.forget(stream),
        given.store.append(`order-${stream}`, 'absent', [orderNoted()]),
      ]),
    )

    expect(people.filter(({ secret }) => given.filesContain(secret))).toEqual([])
  })
})
