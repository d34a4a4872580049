import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, transition } from 'xstate'
import type { Figures } from '#api/programs/figures.ts'
import { alternate, median, medianRatio, rate } from '#bench/rounds.ts'
import { replay } from '#domain/kernel/replay.ts'
import { drawHistories, type Histories } from './histories.ts'

const rounds = 7
const histories = 2000
const longest = 12
/** The table is so quick that a round of it walks all histories this often. */
const walks = 10

/** The table compiled from a machine against xstate's own `transition()`, on the same histories. */
export const measureReplays = async (figures: Figures) => {
  const { order, product } = drawHistories(histories, longest)
  await measure(figures, 'orders', order)
  await measure(figures, 'products', product)
}

const measure = async <Machine extends AnyStateMachine>(
  { figure }: Figures,
  name: string,
  { machine, histories }: Histories<Machine>,
) => {
  const facts = histories.reduce((all, history) => all + history.length, 0)
  const byTable = () => {
    for (let walk = 0; walk < walks; walk += 1) for (const history of histories) replay(machine, name, history)
    return facts * walks
  }
  const start = createActor(machine).getSnapshot()
  const byXstate = () => {
    for (const history of histories) walked(machine, start, history)
    return facts
  }
  byTable()
  byXstate()
  const found = await alternate(rounds, { table: () => rate(byTable), xstate: () => rate(byXstate) })
  figure(`replay of ${name}, compiled`, median(found.table), ' facts/s')
  figure(`replay of ${name}, transition()`, median(found.xstate), ' facts/s')
  figure(`replay of ${name}, compiled to transition()`, medianRatio(found.table, found.xstate), 'x', { atLeast: 15 })
}

const walked = (machine: AnyStateMachine, start: AnyMachineSnapshot, history: readonly AnyEventObject[]) => {
  let snapshot = start
  for (const fact of history) [snapshot] = transition(machine, snapshot, fact)
  return snapshot
}
