import type { AnyStateMachine, AnyStateNode, TransitionDefinition } from 'xstate'
import { words } from './words.ts'

/** A state that a machine can rest in. */
export interface ChartState {
  /** Its path in the machine, joined by dots: `shipped.inTransit`. */
  id: string
  label: string
  /** Nothing leads out of it. */
  isFinal: boolean
  /** The facts or events that it takes without leaving. */
  stays: string[]
}

/** All transitions from one state to another: one arrow with their facts or events as labels. */
export interface ChartArrow {
  from: string
  to: string
  labels: string[]
}

/** A state machine as a chart without coordinates. */
export interface Chart {
  initial: string
  states: ChartState[]
  arrows: ChartArrow[]
  /** What happens in every state alike, and where it leads; without `to` the state stays. */
  everywhere: { label: string; to?: string }[]
}

type Labels = Readonly<Record<string, string>>

/** Draws a machine up from its definition. `labels` replaces the label of a state, which is otherwise made from its name. */
export const chartOf = (machine: AnyStateMachine, labels: Labels = {}): Chart => {
  const nodes = leavesOf(machine.root)
  const isFinal = (id: string) => moves.every(({ from, to }) => from !== id || to === id)
  const moves = nodes.flatMap(movesFrom)
  const open = nodes.map(pathOf).filter((id) => !isFinal(id))
  // Of two or three states alone it would hide more than it explains.
  const isShared = ({ label, to }: Move) =>
    open.length > 3 &&
    open.every((id) => moves.some((each) => each.from === id && each.label === label && each.to === to))
  const own = moves.filter((move) => !isShared(move))
  return {
    initial: pathOf(firstLeaf(machine.root)),
    states: nodes.map((node) => {
      const id = pathOf(node)
      return { id, label: labels[id] ?? words(node.key), isFinal: isFinal(id), stays: labelsBetween(own, id, id) }
    }),
    arrows: [...Map.groupBy(own, ({ from, to }) => `${from} ${to}`).values()]
      .flatMap(([first]) => (first && first.from !== first.to ? [first] : []))
      .map(({ from, to }) => ({ from, to, labels: labelsBetween(own, from, to) })),
    everywhere: [...sharedMoves(moves.filter(isShared)), ...movesOfRoot(machine)],
  }
}

// An event that leads there under any condition needs no condition.
const labelsBetween = (moves: readonly Move[], from: string, to: string) => {
  const labels = unique(moves.filter((move) => move.from === from && move.to === to).map(({ label }) => label))
  return labels.filter((label) => !label.includes(' [') || !labels.includes(label.replace(/ \[.*/, '')))
}

const sharedMoves = (moves: readonly Move[]) => [
  ...new Map(moves.map(({ label, to }) => [`${label} ${to}`, { label, to }])).values(),
]

interface Move {
  from: string
  to: string
  label: string
}

// A transition of an inner state hides the outer one for the same event. Those of the root are told once for all states.
const movesFrom = (leaf: AnyStateNode): Move[] => {
  const from = pathOf(leaf)
  const seen = new Set<string>()
  const moves: Move[] = []
  for (let node: AnyStateNode | undefined = leaf; node?.parent; node = node.parent) {
    const own = transitionsOf(node).filter(({ eventType }) => !seen.has(eventType))
    moves.push(...own.map((each) => ({ from, to: targetOf(each, leaf), label: labelOf(each) })))
    for (const { eventType } of own) seen.add(eventType)
  }
  return moves
}

const movesOfRoot = ({ root }: AnyStateMachine) => {
  if (Object.keys(root.states).length === 0) return []
  return transitionsOf(root).map((each) => {
    const target = each.target?.[0]
    return { label: labelOf(each), ...(target && { to: pathOf(firstLeaf(target)) }) }
  })
}

// biome-ignore lint/suspicious/noExplicitAny: a chart is drawn of any machine, whatever its context and events are.
type Transition = TransitionDefinition<any, any>

const transitionsOf = (node: AnyStateNode): Transition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

const targetOf = ({ target }: Transition, leaf: AnyStateNode) => pathOf(target?.[0] ? firstLeaf(target[0]) : leaf)

const labelOf = ({ eventType, source, guard }: Transition) => {
  const condition = guardName(guard)
  return [eventLabel(eventType, source), ...(condition ? [`[${words(condition).toLowerCase()}]`] : [])].join(' ')
}

const eventLabel = (eventType: string, source: AnyStateNode) => {
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(eventType) ?? []
  if (kind === 'after') return `After ${words(id?.split('.')[0] ?? '').toLowerCase()}`
  if (kind) {
    const port = source.invoke.find((each) => each.id === id)?.src
    return `${words(typeof port === 'string' ? port : '')}: ${kind.startsWith('done') ? 'done' : 'refused'}`
  }
  return eventType === '' ? 'At once' : words(eventType)
}

// Guards written in place have no name, and one that ends in `As` says nothing without its parameters.
const guardName = (guard: unknown) => {
  const name = typeof guard === 'object' && guard && 'type' in guard ? guard.type : guard
  return typeof name === 'string' && !name.endsWith('As') ? name : undefined
}

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states)
  return children.length === 0 ? [node] : children.flatMap(leavesOf)
}

const firstLeaf = (node: AnyStateNode): AnyStateNode => {
  const [first] = node.initial?.target ?? []
  return first ? firstLeaf(first) : node
}

const pathOf = (node: AnyStateNode) => node.path.join('.')

const unique = (labels: readonly string[]) => [...new Set(labels)]
