import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { factsBetween } from '#api/eventStore/factsBetween.ts'
import { ask } from './calls.ts'
import type { Counter } from './counter.ts'
import { type Ground, type OrderingNode, openNode } from './node.ts'
import type { Plan } from './plan.ts'

/** The facts after a position, up to now. */
export const factsAfter = async (store: EventStore, position: number) => {
  const log = { store, signal: new AbortController().signal }
  return (await Array.fromAsync(factsBetween(log, position, Number.POSITIVE_INFINITY))).flat()
}

/** The policy at work beside the people, as far as the plan lets it come: a fact that got no answer comes again. */
export const reactMeanwhile = async ({ nodeAt }: Counter, store: EventStore, start: number, { reactions }: Plan) => {
  let position = start
  for (const { node, insists } of reactions) {
    const [fact] = await factsAfter(store, position)
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
export const finish = async (ground: Ground, store: EventStore, start: number) => {
  const node = openNode(ground, async () => undefined)
  for (let position = start; ; ) {
    const facts = await factsAfter(store, position)
    if (facts.length === 0) return
    for (const fact of facts) await reactTo(node, fact)
    position = facts.at(-1)?.position ?? position
  }
}

const reactTo = async ({ reactions }: OrderingNode, fact: StoredFact) => {
  const { correlationId } = fact.meta
  const deed = { by: { role: 'system', id: 'reserveStock' }, correlationId, causationId: fact.id } as const
  await reactions[fact.type]?.(fact.data as never, fact, deed)
}
