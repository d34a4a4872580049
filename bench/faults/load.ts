import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isConflict, type NewFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import { aminasHouse } from '#domain/cast.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { type BackRoom, shelf } from './backRoom.ts'
import { batchOf, type Journal } from './journal.ts'

// How many of each work at the same time.
const collectors = 8
const commanders = 4
const buyers = 6
const sessions = 3

/** Numbers from 0 to 1. */
type Chance = () => number

export interface Workplace {
  room: BackRoom
  journal: Journal
  next: Chance
}

/** Many clients at work for ever: appends of several facts, commands that come twice, orders that are placed and canceled, secrets. */
export const work = (place: Workplace) =>
  Promise.all([
    ...each(collectors, (name) => collect(place, `cart-collector${name}`)),
    ...each(commanders, (name) => command(place, `cart-commander${name}`)),
    ...each(buyers, (name) => buy(place, `buyer${name}`)),
    ...each(sessions, (name) => renew(place, `session-buyer${name}`)),
  ])

const collect = async ({ room, next }: Workplace, stream: string) => {
  for (let revision = -1; ; ) {
    const expected = revision === -1 ? 'absent' : { revision }
    const facts = puts(randomUUID(), 1 + draw(next, 5))
    const outcome = await untilKnown(() => room.store.append(stream, expected, facts))
    if (isConflict(outcome)) throw new Error(`${stream} is at ${outcome.actual}, and its only writer at ${revision}`)
    revision = outcome.revision
  }
}

// The same command twice at once, each time with facts of its own: it is carried out once.
const command = async ({ room, next }: Workplace, stream: string) => {
  for (let revision = -1; ; ) {
    const expected = revision === -1 ? 'absent' : { revision }
    const [name, size] = [randomUUID(), 1 + draw(next, 4)]
    const once = () => untilKnown(() => room.store.append(stream, expected, puts(name, size), name))
    const [one, other] = await Promise.all([once(), once()])
    if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(`${stream}: one command, two answers`)
    if (isConflict(one)) throw new Error(`${stream} is at ${one.actual}, and its only writer at ${revision}`)
    revision = one.revision
  }
}

const buy = async ({ room, journal, next }: Workplace, customerId: string) => {
  const caller = { customerId, role: 'Customer', sessionId: '', emailVerified: true } as const
  for (;;) {
    const key = randomUUID()
    const products = each(1 + draw(next, 3), () => ({ productId: oneOf(next), count: 1 + draw(next, 4) }))
    const request = { products, shippingAddress: aminasHouse }
    const placed = await untilKnown(() => room.place(request, caller, key, deedOf(customerId)))
    if (isRefusal(placed)) continue

    const { orderId } = placed
    journal.write({ is: 'ordered', orderId, outcome: 'confirmed' })
    if (next() < 0.8 && (await untilKnown(() => room.cancel(orderId, deedOf(customerId))))) {
      journal.write({ is: 'ordered', orderId, outcome: 'canceled' })
    }
  }
}

const renew = async ({ room, journal }: Workplace, key: string) => {
  for (let count = 1; ; count += 1) {
    await untilKnown(() => room.vault.put(key, { count }))
    journal.write({ is: 'kept', key, count })
    await pause(2)
  }
}

/** Where the store is unavailable, the same is asked again until it answers. */
const untilKnown = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      await pause(20)
    }
  }
}

const puts = (name: string, size: number): NewFact[] =>
  each(size, (place) => ({
    id: randomUUID(),
    type: 'ProductPutInCart',
    version: 1,
    data: { productId: `kettle-${place}`, count: 1 },
    meta: { ...deedOf(batchOf(name, size)), at: new Date().toISOString() },
  }))

const deedOf = (correlationId: string): Deed => ({ by: { role: 'customer', id: 'amina' }, correlationId })

const each = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const draw = (next: Chance, limit: number) => Math.floor(next() * limit)

const oneOf = (next: Chance) => shelf[draw(next, shelf.length)] ?? ''
