import type { Noun } from '#domain/audit/auditNouns.ts'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import type { FactLink } from '#ui-kit/shop/audit/timelineFact.ts'
import type { AnswerOf } from './calls.ts'

/** A fact among those of other records, as the shop tells it. */
export type ListedFact = AnswerOf<'GET audit/recent'>['results'][number]

/** Where the audit of what is looked for stands. */
export const auditHref = (filter: Partial<AuditFilter>) => {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return given.length === 0 ? '/Audit' : `/Audit?${new URLSearchParams(given)}`
}

/** Where one can go on from a fact of any record. */
export const linksFrom = ({ actor, correlationId }: Linked): FactLink[] => [
  { label: 'Everything of this request', href: auditHref({ correlationId }) },
  { label: 'Only this actor', href: auditHref(limitsTo(actor)) },
]

/** What limits the audit to one actor; visitors have no id, and stand for one another. */
export const limitsTo = ({ id, role }: Linked['actor']) => (id === '' ? { role, actor: '' } : { role: '', actor: id })

interface Linked {
  actor: { role: string; id: string }
  correlationId: string
}

/** The record that a fact happened to. */
export const recordOf = ({ noun, recordId, recordName }: ListedFact): AuditedFact['record'] => {
  const [word, page] = records[noun]
  return {
    noun: word,
    name: page ? recordName || recordId : recordName,
    href: page && `${page}/${encodeURIComponent(recordId)}`,
  }
}

// What each noun is called, and the page of one where there is any.
const records: Record<Noun, [word: string, page?: string]> = {
  order: ['Order', '/Orders_Management'],
  product: ['Product', '/Products_Management'],
  account: ['Account', '/Customers_Management'],
  addressBook: ['Address book', '/Customers_Management'],
  cart: ['Cart', '/Customers_Management'],
  review: ['Review'],
  mail: ['Mail'],
  picture: ['Picture'],
  slug: ['Product address'],
  email: ['E-mail address'],
  roster: ['Roster of admins'],
  searches: ['Day of searches'],
}
