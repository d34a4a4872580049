import { type HistoryParts, type HistoryQuery, recordHistory } from '#api/history/recordHistory.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { accountSentence } from '#domain/account/accountTimeline.ts'
import { maskActor, maskField } from '#domain/account/masking.ts'
import type { FieldChange } from '#domain/kernel/fieldChange.ts'
import { accountSecurityMachine, accountSecurityStream } from '#domain/security/securityMachines.ts'
import { accountSecuritySentence } from '#domain/security/securityTimeline.ts'
import type { CustomerFigures } from './customersList.ts'
import { customerView, maskedCustomerView } from './customerView.ts'

/** The history of an account with masked personal data. The figures are the current ones. */
export const customerHistory = (parts: HistoryParts, figures: CustomerFigures) => {
  const securityHistory = recordHistory(parts, {
    machine: accountSecurityMachine,
    streamOf: accountSecurityStream,
    view: () => ({}),
    derived: [],
    sentence: accountSecuritySentence,
  })

  const history = recordHistory(parts, {
    machine: accountMachine,
    streamOf: accountStream,
    view: (id, account) => customerView(id, account, figures),
    derived: ['customerId', 'openedAt', 'orders', 'spent', 'lastOrderAt', 'masked', 'version'],
    sentence: accountSentence,
    beside: (id) => securityHistory(id, { limit: maxSecurityFacts }),
  })

  return async (customerId: string, query: HistoryQuery) => {
    const accountHistory = await history(customerId, query)
    if (!accountHistory) return undefined
    const { record, facts, difference, ...rest } = accountHistory
    return {
      ...rest,
      customer: maskedCustomerView(record),
      facts: facts.map((fact) => ({
        ...fact,
        actor: fact.actor.id === customerId ? maskActor(fact.actor) : fact.actor,
        changes: fact.changes.map(maskedChange),
        data: maskedData(fact.data),
      })),
      ...(difference && { difference: difference.map(maskedChange) }),
    }
  }
}

// Limits the history of an account under attack: all security facts are on the page of security events.
const maxSecurityFacts = 200

const maskedChange = ({ field, from, to }: FieldChange): FieldChange => ({
  field,
  from: maskField(field, from),
  to: maskField(field, to),
})

const maskedData = (data: unknown) =>
  Object.fromEntries(Object.entries(data ?? {}).map(([field, value]) => [field, maskField(field, value)]))
