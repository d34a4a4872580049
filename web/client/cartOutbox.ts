import type { CartDeed } from './cartDeeds.ts'
import { isLine } from './cartLines.ts'
import { newKey } from './newKey.ts'
import { readItem, writeItem } from './storage.ts'

/** A deed that the shop has not answered yet. Its key makes a repeated request one deed. */
export interface Waiting {
  key: string
  deed: CartDeed
  /** When it was done, in milliseconds since the epoch. */
  at?: number
}

export type CartOutbox = ReturnType<typeof cartOutbox>

/** What a customer did with the cart and the shop has not been told: it outlives the page, and all tabs share it. What is no such deed is left out. */
export const cartOutbox = (customerId: string) => {
  const item = outboxItem(customerId)
  const read = (): Waiting[] => {
    try {
      const kept: unknown = JSON.parse(readItem(item) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isWaiting) : []
    } catch {
      return []
    }
  }
  const write = (waiting: readonly Waiting[]) =>
    writeItem(item, waiting.length === 0 ? undefined : JSON.stringify(waiting))

  return {
    read,
    /** Comes last. */
    add: (deed: CartDeed) => write([...read(), { key: newKey(), deed, at: Date.now() }]),
    /** What an order has taken along that was asked for at this moment: what had come in by then. What had gone out is still to be told. */
    dropOrdered: (moment: number) => write(read().filter(({ deed, at = 0 }) => at > moment || goesOut.has(deed.do))),
    drop: (key: string) => write(read().filter((waiting) => waiting.key !== key)),
  }
}

export const outboxItem = (customerId: string) => `cartOutbox-${customerId}`

const goesOut = new Set<CartDeed['do']>(['remove', 'clear'])

type Fields = Partial<Record<string, unknown>>

// A former version of this page may have left deeds of another shape.
const isWaiting = (kept: { key?: unknown; deed?: Fields | null } | null): kept is Waiting => {
  const { key, deed } = kept ?? {}
  return isText(key) && (fields.get(deed?.['do'])?.(deed ?? {}) ?? false)
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''

const isPlaced = (line: object) => 'place' in line && Number.isInteger(line.place)

const fieldsOf: Record<CartDeed['do'], (deed: Fields) => boolean> = {
  add: isLine,
  setCount: ({ productId, count }) => isText(productId) && Number.isInteger(count),
  remove: ({ productId }) => isText(productId),
  clear: () => true,
  putBack: ({ lines }) => Array.isArray(lines) && lines.every((line) => isLine(line) && isPlaced(line)),
  acceptPrice: ({ productId, price }) => isText(productId) && Number.isInteger(price),
}
const fields = new Map<unknown, (deed: Fields) => boolean>(Object.entries(fieldsOf))
