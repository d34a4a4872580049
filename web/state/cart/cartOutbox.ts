import { readItem, writeItem } from '#web/state/browser/storage.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import type { CartAction } from './cartActions.ts'
import { isLine } from './cartLines.ts'

/** An action that the server has not answered yet. Its key makes a repeated request one action. */
export interface PendingAction {
  key: string
  action: CartAction
  /** When it was done, in milliseconds since the epoch. */
  at?: number
}

export type CartOutbox = ReturnType<typeof openCartOutbox>

/** What a customer did with the cart and the server does not know: it outlives the page, and all tabs share it. */
export const openCartOutbox = (customerId: string) => {
  const read = () =>
    [...readStored(olderItem(customerId)).map(fromOlderForm), ...readStored(outboxItem(customerId))].filter(isPending)
  const write = (pending: readonly PendingAction[]) => {
    writeItem(outboxItem(customerId), pending.length === 0 ? undefined : JSON.stringify(pending))
    writeItem(olderItem(customerId), undefined)
  }

  return {
    read,
    /** Appends it. */
    add: (action: CartAction) => write([...read(), { key: newIdempotencyKey(), action, at: Date.now() }]),
    /** Drops what an order has taken that was requested at this moment: what was added by then. Removals are still to be sent. */
    dropOrdered: (moment: number) =>
      write(read().filter(({ action, at = 0 }) => at > moment || removals.has(action.type))),
    drop: (key: string) => write(read().filter((pending) => pending.key !== key)),
  }
}

export const outboxItem = (customerId: string) => `cartActions-${customerId}`

const readStored = (item: string): unknown[] => {
  try {
    const stored: unknown = JSON.parse(readItem(item) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

// Until November 2026 the page stored `{ key, deed: { do, ... }, at }` under this name.
const olderItem = (customerId: string) => `cartOutbox-${customerId}`

const fromOlderForm = (stored: unknown) => {
  const { deed, ...pending } = Object(stored)
  return { ...pending, action: { ...deed, type: deed?.do } }
}

const removals = new Set<CartAction['type']>(['remove', 'clear'])

type Fields = Partial<Record<string, unknown>>

// What another version of this page has left may have another shape.
const isPending = (stored: unknown): stored is PendingAction => {
  const { key, action }: { key?: unknown; action?: Fields | null } = Object(stored)
  return isText(key) && (fields.get(action?.['type'])?.(action ?? {}) ?? false)
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''

const isPlaced = (line: object) => 'place' in line && Number.isInteger(line.place)

const fieldsOf: Record<CartAction['type'], (action: Fields) => boolean> = {
  add: isLine,
  setCount: ({ productId, count }) => isText(productId) && Number.isInteger(count),
  remove: ({ productId }) => isText(productId),
  clear: () => true,
  putBack: ({ lines }) => Array.isArray(lines) && lines.every((line) => isLine(line) && isPlaced(line)),
  acceptPrice: ({ productId, price }) => isText(productId) && Number.isInteger(price),
}
const fields = new Map<unknown, (action: Fields) => boolean>(Object.entries(fieldsOf))
