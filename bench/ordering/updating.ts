import { isRefusal } from '#domain/kernel/decision.ts'
import { ask, silence } from './calls.ts'
import type { Counter } from './counter.ts'
import type { OrderingNode } from './node.ts'
import type { Call } from './plan.ts'

type Update = Parameters<OrderingNode['routes']['POST order/update']>[0]

/** Edits an order, and remembers what was told of it. */
export const update = async ({ memory, nodeAt }: Counter, { node, insists }: Call, call: Update) => {
  const answer = await ask(
    () => nodeAt(node),
    insists,
    (routes) => routes['POST order/update'](call),
  )
  if (answer === silence) return
  if (isRefusal(answer)) memory.refused()
  else for (const order of answer.result) memory.order(order)
}
