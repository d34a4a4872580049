import { drawnCharts } from '#domain/charts/drawnCharts.ts'
import { chartedMachine, type MachineName } from '#domain/charts/machines.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import type { Machine } from '#ui-kit/shop/history/chart.ts'

/** The chart of a machine with one state highlighted, and those that it has been in. */
export const machineIn = (name: MachineName, current: string, visited: readonly string[] = []): Machine => ({
  ...drawnCharts[name],
  current,
  visited,
})

/** The chart of a record after facts of these types, with the way that it took. Throws if the record does not allow them. */
export const machineAfter = (name: MachineName, factTypes: readonly string[]): Machine => {
  const way = statesAfter(name, factTypes)
  return machineIn(name, way.at(-1) ?? '', way.slice(0, -1))
}

/** The states of a record: the initial one, and that after each of these facts. */
const statesAfter = (name: MachineName, factTypes: readonly string[]) => {
  const transitions = transitionsOf(chartedMachine(name).machine)
  const way = [drawnCharts[name].initial]
  for (const factType of factTypes) {
    const next = transitions.find(({ from, type }) => from === way.at(-1) && type === factType)
    if (!next) throw new Error(`${name} has no ${factType} in ${way.at(-1)}`)
    way.push(next.to)
  }
  return way
}
