import type { RecordKind } from '#domain/audit/recordKinds.ts'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { type AuditEntry, actorOf, auditedRecordOf } from './auditLinks.ts'

/** Facts of other records that this record's facts caused. Loaded after the record's own history, which is complete without them. */
export const useCausedFacts = (noun: RecordKind, id: string, isLoaded: boolean) => {
  const { answer, status, retry } = useQuery(
    'GET audit/followed/:noun/:id',
    isLoaded ? { params: { noun, id } } : undefined,
  )

  return {
    followed: answer && groupByCause(answer.results),
    onFollowedRetry: status === 'failed' ? retry : undefined,
  }
}

/** Facts by the id of their cause, in the order of the log. */
export const groupByCause = (facts: readonly AuditEntry[]): ReadonlyMap<string, AuditedFact[]> =>
  Map.groupBy(facts.map(toAuditedFact), ({ causationId }) => causationId ?? '')

const toAuditedFact = (fact: AuditEntry) => ({ ...fact, actor: actorOf(fact.actor), record: auditedRecordOf(fact) })
