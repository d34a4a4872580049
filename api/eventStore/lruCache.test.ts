import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lruCache } from './lruCache.ts'

it('returns the last value of a key, and nothing after its deletion', () => {
  const kettles = lruCache<string, number>(10)
  kettles.set('blue', 1)
  kettles.set('blue', 2)
  kettles.set('red', 3)
  kettles.delete('red')
  expect([kettles.get('blue'), kettles.get('red'), kettles.get('green')]).toEqual([2, undefined, undefined])
  kettles.clear()
  expect(kettles.get('blue')).toBeUndefined()
})

it('keeps an entry that is read again and again, however many others are set', () => {
  const kettles = lruCache<string, number>(10)
  kettles.set('blue', 1)
  for (let number = 0; number < 1000; number += 1) {
    kettles.set(`kettle ${number}`, number)
    expect(kettles.get('blue')).toBe(1)
  }
})

it('never returns an outdated value, and always returns the newest half of the entries', () => {
  const step = fc.tuple(fc.nat(30), fc.constantFrom('set', 'get', 'delete'))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const [map, truth] = [lruCache<number, number>(8), new Map<number, number>()]
      for (const [moment, [key, action]] of steps.entries()) {
        const value = action === 'set' ? moment : action === 'get' ? map.get(key) : undefined
        if (action === 'get') expect([truth.get(key), undefined]).toContain(value)
        if (action === 'set') map.set(key, moment)
        if (action === 'delete') map.delete(key)
        // A set or found key becomes the newest entry.
        if (action !== 'get' || value !== undefined) truth.delete(key)
        if (value !== undefined) truth.set(key, value)
      }
      for (const [key, value] of [...truth].slice(-4)) expect(map.get(key)).toBe(value)
    }),
  )
})
