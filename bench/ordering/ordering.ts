import { openEngine } from '#bench/engine.ts'
import { administer } from './administering.ts'
import { buy, ordersIn } from './buying.ts'
import { patiently } from './calls.ts'
import { openCounter } from './counter.ts'
import { demandAll } from './demands.ts'
import type { Ground, Turn } from './node.ts'
import type { Plan } from './plan.ts'
import { finish, followTail, reactMeanwhile } from './policyRuns.ts'

/** Who goes next, and how one waits until all that was begun is over. */
export interface Turns {
  turn: Turn
  over(begun: Promise<unknown>): Promise<unknown>
}

/**
 * One shop from its shelves to its rest: everybody does what is planned, each request and answer in its turn, nodes die and are
 * started again, and a policy finishes what is left. Throws `Violation` where the books do not close. Answers the facts.
 */
export const openAndOrder = async (ground: Ground, plan: Plan, { turn, over }: Turns) => {
  const store = openEngine(ground.raw)
  const start = await patiently(store.head)
  const tail = followTail(store, start)
  const counter = await openCounter(ground, plan, turn)
  const orders = ordersIn(plan, counter)
  const begun = [
    ...plan.buyers.map((steps, index) => buy(counter, index, steps)),
    ...plan.admins.map((steps, index) => administer(counter, { admin: `themba-${index}`, orders }, steps)),
    reactMeanwhile(counter, tail, start, plan),
  ]
  await over(Promise.all(begun))
  await finish(ground, tail, start)
  const facts = await tail.after(start)
  await tail.close()
  demandAll(facts, counter)
  return facts
}
