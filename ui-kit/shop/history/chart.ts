/** A point of the drawing in pixels. */
export type ChartPoint = readonly [x: number, y: number]

interface ChartBox {
  /** Of the upper left corner. */
  x: number
  y: number
  width: number
  height: number
}

/** A state of a machine, with its place in the drawing. */
export interface ChartState extends ChartBox {
  id: string
  label: string
  isFinal: boolean
  /** The facts or events that it takes without leaving. */
  stays: readonly string[]
  /** Where the state can be seen. */
  href?: string | undefined
}

/** All transitions from one state to another. */
export interface ChartArrow {
  from: string
  to: string
  /** The facts or events that lead there. */
  labels: readonly string[]
  points: readonly ChartPoint[]
  label: ChartBox & { lines: readonly string[] }
}

/** A state machine with coordinates: states 14 px, labels of arrows 13 px high. */
export interface Chart {
  width: number
  height: number
  initial: string
  /** The arrow into the initial state. */
  start: readonly ChartPoint[]
  states: readonly ChartState[]
  arrows: readonly ChartArrow[]
  /** What can happen in every state, and where it leads; without `to` the state stays. */
  everywhere: readonly { label: string; to?: string }[]
}

/** A chart with one state highlighted. */
export interface Machine extends Chart {
  /** The id of the current state. */
  current: string
  /** The ids of the earlier states, the first one first. */
  visited?: readonly string[] | undefined
}

export const labelOfState = ({ states }: Pick<Chart, 'states'>, stateId: string) =>
  states.find(({ id }) => id === stateId)?.label ?? stateId

/** The arrows that were taken on the way to the current state, as `from to`. */
export const takenArrows = ({ visited = [], current }: Machine) => {
  const way = [...visited, current]
  return new Set(way.slice(1).map((to, index) => `${way[index]} ${to}`))
}

/** A machine in words: its states, the current one, and where it leads. */
export const describeMachine = (machine: Machine, label: string) => {
  const { states, arrows, current } = machine
  const next = arrows.filter(({ from }) => from === current).map(({ to }) => labelOfState(machine, to))
  const nextSentence = next.length > 0 ? `From here it can go to ${next.join(', ')}.` : 'It goes nowhere from here.'

  return `${label} states: ${states.map((state) => state.label).join(', ')}. It is ${labelOfState(machine, current)}. ${nextSentence}`
}
