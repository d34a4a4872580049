import type { DatabaseSync } from 'node:sqlite'
import { foldedText } from '#api/readModels/foldedText.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { type AccountFact, erasedPerson, type Role } from '#domain/account/accountEvents.ts'
import { type AccountStatus, statusesInUse } from '#domain/account/accountMachine.ts'
import { toRand } from '#domain/kernel/money.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import {
  type AccessPath,
  type CustomerFilter,
  type CustomerSearch,
  countAccessPath,
  fromClause,
  ftsPhrase,
  isIndexed,
  pageAccessPath,
} from './customersSql.ts'
import { customerSearchIndex, customerTables } from './customersTables.ts'

interface Person {
  firstname: string
  lastname: string
  email: string
}

/** The read model of the admin's customer list. An erased customer stays in it without personal data. */
export const customerList = projection({
  name: 'customerList',
  version: 1,
  tables: customerTables,
  extra: customerSearchIndex,
  when: ({ customers, customer_orders }): Changes<AccountFact | OrderFact> => {
    // Orders are not always confirmed in the order in which they were placed.
    const lastConfirmedAt = (id: string): string | null => {
      let order = customer_orders.get(id)
      while (order && !order.counted) order = customer_orders.get(order.previous)
      return order?.placed_at ?? null
    }

    const setCounted = (id: string, counted: 0 | 1) => {
      const order = customer_orders.get(id)
      if (!order || order.counted === counted) return
      customer_orders.change(id, { counted })
      const difference = counted || -1
      customers.change(order.customer_id, ({ orders, spent, newest_order }) => ({
        orders: orders + difference,
        spent: spent + difference * order.total,
        last_order_at: lastConfirmedAt(newest_order),
      }))
    }

    return {
      AccountOpened: (person, fact) =>
        customers.put({
          id: recordIdOf(fact),
          number: fact.position,
          ...personColumns(person),
          role: 'Customer',
          status: 'unverified',
          verified: 0,
          opened_at: fact.meta.at,
          orders: 0,
          spent: 0,
          last_order_at: null,
          newest_order: '',
        }),
      EmailVerified: (_, fact) => customers.change(recordIdOf(fact), { status: 'active', verified: 1 }),
      DetailsChanged: (names, fact) =>
        customers.change(recordIdOf(fact), ({ email }) => personColumns({ ...names, email })),
      RoleGranted: ({ role }, fact) => customers.change(recordIdOf(fact), { role }),
      AccountSuspended: (_, fact) => customers.change(recordIdOf(fact), { status: 'suspended' }),
      AccountReinstated: (_, fact) =>
        customers.change(recordIdOf(fact), ({ verified }) => ({ status: verified ? 'active' : 'unverified' })),
      AccountErased: (_, fact) =>
        customers.change(recordIdOf(fact), { ...erasedPerson, words: '', role: 'Customer', status: 'erased' }),
      OrderPlaced: ({ customerId, total }, fact) => {
        const customer = customers.get(customerId)
        if (!customer) return
        const order = { customer_id: customerId, previous: customer.newest_order, placed_at: fact.meta.at, total }
        customer_orders.put({ id: recordIdOf(fact), ...order, counted: 0 })
        customers.change(customerId, { newest_order: recordIdOf(fact) })
      },
      OrderConfirmed: (_, fact) => setCounted(recordIdOf(fact), 1),
      OrderRejected: (_, fact) => setCounted(recordIdOf(fact), 0),
      OrderCanceled: (_, fact) => setCounted(recordIdOf(fact), 0),
    }
  },
})

const personColumns = ({ firstname, lastname, email }: Person) => ({
  firstname,
  lastname,
  email,
  words: `${foldedText(`${firstname} ${lastname}`)}\n${foldedText(email)}`,
})

const sorts = { newest: 'opened_at', orders: 'orders', spent: 'spent', lastOrder: 'last_order_at' } as const

export interface CustomerListQuery extends CustomerFilter {
  /** Part of a name or of an e-mail address. */
  search?: string | undefined
  sort: keyof typeof sorts
  /** From 1. */
  pageNumber: number
  limit: number
}

/** What a customer has ordered so far. Money in rand, moments ISO 8601. */
export interface CustomerFigures {
  openedAt: string
  orders: number
  spent: number
  lastOrderAt: string | null
}

export type CustomerQueries = ReturnType<typeof customerQueries>

/** The queries on the customer list, in a database with the tables of `customerList`. */
export const customerQueries = (database: DatabaseSync) => {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => statements.getOrInsertComputed(sql, () => database.prepare(sql))
  const figures = database.prepare('SELECT opened_at, orders, spent, last_order_at FROM customers WHERE id = ?')
  const admins = database.prepare(
    `SELECT id FROM customers WHERE role = 'Admin' AND status IN (${statusesInUse.map(() => '?').join(', ')})`,
  )
  const matches = database.prepare('SELECT count(*) AS count FROM customer_search WHERE customer_search MATCH ?')

  const countOf = (accessPath: AccessPath, criteria: CustomerSearch) => {
    const { from, values } = fromClause(accessPath, criteria)
    return Number(prepared(`SELECT count(*) AS count FROM ${from}`).get(...values)?.['count'])
  }

  return {
    page: ({ search = '', sort, pageNumber, limit, ...filter }: CustomerListQuery) => {
      const criteria = { text: foldedText(search), ...filter }
      const matchCount = isIndexed(criteria.text) ? Number(matches.get(ftsPhrase(criteria.text))?.['count']) : undefined
      const isFiltered = filter.status !== undefined || filter.role !== undefined
      const total =
        matchCount === undefined || isFiltered ? countOf(countAccessPath(criteria, matchCount), criteria) : matchCount

      const accessPath = pageAccessPath(criteria, matchCount, total)
      const { from, values } = fromClause(accessPath, criteria)
      const order = `${accessPath === 'inOrder' ? '' : '+'}${sorts[sort]} DESC, number DESC`
      const rows = prepared(`SELECT customers.* FROM ${from} ORDER BY ${order} LIMIT ? OFFSET ?`)
      return {
        customers: rows.all(...values, limit, (pageNumber - 1) * limit).map(customerRow),
        meta: { totalCount: total, total, pageNumber, size: limit },
      }
    },
    /** `undefined` if the list does not contain the customer yet. */
    figuresOf: (customerId: string) => figures.all(customerId).map(toFigures)[0],
    /** The ids of the active admins. Like the whole list, it may lag behind the log. */
    admins: () => admins.all(...statusesInUse).map((row) => String(row['id'])),
  }
}

const toFigures = (row: Record<string, unknown>): CustomerFigures => ({
  openedAt: String(row['opened_at']),
  orders: Number(row['orders']),
  spent: toRand(Number(row['spent'])),
  lastOrderAt: row['last_order_at'] === null ? null : String(row['last_order_at']),
})

const customerRow = (row: Record<string, unknown>) => ({
  customerId: String(row['id']),
  firstname: String(row['firstname']),
  lastname: String(row['lastname']),
  email: String(row['email']),
  role: row['role'] as Role,
  status: row['status'] as AccountStatus,
  ...toFigures(row),
})
