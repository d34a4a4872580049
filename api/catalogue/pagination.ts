import { type Cursor, openCursorCodec } from '#api/catalogue/search/cursor.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'

/** The paging fields of a list query. The other fields are filters. */
interface PagingQuery {
  nextCursor?: string | undefined
  pageNumber?: number | undefined
  limit?: number | undefined
}

interface ListKind {
  /** A cursor is valid for all lists of the same kind with the same filter. */
  kind: string
  /** Products per page if the query has no `limit`. */
  size: number
}

interface FoundPage {
  products: readonly unknown[]
  total: number
  next: Cursor | undefined
}

/** A page of products, and the `meta` of its response. */
export interface PagedResult<Found> {
  found: Found
  meta: { totalCount: number; total: number; pageNumber: number; size: number; nextCursor: string | null }
}

interface PageRequest {
  limit: number
  pageNumber: number
  cursor: Cursor | undefined
}

/** Runs list queries page by page. Cursors are signed with the shop's secret, so that every node accepts them. */
export const openPagination = (secret: string) => {
  const cursors = openCursorCodec(secret)

  return <Query extends PagingQuery, Found extends FoundPage>(
    { nextCursor, pageNumber = 1, limit, ...filter }: Query,
    { kind, size }: ListKind,
    find: (request: Omit<Query, keyof PagingQuery> & PageRequest) => Found,
  ): PagedResult<Found> | Refusal<'InvalidRequest'> => {
    const listKey = JSON.stringify([kind, Object.entries(filter).filter(hasValue).sort()])
    const cursor = nextCursor ? cursors.decode(listKey, nextCursor) : undefined
    if (nextCursor && !cursor) return refuse('InvalidRequest', { errors: [foreignCursorError] })

    const found = find({ ...filter, limit: limit ?? size, pageNumber, cursor })
    const meta = {
      totalCount: found.total,
      total: found.total,
      pageNumber: cursor ? cursor.pages + 1 : pageNumber,
      size: limit ?? size,
      nextCursor: found.next ? cursors.encode(listKey, found.next) : null,
    }
    return { found, meta }
  }
}

const foreignCursorError = {
  field: 'nextCursor',
  message: 'This nextCursor belongs to another list: ask for the first page again',
}

/** Whether a field of a query, an entry of name and value, is set and not empty. */
export const hasValue = ([, value]: [string, unknown]) => value !== undefined && value !== ''
