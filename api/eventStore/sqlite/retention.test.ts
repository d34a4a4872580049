import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import { noted, several } from './givenDisk.ts'
import { givenStore } from './givenStore.ts'

const monday = Date.parse('2026-11-16T08:00:00.000Z')
const at = (seconds: number) => new Date(monday + seconds * 1000).toISOString()

describe('what a stream keeps', () => {
  it('is its newest facts, and the bytes of the others are gone', async () => {
    await using given = await givenStore()
    const words = several(5, () => randomUUID())
    await given.store.retain('vault-code-amina', { newest: 2 })

    for (const [index, word] of words.entries()) {
      await given.store.append('vault-code-amina', index === 0 ? 'absent' : { revision: index - 1 }, [noted(word)])
    }
    expect((await given.store.readStream('vault-code-amina')).map(({ revision }) => revision)).toEqual([3, 4])
    await given.store.close()
    await given.again()

    expect(words.map((word) => given.holdsBytes(word))).toEqual([false, false, false, true, true])
  })

  it('is what is young enough, with each new fact and with each sweep', async () => {
    let moment = monday
    const options = { now: () => moment }
    await using given = await givenStore(options)
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    await given.store.retain('presence-soweto', { maxAge: 60 })
    await given.store.append('presence-soweto', 'any', [noted(first, at(0))])

    moment += 61_000
    await given.store.append('presence-soweto', 'any', [noted(second, at(61))])
    expect(await given.store.readStream('presence-soweto')).toHaveLength(1)

    moment += 30_000
    await given.store.append('presence-soweto', 'any', [noted(third, at(91))])
    expect(await given.store.readStream('presence-soweto')).toHaveLength(2)

    moment += 31_000
    await given.store.close()
    const reopened = await given.again(options)

    expect(await reopened.readStream('presence-soweto')).toMatchObject([{ revision: 2 }])
    expect([first, second, third].map(given.holdsBytes)).toEqual([false, false, true])
    expect(await reopened.append('presence-soweto', 'any', [noted()])).toEqual({ revision: 3, position: 4 })
  })

  it('is everything where nobody said otherwise, and where another stream expires', async () => {
    let moment = monday
    await using given = await givenStore({ now: () => moment })
    await given.store.retain('presence-soweto', { maxAge: 60 })
    await given.store.append('order-1', 'absent', [noted()])
    await given.store.close()

    moment += 365 * 24 * 60 * 60 * 1000
    const reopened = await given.again()

    expect(await reopened.readStream('order-1')).toHaveLength(1)
  })
})

describe('what is forgotten', () => {
  it('is in none of the files any more: long or short, old or new', async () => {
    await using given = await givenStore()
    const [short, long] = [randomUUID(), randomUUID()]
    const texts = [short, `${long} ${'a long letter '.repeat(2000)}`]
    await given.store.append(
      'vault-letters-amina',
      'absent',
      texts.map((text) => noted(text)),
    )
    await given.store.append(
      'order-1',
      'absent',
      several(200, () => noted()),
    )
    await given.store.close()
    const store = await given.again()
    await store.append(
      'vault-letters-amina',
      { revision: 1 },
      texts.map((text) => noted(text)),
    )
    expect([short, long].map(given.holdsBytes)).toEqual([true, true])

    await store.forget('vault-letters-amina')

    expect([short, long, 'vault-letters-amina'].map(given.holdsBytes)).toEqual([false, false, false])
    expect(await store.readStream('order-1')).toHaveLength(200)
  })

  it('is gone as soon as nobody reads any more what was before, and nobody waits for that', async () => {
    await using given = await givenStore()
    const secret = randomUUID()
    await given.store.append('vault-letters-amina', 'absent', [noted(secret)])
    const backup = new DatabaseSync(given.file, { readOnly: true })
    backup.exec('BEGIN')
    expect(backup.prepare('SELECT count(*) AS facts FROM facts').get()).toMatchObject({ facts: 1 })
    const asked = performance.now()

    await given.store.forget('vault-letters-amina')
    await given.store.append('order-1', 'absent', [noted()])

    expect(performance.now() - asked).toBeLessThan(2000)
    expect(given.holdsBytes(secret)).toBe(true)
    backup.close()
    await eventually(() => expect(given.holdsBytes(secret)).toBe(false))
  })

  it('is gone also where many are forgotten at once, while others are written', async () => {
    await using given = await givenStore()
    const people = several(20, (index) => ({ stream: `vault-key-${index}`, secret: randomUUID() }))
    await Promise.all(people.map(({ stream, secret }) => given.store.append(stream, 'absent', [noted(secret)])))

    await Promise.all(
      people.flatMap(({ stream }) => [
        given.store.forget(stream),
        given.store.append(`order-${stream}`, 'absent', [noted()]),
      ]),
    )

    expect(people.filter(({ secret }) => given.holdsBytes(secret))).toEqual([])
  })
})
