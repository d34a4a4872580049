import { readItem, writeItem } from '#web/state/browser/storage.ts'
import type { Store } from '#web/state/browser/store.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import { applyAction, type CartAction } from './cartActions.ts'
import { type CartLine, isLine } from './cartLines.ts'
import { cartAtom } from './cartState.ts'

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
  const item = outboxItem(customerId)
  const read = (): PendingAction[] => {
    try {
      const stored: unknown = JSON.parse(readItem(item) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isPending) : []
    } catch {
      return []
    }
  }
  const write = (pending: readonly PendingAction[]) =>
    writeItem(item, pending.length === 0 ? undefined : JSON.stringify(pending))

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

const removals = new Set<CartAction['type']>(['remove', 'clear'])

type Fields = Partial<Record<string, unknown>>

// What another version of this page has left may have another shape.
const isPending = (stored: { key?: unknown; action?: Fields | null } | null): stored is PendingAction => {
  const { key, action } = stored ?? {}
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

/** A customer's cart as it is shown: its lines as the server last sent them, with every action applied that they do not contain yet. */
export const openOptimisticCart = (store: Store, outbox: CartOutbox) => {
  let base: readonly CartLine[] | undefined
  let version: number | undefined
  let applied: readonly PendingAction[] = []
  let isWaiting = false
  const refused = new Set<string>()

  const lines = () => store.get(cartAtom).lines
  // They are no longer pending: the server has answered them, here or in another tab.
  const answered = () => {
    const pending = keysOf(outbox.read())
    return applied.filter(({ key }) => !pending.has(key))
  }
  const keep = (actions: readonly PendingAction[]) => {
    applied = actions
    const keys = keysOf(actions)
    for (const key of refused) if (!keys.has(key)) refused.delete(key)
  }

  return {
    lines,
    /** Every line that tells something of a product. */
    known: () => [...(base ?? []), ...lines()],
    isKnown: () => base !== undefined,
    isOutdated: () => answered().length > 0,
    answered,
    show: () => {
      keep([...answered(), ...outbox.read()])
      const actions = applied.filter(({ key }) => !refused.has(key))
      const all = actions.reduce((before, { action }) => applyAction(before, action).lines, base ?? [])
      store.set(cartAtom, { status: base ? 'ready' : 'loading', lines: all, isWaiting, version })
    },
    /** The server has refused the action with this key. */
    refuse: (key: string) => void refused.add(key),
    /** The server has sent the cart, which contains these actions. */
    settle: (sent: { lines: readonly CartLine[]; version: number }, contained: readonly PendingAction[]) => {
      base = sent.lines
      version = sent.version
      const keys = keysOf(contained)
      keep(applied.filter(({ key }) => !keys.has(key)))
      isWaiting = false
    },
    /** Marks it as waiting for the connection. Returns whether it was waiting before. */
    wait: () => {
      const before = isWaiting
      isWaiting = true
      return before
    },
    empty: () => {
      base = []
      keep([])
    },
  }
}

const keysOf = (actions: readonly PendingAction[]) => new Set(actions.map(({ key }) => key))
