import type { DatabaseSync } from 'node:sqlite'
import type { Ledger } from '#api/eventStore/handle.ts'
import { namedActors } from '#api/history/actorNames.ts'
import { orderNumberOf } from '#api/orderNumber.ts'
import { maskedActor } from '#domain/account/masked.ts'
import type { Noun } from '#domain/audit/auditNouns.ts'
import type { Actor } from '#domain/kernel/decision.ts'

/** What people call records, as far as they have a name: customers by a masked one. Ask anew for each answer: an actor is looked up once. */
export const recordNames = (database: DatabaseSync, ledger: Ledger) => {
  const product = database.prepare('SELECT name FROM products WHERE id = ?')
  return () => namesOf(ledger, (id) => String(product.get(id)?.['name'] ?? ''))
}

const namesOf = (ledger: Ledger, productNamed: (id: string) => string) => {
  const named = namedActors(ledger)
  const customer = async (id: string) => maskedActor(await named({ role: 'customer', id })).name
  const names: Partial<Record<Noun, (id: string) => Promise<string> | string>> = {
    order: orderNumberOf,
    product: productNamed,
    account: customer,
    addressBook: customer,
    cart: customer,
  }

  return {
    record: (noun: Noun, id: string) => names[noun]?.(id) ?? '',
    /** Admins go by their names, customers by masked ones. */
    actor: async (by: Actor) => (by.role === 'customer' ? maskedActor(await named(by)) : named(by)),
  }
}
