import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ListEntry, linkedList } from './linkedList.ts'

it('holds what an array holds after the same insertions and removals', () => {
  const steps = fc.array(fc.record({ does: fc.constantFrom('append', 'insert', 'remove'), at: fc.nat(9) }))
  fc.assert(
    fc.property(steps, (done) => {
      const list = linkedList<number>()
      const entries: ListEntry<number>[] = []
      for (const [number, { does, at }] of done.entries()) {
        const entry = does === 'append' ? undefined : entries[at]
        const place = entry ? at : entries.length
        if (does !== 'remove') entries.splice(place, 0, list.insert(number, entry))
        else if (entry) list.remove(...(entries.splice(at, 1) as [ListEntry<number>]))
      }
      expect(itemsOf(list)).toEqual(entries.map(({ item }) => item))
      expect(list.size()).toBe(entries.length)
    }),
  )
})

it('refuses to remove an entry twice', () => {
  const list = linkedList<string>()
  const kettle = list.insert('kettle')
  list.insert('mug')
  list.remove(kettle)
  expect(() => list.remove(kettle)).toThrow(/removed before/)
  expect(itemsOf(list)).toEqual(['mug'])
})

const itemsOf = <Item>(list: ReturnType<typeof linkedList<Item>>) => {
  const items: Item[] = []
  for (let entry = list.first(); entry; entry = entry.next) items.push(entry.item)
  return items
}
