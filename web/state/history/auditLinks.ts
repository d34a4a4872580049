import type { RecordKind } from '#domain/audit/recordKinds.ts'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import type { Actor, FactLink } from '#ui-kit/shop/audit/timelineFact.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

/** A fact of the whole log, as the API returns it. */
export type AuditEntry = AnswerOf<'GET audit/recent'>['results'][number]

/** The actor of a fact, with a capitalized name. Of an erased customer the API returns the id as the name. */
export const actorOf = ({ role, id, name }: { role: string; id: string; name: string }): Actor => ({
  role,
  name: role === 'customer' && name === id ? 'Erased customer' : name.replace(/^./, (letter) => letter.toUpperCase()),
})

/** The URL of the audit page with this filter. */
export const auditHref = (filter: Partial<AuditFilter>) => {
  const setFields = Object.entries(filter).filter(([, value]) => value !== '')
  return setFields.length === 0 ? '/Audit' : `/Audit?${new URLSearchParams(setFields)}`
}

/** Links from a fact to related facts. */
export const factLinks = ({ actor, correlationId }: LinkableFact): FactLink[] => [
  { label: 'Everything in this request', href: auditHref({ correlationId }) },
  { label: 'Only this actor', href: auditHref(actorFilter(actor)) },
]

/** The filter for one actor; visitors have no id, so that their role stands for all of them. */
export const actorFilter = ({ id, role }: LinkableFact['actor']) =>
  id === '' ? { role, actor: '' } : { role: '', actor: id }

interface LinkableFact {
  actor: { role: string; id: string }
  correlationId: string
}

/** The record that a fact happened to. */
export const auditedRecordOf = ({ noun, recordId, recordName }: AuditEntry): AuditedFact['record'] => {
  const [label, page] = recordPages[noun]
  const href = noun === 'agenda' ? agendaHref(recordId) : page && `${page}/${encodeURIComponent(recordId)}`
  return { noun: label, name: href ? recordName || recordId : recordName, href }
}

// An agenda is shown as the bookings of its service provider on its day: `sipho-2026-11-24`.
const agendaHref = (recordId: string) => {
  const [, provider, day] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(recordId) ?? []
  return provider && day && `/Bookings_Management?${new URLSearchParams({ since: day, until: day, provider })}`
}

// The label of each kind of record, and the URL of its pages where it has any.
const recordPages: Record<RecordKind, [word: string, page?: string]> = {
  order: ['Order', '/Orders_Management'],
  product: ['Product', '/Products_Management'],
  provider: ['Service provider', '/ServiceProvider_Management'],
  booking: ['Booking', '/Bookings_Management'],
  agenda: ['Agenda'],
  account: ['Account', '/Customers_Management'],
  accountSecurity: ['Security of the account', '/Customers_Management'],
  addressBook: ['Address book', '/Customers_Management'],
  cart: ['Cart', '/Customers_Management'],
  review: ['Review'],
  enquiry: ['Enquiry', '/Enquiries_Management'],
  slide: ['Slide', '/Banner_Management'],
  inbox: ['Inbox', '/Customers_Management'],
  stockAlerts: ['Stock alerts', '/Customers_Management'],
  mail: ['Mail'],
  picture: ['Picture'],
  slug: ['Product address'],
  email: ['E-mail address'],
  roster: ['Admins'],
  searches: ['Day of searches'],
  pageViews: ['Day of page views'],
  security: ['Day of security events'],
}
