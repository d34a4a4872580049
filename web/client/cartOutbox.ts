import type { CartDeed } from './cartDeeds.ts'
import { newKey } from './newKey.ts'
import { readItem, writeItem } from './storage.ts'

/** A deed that the shop has not answered yet. Its key makes a repeated request one deed. */
export interface Waiting {
  key: string
  deed: CartDeed
}

/** What a customer did with the cart and the shop has not been told: it outlives the page, and all tabs share it. */
export const cartOutbox = (customerId: string) => {
  const item = outboxItem(customerId)
  const read = (): Waiting[] => {
    try {
      const kept: unknown = JSON.parse(readItem(item) ?? '[]')
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }
  const write = (waiting: readonly Waiting[]) =>
    writeItem(item, waiting.length === 0 ? undefined : JSON.stringify(waiting))

  return {
    read,
    /** Comes last. */
    add: (deed: CartDeed) => write([...read(), { key: newKey(), deed }]),
    clear: () => write([]),
    drop: (key: string) => write(read().filter((waiting) => waiting.key !== key)),
  }
}

export const outboxItem = (customerId: string) => `cartOutbox-${customerId}`
