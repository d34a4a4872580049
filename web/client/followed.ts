import type { Noun } from '#domain/audit/auditNouns.ts'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { actorOf } from './actorOf.ts'
import { type ListedFact, recordOf } from './auditLinks.ts'
import { useAnswer } from './useAnswer.ts'

/** What a record's facts led to elsewhere, once the record itself is here; a history is whole without it. */
export const useFollowed = (noun: Noun, id: string, isHere: boolean) => {
  const { answer, status, retry } = useAnswer(
    'GET audit/followed/:noun/:id',
    isHere ? { params: { noun, id } } : undefined,
  )

  return {
    followed: answer && followedBy(answer.results),
    onFollowedRetry: status === 'failed' ? retry : undefined,
  }
}

/** Facts by the id of the one that led to them, in the order they came. */
export const followedBy = (facts: readonly ListedFact[]): ReadonlyMap<string, AuditedFact[]> =>
  Map.groupBy(facts.map(auditedFact), ({ causationId }) => causationId ?? '')

const auditedFact = (fact: ListedFact) => ({ ...fact, actor: actorOf(fact.actor), record: recordOf(fact) })
