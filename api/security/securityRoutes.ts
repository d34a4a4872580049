import type { DatabaseSync } from 'node:sqlite'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { cachedNamedActor } from '#api/history/actorNames.ts'
import type { Handlers } from '#api/http/handlers.ts'
import { maskActor } from '#domain/account/masking.ts'
import { dateRange } from '#domain/localDate.ts'
import type { securityContract } from '#domain/security/securityContract.ts'
import { securityQueries } from './securityQueries.ts'

interface Parts {
  database: DatabaseSync
  ledger: Ledger
}

/** Security events for admins. Customers go by masked names. */
export const securityRoutes = ({ database, ledger }: Parts): Handlers<typeof securityContract> => {
  const queries = securityQueries(database)

  return {
    'GET audit/security': async ({ query: { pageNumber, limit, since, until, ...filter } }) => {
      const criteria = { ...filter, ...dateRange(since, until) }
      const { rows, total } = queries.page(criteria, pageNumber, limit)
      const namedActorOf = cachedNamedActor(ledger)
      const nameOf = async (id: string) => maskActor(await namedActorOf({ role: 'customer', id })).name
      const results = rows.map(async ({ position, place, customer_id, admin_id, ...row }) => ({
        id: `${position}-${place}`,
        ...{ at: row.at, event: row.event, count: row.count, emails: row.emails },
        ...{ network: row.network, device: row.device, reason: row.reason },
        customer: customer_id ? { customerId: customer_id, name: await nameOf(customer_id) } : null,
        admin: admin_id
          ? { customerId: admin_id, name: (await namedActorOf({ role: 'admin', id: admin_id })).name }
          : null,
      }))
      return {
        results: await Promise.all(results),
        networks: queries.networks(criteria).map((row) => ({ ...row })),
        meta: { totalCount: total, total, pageNumber, size: limit },
      }
    },
  }
}
