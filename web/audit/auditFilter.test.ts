import { describe, expect, it } from 'vitest'
import { everything } from '#ui-kit/shop/audit/auditFilter.ts'
import { auditHref } from '#web/client/auditLinks.ts'
import { askingFor, filterOf, typeGroups } from './auditFilter.ts'

const at = (query: string) => filterOf(new URLSearchParams(query))

describe('what an address looks for in the audit', () => {
  it('is everything, where it asks for nothing', () => {
    expect(at('')).toEqual(everything)
    expect(auditHref(at(''))).toBe('/Audit')
    expect(askingFor(at(''))).toEqual({ query: {} })
  })

  it('is the same when the address is written from it', () => {
    const query = 'noun=order&id=order7&type=OrderPlaced&actor=themba&since=2026-11-16&until=2026-11-22'

    expect(auditHref(at(query))).toBe(`/Audit?${query}`)
    expect(askingFor(at(query)).query).toEqual(Object.fromEntries(new URLSearchParams(query)))
  })

  it.each([
    'noun=kettle',
    'noun=toString',
    'id=order7',
    'type=KettleDescaled',
    'role=king',
    'since=yesterday',
    'since=2026-02-30',
    'until=2026-11-16T08:00:00Z',
  ])('is not limited by %s', (query) => {
    expect(at(query)).toEqual(everything)
  })

  it('has no type that is not of its records', () => {
    expect(at('noun=cart&type=OrderPlaced').type).toBe('')
    expect(at('noun=order&type=OrderPlaced').type).toBe('OrderPlaced')
  })
})

describe('the types to choose from', () => {
  it('stand under the records that they happen to', () => {
    expect(typeGroups('').find(({ label }) => label === 'Address books')).toEqual({
      label: 'Address books',
      types: ['AddressAdded', 'AddressUpdated', 'AddressDeleted'],
    })
    expect(typeGroups('').flatMap(({ types }) => types)).toEqual(
      expect.arrayContaining(['OrderPlaced', 'ProductRepriced', 'MailSent']),
    )
  })

  it('are those of the chosen records alone', () => {
    expect(typeGroups('roster')).toEqual([{ label: 'Roster of admins', types: ['AdminJoined', 'AdminLeft'] }])
  })
})
