import { auditNouns, type Noun, nounWords } from '#domain/audit/auditNouns.ts'
import { auditTypes } from '#domain/audit/auditTypes.ts'
import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import type { AskingOf } from '#web/client/calls.ts'
import { dayIn } from '#web/client/dayIn.ts'

/** What is looked for, as the address has it; what makes no sense there counts as not written. */
export const filterOf = (query: URLSearchParams): AuditFilter => {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 200)
  const noun = auditNouns.find((noun) => noun === text('noun')) ?? ''
  return {
    noun,
    id: noun && text('id'),
    type: typesOf(noun).find((type) => type === text('type')) ?? '',
    role: roles.find((role) => role === text('role')) ?? '',
    actor: text('actor'),
    correlationId: text('correlationId'),
    since: dayIn(text('since')),
    until: dayIn(text('until')),
  }
}

/** What the shop is asked: only what is limited. */
export const askingFor = (filter: AuditFilter): AskingOf<'GET audit/recent'> => ({
  query: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
})

export const nounOptions = auditNouns.map((noun) => ({ value: noun, label: nounWords[noun] }))

const typesOf = (noun: Noun | '') => (noun === '' ? Object.values(auditTypes).flat() : auditTypes[noun])

/** The same by the records that they happen to. */
export const typeGroups = (wanted: string) =>
  nounOptions
    .filter(({ value }) => wanted === '' || wanted === value)
    .map(({ value, label }) => ({ label, types: auditTypes[value] }))

const roles = ['customer', 'admin', 'provider', 'guest', 'system'] as const
