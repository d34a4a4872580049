import { describe, expect, it } from 'vitest'
import { type IdGroup, openInvertedIndex } from './invertedIndex.ts'

const plumbersAndPainters = () => {
  const index = openInvertedIndex()
  index.put('sibusiso', ['plumber', 'pimville', 'geysers'])
  index.put('thandi', ['plumbing', 'orlando'])
  index.put('lerato', ['painter', 'pimville'])
  return index
}
const sorted = (group: IdGroup) => [...group.ids()].sort()

describe('an inverted index', () => {
  it('finds the ids that have a term', () => {
    expect(sorted(plumbersAndPainters().withTerm('pimville'))).toEqual(['lerato', 'sibusiso'])
    expect(sorted(plumbersAndPainters().withTerm('pim'))).toEqual([])
  })

  it('finds the ids by the beginning of a term', () => {
    expect(sorted(plumbersAndPainters().withPart('plumb'))).toEqual(['sibusiso', 'thandi'])
    expect(sorted(plumbersAndPainters().withPart('p'))).toEqual(['lerato', 'sibusiso', 'thandi'])
  })

  it('finds a part in the middle of a term only where no term begins with it', () => {
    expect(sorted(plumbersAndPainters().withPart('lando'))).toEqual(['thandi'])
    expect(sorted(plumbersAndPainters().withPart('g'))).toEqual(['sibusiso'])
    expect(sorted(plumbersAndPainters().withPart('zebra'))).toEqual([])
  })

  it('knows whether an id is among those it would find', () => {
    const group = plumbersAndPainters().withPart('plumb')
    expect(['sibusiso', 'thandi', 'lerato'].map(group.has)).toEqual([true, true, false])
    expect(group.maxSize).toBe(2)
  })

  it('forgets the terms that an id no longer has', () => {
    const index = plumbersAndPainters()

    index.put('sibusiso', ['electrician'])

    expect(sorted(index.withPart('geyser'))).toEqual([])
    expect(sorted(index.withTerm('pimville'))).toEqual(['lerato'])
    expect(sorted(index.withPart('electr'))).toEqual(['sibusiso'])
  })

  it('is empty once it is cleared', () => {
    const index = plumbersAndPainters()

    index.clear()

    expect(sorted(index.withPart('p'))).toEqual([])
  })
})
