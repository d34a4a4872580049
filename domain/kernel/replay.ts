import type { AnyStateMachine, AnyStateNode, ContextFrom, EventFromLogic } from 'xstate'

/** A history that its machine has no arrow for: written by other code, or damaged. */
export class BrokenHistory extends Error {
  constructor(stream: string, revision: number, state: string, factType: string) {
    super(`${stream} is broken at revision ${revision}: ${factType} cannot happen while ${state}`)
  }
}

/** A record as its facts left it. `revision` is that of the last fact, -1 before the first. */
export interface Replayed<Machine extends AnyStateMachine> {
  readonly stream: string
  /** The machine's leaf state, its path joined by dots: `shipped.inTransit`. */
  readonly state: string
  readonly revision: number
  readonly context: ContextFrom<Machine>
  /** Whether the record is in this state or in one below it. */
  is(state: string): boolean
  /** Whether a fact of this type could happen now. */
  can(type: EventFromLogic<Machine>['type']): boolean
}

/** The record before its first fact. Throws where the machine cannot be compiled faithfully. */
export const unwritten = <Machine extends AnyStateMachine>(machine: Machine, stream: string): Replayed<Machine> => {
  const { initial, context } = compiled(machine)
  return record(machine, stream, initial, -1, context as ContextFrom<Machine>)
}

/** Folds facts through the machine, onto `from` where a record is already at hand. Throws `BrokenHistory`. */
export const replay = <Machine extends AnyStateMachine>(
  machine: Machine,
  stream: string,
  facts: readonly EventFromLogic<Machine>[],
  from: Replayed<Machine> = unwritten(machine, stream),
): Replayed<Machine> => {
  const { arrows } = compiled(machine)
  let { state, revision, context } = from
  for (const fact of facts) {
    revision += 1
    const arrow = arrows.get(state)?.get(fact.type)
    if (!arrow) throw new BrokenHistory(stream, revision, state, fact.type)
    context = arrow.assign(context, fact) as ContextFrom<Machine>
    state = arrow.target
  }
  return record(machine, stream, state, revision, context)
}

/** Every arrow of a machine, for charts and for the walks of tests. */
export const arrowsOf = (machine: AnyStateMachine) =>
  [...compiled(machine).arrows].flatMap(([from, byType]) =>
    [...byType].map(([type, arrow]) => ({ from, type, to: arrow.target })),
  )

interface Arrow {
  target: string
  assign(context: object, event: object): object
}

interface Table {
  initial: string
  context: object
  arrows: Map<string, Map<string, Arrow>>
}

const tables = new WeakMap<AnyStateMachine, Table>()

const compiled = (machine: AnyStateMachine): Table => {
  const known = tables.get(machine)
  if (known) return known
  const table = compile(machine)
  tables.set(machine, table)
  return table
}

const record = <Machine extends AnyStateMachine>(
  machine: Machine,
  stream: string,
  state: string,
  revision: number,
  context: ContextFrom<Machine>,
): Replayed<Machine> => ({
  stream,
  state,
  revision,
  context,
  is: (name) => state === name || state.startsWith(`${name}.`),
  can: (type) => compiled(machine).arrows.get(state)?.has(type) ?? false,
})

const compile = (machine: AnyStateMachine): Table => {
  if (typeof machine.config.context === 'function') cannot(machine.root, 'its context must be a constant')
  const arrows = new Map(leaves(machine.root).map((leaf) => [pathOf(leaf), arrowsFrom(leaf)]))
  return { initial: pathOf(firstLeaf(machine.root)), context: machine.config.context ?? {}, arrows }
}

const leaves = (node: AnyStateNode): AnyStateNode[] => {
  if (node.type === 'parallel' || node.type === 'history') cannot(node, `a ${node.type} state`)
  if (node.entry.length + node.exit.length + node.invoke.length + (node.always?.length ?? 0) > 0) {
    cannot(node, 'entry, exit, invoke and always')
  }
  if (node.initial?.actions.length) cannot(node, 'actions on the way to its first state')
  const children = Object.values(node.states)
  return children.length === 0 ? [node] : children.flatMap(leaves)
}

const firstLeaf = (node: AnyStateNode): AnyStateNode => {
  const [first] = node.initial?.target ?? []
  return first ? firstLeaf(first) : node
}

// An inner state's arrow hides the outer one of the same fact, as in xstate.
const arrowsFrom = (leaf: AnyStateNode) => {
  const found = new Map<string, Arrow>()
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    for (const [type, transitions] of node.transitions) {
      if (found.has(type)) continue
      const [only, ...others] = transitions
      if (!only || others.length > 0 || only.guard || /\*|^xstate\./.test(type))
        cannot(node, `guards and wildcards on ${type}`)
      else found.set(type, { target: targetOf(only.target?.[0], leaf), assign: assigner(node, only.actions) })
    }
  }
  if (leaf.type === 'final' && found.size > 0) cannot(leaf, 'arrows out of a final state')
  return found
}

const targetOf = (target: AnyStateNode | undefined, stay: AnyStateNode) => pathOf(target ? firstLeaf(target) : stay)

type Assignment = (args: object) => object

const assigner = (node: AnyStateNode, actions: readonly unknown[]): Arrow['assign'] => {
  const assignments = actions.map((action) => assignmentOf(node, action))
  return (before, event) => {
    let context = before
    for (const assign of assignments) context = { ...context, ...assign({ context, event }) }
    return context
  }
}

const assignmentOf = (node: AnyStateNode, action: unknown): Assignment => {
  const assignment = typeof action === 'function' && 'assignment' in action ? action.assignment : undefined
  if (typeof assignment !== 'function') cannot(node, 'actions other than assign(function)')
  return assignment as Assignment
}

const pathOf = (node: AnyStateNode) => node.path.join('.')

const cannot = (node: AnyStateNode, what: string): never => {
  throw new Error(`${node.id} cannot be replayed: a record machine has no place for ${what}`)
}
