import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { type RowsOf, table } from '#api/readModels/table.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import {
  type AccountSecurityEvent,
  type AccountSecurityFact,
  accountSecurityFacts,
  type Occurrences,
  type Origin,
  type SecurityEventName,
  type SecurityFact,
} from '#domain/security/securityEvents.ts'

const unknownOrigin = { network: '', device: '', reason: '' }

const securityTables = {
  security_events: table(
    {
      position: 'integer',
      place: 'integer',
      at: 'text',
      event: 'text',
      count: 'integer',
      emails: 'integer',
      customer_id: 'text',
      admin_id: 'text',
      network: 'text',
      device: 'text',
      reason: 'text',
      /** The row of the same customer before this one, as `position/place`; empty for the first. */
      previous: 'text',
    },
    ['position', 'place'],
    ['event, at', 'customer_id, at', 'network, at', 'at'],
  ),
  security_customers: table({ id: 'text', newest: 'text', erased: 'integer', admin: 'integer' }, ['id']),
}

/** Security events as admins list them, one row per origin. For an erased customer it keeps the counts and drops the origins. */
export const securityEventList = projection({
  name: 'securityEventList',
  version: 1,
  tables: securityTables,
  when: (tables): Changes<AccountFact | AccountSecurityFact | SecurityFact> => {
    const { security_customers } = tables
    const { customerOf, isErased, addRow, forgetOrigins } = eventRows(tables)

    const fromSecurityFact = (event: AccountSecurityEvent) => {
      return ({ count, origins }: Occurrences, fact: StoredFact) => {
        const customer_id = recordIdOf(fact)
        const hasOrigins = origins.length > 0 && !isErased(customer_id)
        const rows: readonly Origin[] = hasOrigins ? origins : [{ ...unknownOrigin, count }]
        for (const [place, origin] of rows.entries()) addRow(fact, { event, customer_id, ...origin }, place)
      }
    }

    /** Returns a handler that adds a row for a fact of the account's own stream. */
    const fromAccountFact = (event: SecurityEventName, reason: (data: never) => string = () => '') => {
      return (data: unknown, fact: StoredFact) => {
        const { role, id } = fact.meta.by
        const admin_id = role === 'admin' && id !== recordIdOf(fact) ? id : ''
        addRow(fact, {
          ...unknownOrigin,
          event,
          count: 1,
          customer_id: recordIdOf(fact),
          admin_id,
          reason: isErased(recordIdOf(fact)) ? '' : reason(data as never),
        })
      }
    }

    const events = Object.keys(accountSecurityFacts) as AccountSecurityEvent[]
    return {
      ...Object.fromEntries(events.map((event) => [event, fromSecurityFact(event)])),
      SecurityEventsCounted: (data, fact) => {
        for (const [place, counted] of data.events.entries())
          addRow(fact, { ...counted, customer_id: '', device: '' }, place)
      },
      OtpIssued: fromAccountFact('CodeRequested', ({ purpose }: { purpose: string }) => purpose),
      PasswordReset: fromAccountFact('PasswordReset'),
      // Every account begins with the role Customer: only a change of role is an event.
      RoleGranted: ({ role }, fact) => {
        const customer = customerOf(recordIdOf(fact))
        const admin = role === 'Admin' ? 1 : 0
        if (admin === customer.admin) return
        security_customers.put({ ...customer, admin })
        fromAccountFact('RoleGranted', () => role)({ role }, fact)
      },
      AccountSuspended: fromAccountFact('AccountSuspended'),
      AccountReinstated: fromAccountFact('AccountReinstated'),
      PersonalDataRevealed: fromAccountFact('PersonalDataRevealed', ({ what }: { what: string }) => what),
      AccountErased: (data, fact) => {
        forgetOrigins(recordIdOf(fact))
        fromAccountFact('AccountErased')(data, fact)
      },
    }
  },
})

/** Writes the rows of events, and links those of one customer. */
const eventRows = ({ security_events, security_customers }: RowsOf<typeof securityTables>) => {
  const customerOf = (id: string) => security_customers.get(id) ?? { id, newest: '', erased: 0, admin: 0 }
  const isErased = (customerId: string) => customerOf(customerId).erased === 1

  const addRow = (fact: StoredFact, row: NewRow, place = 0) => {
    const { position } = fact
    const { customer_id: id } = row
    // Rows of erased customers are not linked: their origins need not be removed again.
    const isLinked = id !== '' && !isErased(id)
    const previous = isLinked ? customerOf(id).newest : ''
    security_events.put({ position, place, at: fact.meta.at, emails: 0, admin_id: '', ...row, previous })
    if (isLinked) security_customers.put({ ...customerOf(id), newest: `${position}/${place}` })
  }

  // Merges the rows of each fact into one without an origin, with the whole count: as if the fact had been stored without origins.
  const forgetOrigins = (customerId: string) => {
    let carriedCount = 0
    for (let at = customerOf(customerId).newest; at !== ''; ) {
      const [position = 0, place = 0] = at.split('/').map(Number)
      const row = security_events.get([position, place])
      const count = carriedCount + (row?.count ?? 0)
      at = row?.previous ?? ''
      carriedCount = place > 0 ? count : 0
      if (place > 0) security_events.remove([position, place])
      else security_events.change([position, place], { ...unknownOrigin, count, previous: '' })
    }
    security_customers.put({ ...customerOf(customerId), newest: '', erased: 1 })
  }

  return { customerOf, isErased, addRow, forgetOrigins }
}

type NewRow = Origin & { event: SecurityEventName; customer_id: string; admin_id?: string; emails?: number }
