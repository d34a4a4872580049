import { describe, expect, it } from 'vitest'
import { everything } from '#ui-kit/shop/audit/auditFilter.ts'
import { auditHref } from '#web/client/auditLinks.ts'
import { askingFor, filterOf, typesOf } from './auditFilter.ts'

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
    'since=2026-13-40',
    'until=2026-11-16T08:00:00Z',
  ])('is not limited by %s', (query) => {
    expect(at(query)).toEqual(everything)
  })

  it('has no type that is not of its records', () => {
    expect(at('noun=cart&type=OrderPlaced').type).toBe('')
    expect(at('noun=order&type=OrderPlaced').type).toBe('OrderPlaced')
  })
})

it('the types to choose from are those of the records, or all', () => {
  expect(typesOf('addressBook')).toEqual(['AddressAdded', 'AddressUpdated', 'AddressDeleted'])
  expect(typesOf('')).toEqual(expect.arrayContaining(['OrderPlaced', 'ProductRepriced', 'MailSent']))
})
