import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { callNode, retryUnavailable } from './callNode.ts'
import { type OrderingFixture, type OrderingNode, openOrderingNode } from './orderingNode.ts'
import type { Plan } from './plan.ts'
import type { PlanRun } from './planRun.ts'

export type LogTail = ReturnType<typeof followTail>

/** Follows the facts of the plan with one subscription for the whole plan: a server limits how many a client may break off. */
export const followTail = (store: EventStore, start: number, isOwn: (fact: StoredFact) => boolean) => {
  const facts: StoredFact[] = []
  let reached = start
  const ending = new AbortController()
  let arrived = Promise.withResolvers<void>()
  const follow = async () => {
    for await (const batch of store.subscribe(start, ending.signal)) {
      facts.push(...batch.filter(isOwn))
      reached = batch.at(-1)?.position ?? reached
      arrived.resolve()
      arrived = Promise.withResolvers()
    }
  }
  const following = follow()
  const until = async (position: number) => {
    while (reached < position) await Promise.race([arrived.promise, following])
  }

  return {
    /** The facts after a position, up to the head of the log. */
    after: async (position: number) => {
      await until(await retryUnavailable(store.head))
      return facts.filter((fact) => fact.position > position)
    },
    close: async () => {
      ending.abort()
      await following
    },
  }
}

/** Lets the policy react while buyers and admins are active, as often as the plan says. With `retries` it goes on to the next fact. */
export const reactConcurrently = async ({ nodeAt }: PlanRun, tail: LogTail, start: number, { reactions }: Plan) => {
  let position = start
  for (const { node, retries } of reactions) {
    const [fact] = await tail.after(position)
    if (!fact) continue
    await callNode(
      () => nodeAt(node),
      retries,
      () => reactTo(nodeAt(node), fact),
    )
    if (retries) position = fact.position
  }
}

/** Lets the policy of a healthy node react to all facts, including those that it appends itself. */
export const runPoliciesToEnd = async (fixture: OrderingFixture, tail: LogTail, start: number) => {
  const node = openOrderingNode({ ...fixture, raw: fixture.stores[0] }, async () => undefined)
  for (let position = start; ; ) {
    const facts = await tail.after(position)
    if (facts.length === 0) return
    for (const fact of facts) await retryUnavailable(() => reactTo(node, fact))
    position = facts.at(-1)?.position ?? position
  }
}

const reactTo = async ({ reactions }: OrderingNode, fact: StoredFact) => {
  const { correlationId } = fact.meta
  const context = { by: { role: 'system', id: 'reserveStock' }, correlationId, causationId: fact.id } as const
  await reactions[fact.type]?.(fact.data as never, fact, context)
}
