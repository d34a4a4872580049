import { describe, expect, it } from 'vitest'
import { emptyAuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import { auditHref } from '#web/state/history/auditLinks.ts'
import { auditRequest, factTypeGroups, parseAuditFilter } from './parseAuditFilter.ts'

const at = (query: string) => parseAuditFilter(new URLSearchParams(query))

describe('the audit filter in an address', () => {
  it('matches everything when the address has no query', () => {
    expect(at('')).toEqual(emptyAuditFilter)
    expect(auditHref(at(''))).toBe('/Audit')
    expect(auditRequest(at(''))).toEqual({ query: {} })
  })

  it('is parsed from the address that it was written to', () => {
    const query = 'noun=order&id=order7&type=OrderPlaced&actor=themba&since=2026-11-16&until=2026-11-22'

    expect(auditHref(at(query))).toBe(`/Audit?${query}`)
    expect(auditRequest(at(query)).query).toEqual(Object.fromEntries(new URLSearchParams(query)))
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
  ])('ignores the invalid %s', (query) => {
    expect(at(query)).toEqual(emptyAuditFilter)
  })

  it('ignores a fact type of another kind of record', () => {
    expect(at('noun=cart&type=OrderPlaced').type).toBe('')
    expect(at('noun=order&type=OrderPlaced').type).toBe('OrderPlaced')
  })
})

describe('the fact types to choose from', () => {
  it('are grouped by kind of record', () => {
    expect(factTypeGroups('').find(({ label }) => label === 'Address books')).toEqual({
      label: 'Address books',
      types: ['AddressAdded', 'AddressUpdated', 'AddressDeleted'],
    })
    expect(factTypeGroups('').flatMap(({ types }) => types)).toEqual(
      expect.arrayContaining(['OrderPlaced', 'ProductRepriced', 'MailSent']),
    )
  })

  it('are only those of the chosen kind', () => {
    expect(factTypeGroups('roster')).toEqual([{ label: 'Admins', types: ['AdminJoined', 'AdminLeft'] }])
  })
})
