import { type HistoryParts, type Moments, recordHistory } from '#api/history/recordHistory.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { accountSentence } from '#domain/account/accountTimeline.ts'
import { maskedActor, maskedField } from '#domain/account/masked.ts'
import type { FieldChange } from '#domain/kernel/timeline.ts'
import { customerRecord, maskedRecord } from './customersAnswer.ts'
import type { CustomerFigures } from './customersList.ts'

/** An account's history, told without who the customer is. Figures are those of today. */
export const customerHistory = (parts: HistoryParts, figures: CustomerFigures) => {
  const history = recordHistory(parts, {
    machine: accountMachine,
    streamOf: accountStream,
    view: (id, account) => customerRecord(id, account, figures),
    derived: ['customerId', 'openedAt', 'orders', 'spent', 'lastOrderAt', 'masked', 'version'],
    sentence: accountSentence,
  })

  return async (customerId: string, moments: Moments) => {
    const told = await history(customerId, moments)
    if (!told) return undefined
    const { record, facts, difference, ...rest } = told
    return {
      ...rest,
      customer: maskedRecord(record),
      facts: facts.map((fact) => ({
        ...fact,
        actor: fact.actor.id === customerId ? maskedActor(fact.actor) : fact.actor,
        changes: fact.changes.map(maskedChange),
        data: maskedData(fact.data),
      })),
      ...(difference && { difference: difference.map(maskedChange) }),
    }
  }
}

const maskedChange = ({ field, from, to }: FieldChange): FieldChange => ({
  field,
  from: maskedField(field, from),
  to: maskedField(field, to),
})

const maskedData = (data: unknown) =>
  Object.fromEntries(Object.entries(data ?? {}).map(([field, value]) => [field, maskedField(field, value)]))
