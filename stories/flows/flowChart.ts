import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** Lays a machine out by its transitions: a column for every step from the initial state. `current` is highlighted. */
export const flowChart = (machine: AnyStateMachine, current: string) => {
  const arrows = Object.values(machine.root.states).flatMap(arrowsFrom)
  const columns = columnsFrom(machine.root.initial.target?.[0]?.key ?? '', arrows)
  const states = columns.flatMap((names, x) => names.map((id, y) => ({ id, label: labelOf(id), x, y })))
  return { states, arrows, current }
}

interface FlowArrow {
  from: string
  to: string
}

const arrowsFrom = (node: AnyStateNode): FlowArrow[] => {
  const targets = [...node.transitions.values()].flat().flatMap(({ target = [] }) => target.map(({ key }) => key))
  return [...new Set(targets)].filter((to) => to !== node.key).map((to) => ({ from: node.key, to }))
}

const columnsFrom = (start: string, arrows: readonly FlowArrow[]) => {
  const columns = [[start]]
  const placed = new Set([start])
  for (let column = [start]; column.length > 0; ) {
    const next = arrows.filter(({ from, to }) => column.includes(from) && !placed.has(to)).map(({ to }) => to)
    column = [...new Set(next)]
    for (const name of column) placed.add(name)
    if (column.length > 0) columns.push(column)
  }
  return columns
}

// `choosingAddress` -> `Choosing address`
const labelOf = (name: string) => {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
