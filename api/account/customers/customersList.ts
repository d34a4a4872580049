import type { DatabaseSync } from 'node:sqlite'
import { folded } from '#api/readModels/folded.ts'
import { type Changes, idOf, projection } from '#api/readModels/projection.ts'
import { type AccountFact, erasedPerson, type Role } from '#domain/account/accountEvents.ts'
import { type AccountStatus, statusesInUse } from '#domain/account/accountMachine.ts'
import { inRand } from '#domain/kernel/money.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import {
  asked,
  type Filter,
  isIndexed,
  phrase,
  type Wanted,
  type Way,
  wayToCount,
  wayToPage,
} from './customersSearch.ts'
import { customerSearchIndex, customerTables } from './customersTables.ts'

interface Person {
  firstname: string
  lastname: string
  email: string
}

/** Customers as admins list them. Somebody who was erased is still counted, and named no more. */
export const customerList = projection({
  name: 'customerList',
  version: 1,
  tables: customerTables,
  extra: customerSearchIndex,
  when: ({ customers, customer_orders }): Changes<AccountFact | OrderFact> => {
    // Orders are not always confirmed in the order in which they were placed.
    const lastCounted = (id: string): string | null => {
      let order = customer_orders.get(id)
      while (order && !order.counted) order = customer_orders.get(order.previous)
      return order?.placed_at ?? null
    }

    const count = (id: string, counted: 0 | 1) => {
      const order = customer_orders.get(id)
      if (!order || order.counted === counted) return
      customer_orders.change(id, { counted })
      const more = counted || -1
      customers.change(order.customer_id, ({ orders, spent, newest_order }) => ({
        orders: orders + more,
        spent: spent + more * order.total,
        last_order_at: lastCounted(newest_order),
      }))
    }

    return {
      AccountOpened: (person, fact) =>
        customers.put({
          id: idOf(fact),
          number: fact.position,
          ...named(person),
          role: 'Customer',
          status: 'unverified',
          verified: 0,
          opened_at: fact.meta.at,
          orders: 0,
          spent: 0,
          last_order_at: null,
          newest_order: '',
        }),
      EmailVerified: (_, fact) => customers.change(idOf(fact), { status: 'active', verified: 1 }),
      DetailsChanged: (names, fact) => customers.change(idOf(fact), ({ email }) => named({ ...names, email })),
      RoleGranted: ({ role }, fact) => customers.change(idOf(fact), { role }),
      AccountSuspended: (_, fact) => customers.change(idOf(fact), { status: 'suspended' }),
      AccountReinstated: (_, fact) =>
        customers.change(idOf(fact), ({ verified }) => ({ status: verified ? 'active' : 'unverified' })),
      AccountErased: (_, fact) =>
        customers.change(idOf(fact), { ...erasedPerson, words: '', role: 'Customer', status: 'erased' }),
      OrderPlaced: ({ customerId, total }, fact) => {
        const customer = customers.get(customerId)
        if (!customer) return
        const order = { customer_id: customerId, previous: customer.newest_order, placed_at: fact.meta.at, total }
        customer_orders.put({ id: idOf(fact), ...order, counted: 0 })
        customers.change(customerId, { newest_order: idOf(fact) })
      },
      OrderConfirmed: (_, fact) => count(idOf(fact), 1),
      OrderRejected: (_, fact) => count(idOf(fact), 0),
      OrderCanceled: (_, fact) => count(idOf(fact), 0),
    }
  },
})

const named = ({ firstname, lastname, email }: Person) => ({
  firstname,
  lastname,
  email,
  words: `${folded(`${firstname} ${lastname}`)}\n${folded(email)}`,
})

const sorts = { newest: 'opened_at', orders: 'orders', spent: 'spent', lastOrder: 'last_order_at' } as const

export interface CustomerWish extends Filter {
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

/** What the list of customers is asked, in a database with the tables of `customerList`. */
export const customerQueries = (database: DatabaseSync) => {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => statements.getOrInsertComputed(sql, () => database.prepare(sql))
  const figures = database.prepare('SELECT opened_at, orders, spent, last_order_at FROM customers WHERE id = ?')
  const admins = database.prepare(
    `SELECT id FROM customers WHERE role = 'Admin' AND status IN (${statusesInUse.map(() => '?').join(', ')})`,
  )
  const matches = database.prepare('SELECT count(*) AS count FROM customer_search WHERE customer_search MATCH ?')

  const countOf = (way: Way, wanted: Wanted) => {
    const { from, values } = asked(way, wanted)
    return Number(prepared(`SELECT count(*) AS count FROM ${from}`).get(...values)?.['count'])
  }

  return {
    page: ({ search = '', sort, pageNumber, limit, ...filter }: CustomerWish) => {
      const wanted = { text: folded(search), ...filter }
      const found = isIndexed(wanted.text) ? Number(matches.get(phrase(wanted.text))?.['count']) : undefined
      const isFiltered = filter.status !== undefined || filter.role !== undefined
      const total = found === undefined || isFiltered ? countOf(wayToCount(wanted, found), wanted) : found

      const way = wayToPage(wanted, found, total)
      const { from, values } = asked(way, wanted)
      const order = `${way === 'inOrder' ? '' : '+'}${sorts[sort]} DESC, number DESC`
      const rows = prepared(`SELECT customers.* FROM ${from} ORDER BY ${order} LIMIT ? OFFSET ?`)
      return {
        customers: rows.all(...values, limit, (pageNumber - 1) * limit).map(customerRow),
        meta: { totalCount: total, total, pageNumber, size: limit },
      }
    },
    /** `undefined` where the list has not heard of the customer yet. */
    figuresOf: (customerId: string) => figures.all(customerId).map(figuresIn)[0],
    /** The ids of those who act as admins, as far as the list has heard. */
    admins: () => admins.all(...statusesInUse).map((row) => String(row['id'])),
  }
}

const figuresIn = (row: Record<string, unknown>): CustomerFigures => ({
  openedAt: String(row['opened_at']),
  orders: Number(row['orders']),
  spent: inRand(Number(row['spent'])),
  lastOrderAt: row['last_order_at'] === null ? null : String(row['last_order_at']),
})

const customerRow = (row: Record<string, unknown>) => ({
  customerId: String(row['id']),
  firstname: String(row['firstname']),
  lastname: String(row['lastname']),
  email: String(row['email']),
  role: row['role'] as Role,
  status: row['status'] as AccountStatus,
  ...figuresIn(row),
})
