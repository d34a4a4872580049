import { factTypesByKind } from '#domain/audit/factTypesByKind.ts'
import { type RecordKind, recordKindLabels, recordKinds } from '#domain/audit/recordKinds.ts'
import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import type { RequestOf } from '#web/state/http/calls.ts'
import { parseDay } from '#web/state/navigation/parseDay.ts'

/** The filter in the address. Invalid values are ignored. */
export const parseAuditFilter = (query: URLSearchParams): AuditFilter => {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 200)
  const noun = recordKinds.find((noun) => noun === text('noun')) ?? ''
  return {
    noun,
    id: noun && text('id'),
    type: factTypesOf(noun).find((type) => type === text('type')) ?? '',
    role: roles.find((role) => role === text('role')) ?? '',
    actor: text('actor'),
    correlationId: text('correlationId'),
    since: parseDay(text('since')),
    until: parseDay(text('until')),
  }
}

/** The request for a filter, with its non-empty fields only. */
export const auditRequest = (filter: AuditFilter): RequestOf<'GET audit/recent'> => ({
  query: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
})

export const recordKindOptions = recordKinds.map((noun) => ({ value: noun, label: recordKindLabels[noun] }))

const factTypesOf = (noun: RecordKind | '') =>
  noun === '' ? Object.values(factTypesByKind).flat() : factTypesByKind[noun]

/** The fact types of one kind of record, or of all, grouped by kind. */
export const factTypeGroups = (kind: string) =>
  recordKindOptions
    .filter(({ value }) => kind === '' || kind === value)
    .map(({ value, label }) => ({ label, types: factTypesByKind[value] }))

const roles = ['customer', 'admin', 'provider', 'guest', 'system'] as const
