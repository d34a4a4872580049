import type { DatabaseSync } from 'node:sqlite'
import { type NewsKind, newsText } from '#domain/inbox/inboxNews.ts'

interface InboxPage {
  /** From 1. */
  pageNumber: number
  limit: number
}

export type InboxQueries = ReturnType<typeof inboxQueries>

/** What customers read in their inbox. */
export const inboxQueries = (database: DatabaseSync) => {
  const from = 'FROM inbox_entries JOIN inbox_owners ON inbox_owners.id = customer_id'
  const isRead = '(read = 1 OR inbox_entries.number <= read_up_to)'
  const columns = `inbox_entries.*, ${isRead} AS is_read, products.name AS product_name, slug, state`
  const page = database.prepare(
    `SELECT ${columns} ${from} LEFT JOIN products ON kind = 'backInStock' AND products.id = subject_id
     WHERE customer_id = ? ORDER BY inbox_entries.number DESC LIMIT ? OFFSET ?`,
  )
  const count = database.prepare('SELECT count(*) AS count FROM inbox_entries WHERE customer_id = ?')
  const unread = database.prepare(`SELECT count(*) AS count ${from} WHERE customer_id = ? AND NOT ${isRead}`)
  const find = database.prepare(
    `SELECT ${isRead} AS is_read ${from} WHERE customer_id = ?1
     AND inbox_entries.number = (SELECT number FROM inbox_places WHERE id = ?2 AND customer_id = ?1)`,
  )
  const unreadCount = (customerId: string) => Number(unread.get(customerId)?.['count'])

  return {
    page: (customerId: string, { pageNumber, limit }: InboxPage) => {
      const total = Number(count.get(customerId)?.['count'])
      const rows = page.all(customerId, limit, (pageNumber - 1) * limit)
      const meta = { totalCount: total, total, pageNumber, size: limit, unread: unreadCount(customerId) }
      return { results: rows.map(inboxEntry), meta }
    },
    unreadCount,
    /** Whether an entry of the customer is read; `undefined` if they have no such entry. */
    isRead: (customerId: string, entryId: string) => {
      const row = find.get(customerId, entryId)
      return row && row['is_read'] === 1
    },
  }
}

const inboxEntry = (row: Record<string, unknown>) => {
  const kind = row['kind'] as NewsKind
  const news = {
    kind,
    label: kind === 'backInStock' ? String(row['product_name'] ?? 'A product') : String(row['label']),
    providerName: String(row['provider_name']),
    start: String(row['start']),
    left: Number(row['left']),
    isOwn: row['own'] === 1,
  }
  return {
    id: String(row['id']),
    kind,
    at: String(row['at']),
    read: row['is_read'] === 1,
    ...newsText(news),
    href: hrefOf(kind, row),
  }
}

const hrefOf = (kind: NewsKind, row: Record<string, unknown>) => {
  if (kind === 'backInStock') return row['state'] === 'listed' ? `/${row['slug']}` : ''
  const folder = kind.startsWith('order') ? 'orders' : 'bookings'
  return `/account/${folder}/${encodeURIComponent(String(row['subject_id']))}`
}
