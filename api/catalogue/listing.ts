import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import { openCursors, type Place } from './search/cursor.ts'

/** What a list is asked beside its filters. */
interface Asked {
  nextCursor?: string | undefined
  pageNumber?: number | undefined
  limit?: number | undefined
}

interface Kind {
  /** Lists of one kind know each other's cursors, if their filters are the same. */
  kind: string
  /** Products on a page where the query does not say. */
  size: number
}

interface Page {
  products: readonly unknown[]
  total: number
  next: Place | undefined
}

/** A page that was found, and what the contract tells of it. */
export interface Listed<Found> {
  found: Found
  meta: { totalCount: number; total: number; pageNumber: number; size: number; nextCursor: string | null }
}

interface Wish {
  limit: number
  pageNumber: number
  place: Place | undefined
}

/** Pages of products as the contract shapes them. Their cursors are signed with the shop's secret, so that every node knows them. */
export const openListing = (secret: string) => {
  const cursors = openCursors(secret)

  return <Query extends Asked, Found extends Page>(
    { nextCursor, pageNumber = 1, limit, ...filter }: Query,
    { kind, size }: Kind,
    find: (wish: Omit<Query, keyof Asked> & Wish) => Found,
  ): Listed<Found> | Refusal<'InvalidRequest'> => {
    const list = JSON.stringify([kind, Object.entries(filter).filter(isGiven).sort()])
    const place = nextCursor ? cursors.read(list, nextCursor) : undefined
    if (nextCursor && !place) return refuse('InvalidRequest', { errors: [foreignCursor] })

    const found = find({ ...filter, limit: limit ?? size, pageNumber, place })
    const meta = {
      totalCount: found.total,
      total: found.total,
      pageNumber: place ? place.pages + 1 : pageNumber,
      size: limit ?? size,
      nextCursor: found.next ? cursors.write(list, found.next) : null,
    }
    return { found, meta }
  }
}

const foreignCursor = {
  field: 'nextCursor',
  message: 'This nextCursor belongs to another list: ask for the first page again',
}

/** Whether a query says anything in one of its fields. */
export const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== ''
