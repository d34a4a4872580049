import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { ask, patiently } from './calls.ts'
import type { Counter } from './counter.ts'
import { type Ground, type OrderingNode, openNode } from './node.ts'
import type { Plan } from './plan.ts'

export type Tail = ReturnType<typeof followTail>

/** The facts after a position as they come: one subscription for a whole plan, since servers count those that are broken off. */
export const followTail = (store: EventStore, start: number) => {
  const facts: StoredFact[] = []
  const ending = new AbortController()
  let arrived = Promise.withResolvers<void>()
  const follow = async () => {
    for await (const batch of store.subscribe(start, ending.signal)) {
      facts.push(...batch)
      arrived.resolve()
      arrived = Promise.withResolvers()
    }
  }
  const following = follow()
  const until = async (position: number) => {
    while ((facts.at(-1)?.position ?? start) < position) await Promise.race([arrived.promise, following])
  }

  return {
    /** Those after a position, up to now. */
    after: async (position: number) => {
      await until(await patiently(store.head))
      return facts.filter((fact) => fact.position > position)
    },
    close: async () => {
      ending.abort()
      await following
    },
  }
}

/** The policy at work beside the people, as far as the plan lets it come: a fact that got no answer comes again. */
export const reactMeanwhile = async ({ nodeAt }: Counter, tail: Tail, start: number, { reactions }: Plan) => {
  let position = start
  for (const { node, insists } of reactions) {
    const [fact] = await tail.after(position)
    if (!fact) continue
    await ask(
      () => nodeAt(node),
      insists,
      () => reactTo(nodeAt(node), fact),
    )
    if (insists) position = fact.position
  }
}

/** A healthy node's policy goes through all facts, those of its own making too. */
export const finish = async (ground: Ground, tail: Tail, start: number) => {
  const node = openNode(ground, async () => undefined)
  for (let position = start; ; ) {
    const facts = await tail.after(position)
    if (facts.length === 0) return
    for (const fact of facts) await patiently(() => reactTo(node, fact))
    position = facts.at(-1)?.position ?? position
  }
}

const reactTo = async ({ reactions }: OrderingNode, fact: StoredFact) => {
  const { correlationId } = fact.meta
  const deed = { by: { role: 'system', id: 'reserveStock' }, correlationId, causationId: fact.id } as const
  await reactions[fact.type]?.(fact.data as never, fact, deed)
}
