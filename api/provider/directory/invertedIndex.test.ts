import { describe, expect, it } from 'vitest'
import type { EntryGroup } from './entryGroup.ts'
import { openInvertedIndex } from './invertedIndex.ts'

const [sibusiso, thandi, lerato] = [0, 1, 2]

const plumbersAndPainters = () => {
  const index = openInvertedIndex()
  index.put(sibusiso, ['plumber', 'pimville', 'geysers', 'pimville'])
  index.put(thandi, ['plumbing', 'orlando'])
  index.put(lerato, ['painter', 'pimville'])
  return index
}
const sorted = (group: EntryGroup) => [...group.entries()].sort()

describe('an inverted index', () => {
  it('finds the entries that have a term', () => {
    expect(sorted(plumbersAndPainters().withTerm('pimville'))).toEqual([sibusiso, lerato])
    expect(sorted(plumbersAndPainters().withTerm('pim'))).toEqual([])
  })

  it('finds the entries by the beginning of a term', () => {
    expect(sorted(plumbersAndPainters().withPart('plumb'))).toEqual([sibusiso, thandi])
    expect(sorted(plumbersAndPainters().withPart('p'))).toEqual([sibusiso, thandi, lerato])
  })

  it('finds a part in the middle of a term only where no term begins with it', () => {
    expect(sorted(plumbersAndPainters().withPart('lando'))).toEqual([thandi])
    expect(sorted(plumbersAndPainters().withPart('g'))).toEqual([sibusiso])
    expect(sorted(plumbersAndPainters().withPart('zebra'))).toEqual([])
  })

  it.each([
    ['of one term', 'painter', [false, false, true]],
    ['of several terms', 'plumb', [true, true, false]],
  ])('knows whether an entry is in the group %s', (_, part, expected) => {
    const group = plumbersAndPainters().withPart(part)
    expect([sibusiso, thandi, lerato].map(group.has)).toEqual(expected)
    expect(group.maxSize).toBe(group.entries().length)
  })

  it('forgets the terms that an entry no longer has', () => {
    const index = plumbersAndPainters()

    index.put(sibusiso, ['electrician'])

    expect(sorted(index.withPart('geyser'))).toEqual([])
    expect(sorted(index.withTerm('pimville'))).toEqual([lerato])
    expect(sorted(index.withPart('electr'))).toEqual([sibusiso])
  })

  it('has entries in the order of their numbers, whenever they got a term', () => {
    const index = plumbersAndPainters()

    index.put(thandi, ['pimville'])

    expect(index.withTerm('pimville').entries()).toEqual([sibusiso, thandi, lerato])
  })
})
