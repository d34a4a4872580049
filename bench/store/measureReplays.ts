import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, transition } from 'xstate'
import type { Figures } from '#api/programs/figures.ts'
import { alternate, median, medianRatio, rate } from '#bench/rounds.ts'
import { replay } from '#domain/kernel/replay.ts'
import { generateHistories, type Histories } from './generateHistories.ts'

const rounds = 7
const histories = 2000
const maxLength = 12
/** The compiled table is so fast that a round replays all histories this often. */
const replaysPerRound = 10

/** Measures replays with the table compiled from a machine, beside xstate's own `transition()`, on the same histories. */
export const measureReplays = async (figures: Figures) => {
  const { order, product } = generateHistories(histories, maxLength)
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
    for (let round = 0; round < replaysPerRound; round += 1)
      for (const history of histories) replay(machine, name, history)
    return facts * replaysPerRound
  }
  const start = createActor(machine).getSnapshot()
  const byXstate = () => {
    for (const history of histories) replayByXstate(machine, start, history)
    return facts
  }
  byTable()
  byXstate()
  const found = await alternate(rounds, { table: () => rate(byTable), xstate: () => rate(byXstate) })
  figure(`replay of ${name}, compiled`, median(found.table), ' facts/s')
  figure(`replay of ${name}, transition()`, median(found.xstate), ' facts/s')
  figure(`replay of ${name}, compiled to transition()`, medianRatio(found.table, found.xstate), 'x', { atLeast: 15 })
}

const replayByXstate = (machine: AnyStateMachine, start: AnyMachineSnapshot, history: readonly AnyEventObject[]) => {
  let snapshot = start
  for (const fact of history) [snapshot] = transition(machine, snapshot, fact)
  return snapshot
}
