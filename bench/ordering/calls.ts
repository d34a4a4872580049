import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreUnavailable, TooContended } from '#api/eventStore/eventStore.ts'
import type { Caller } from '#api/http/answers.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import type { Refusal } from '#domain/kernel/decision.ts'
import { NodeDied, type OrderingNode } from './node.ts'

type Routes = OrderingNode['routes']

/** Nobody knows what became of it. */
export const silence = Symbol('no answer')

/** Asks one node, and once or twice more where no answer comes and somebody insists. A dead node has been started again by then. */
export const ask = async <Answer>(
  nodeNow: () => OrderingNode,
  insists: boolean,
  work: (routes: Routes) => Promise<Answer | Refusal> | Answer | Refusal,
) => {
  for (let tries = insists ? 3 : 1; tries > 0; tries -= 1) {
    const answer = await Promise.try(work, nodeNow().routes).catch(unanswered)
    if (answer !== silence) return answer
  }
  return silence
}

/** Work that can be repeated, where nobody minds that a store is silent for a moment: a test server's connection has its limits. */
export const patiently = async <Answer>(work: () => Promise<Answer>, tries = 5): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !(error instanceof StoreUnavailable)) throw error
    await pause(100)
    return patiently(work, tries - 1)
  }
}

/** What comes with a call. `key` is the same however often it is sent. */
export const coming = (customerId: string, role: Role, key = randomUUID()) => {
  const caller: Caller = { customerId, role, sessionId: customerId, emailVerified: true }
  const by = { role: role === 'Admin' ? ('admin' as const) : ('customer' as const), id: customerId }
  const deed = { by, correlationId: key }
  return { caller, deed, once: { ...deed, command: key }, key, params: {}, query: {} }
}

const unanswered = (error: unknown): typeof silence => {
  if (error instanceof NodeDied || error instanceof StoreUnavailable || error instanceof TooContended) return silence
  throw error
}
