import type { AnyStateMachine, AnyStateNode, ContextFrom, EventFromLogic } from 'xstate'
import type { Fact } from './decision.ts'

/** Thrown for a stream with a fact that the machine does not allow in that state: other code has written it, or it is damaged. */
export class BrokenHistory extends Error {
  constructor(stream: string, revision: number, state: string, factType: string) {
    super(`${stream} is broken at revision ${revision}: ${factType} cannot happen while ${state}`)
  }
}

/** The state that a stream folds to. `revision` is that of the last fact, -1 before the first. */
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

/** The record before its first fact. Throws if the machine uses an XState feature that `replay` does not support. */
export const emptyRecord = <Machine extends AnyStateMachine>(machine: Machine, stream: string): Replayed<Machine> => {
  const { initial, context } = compiled(machine)
  return record(machine, stream, initial, -1, context as ContextFrom<Machine>)
}

/** Folds facts through the machine, starting from the record `from` if given. Throws `BrokenHistory`. */
export const replay = <Machine extends AnyStateMachine>(
  machine: Machine,
  stream: string,
  facts: readonly EventFromLogic<Machine>[],
  from: Replayed<Machine> = emptyRecord(machine, stream),
): Replayed<Machine> => {
  const { transitions } = compiled(machine)
  let { state, revision, context } = from
  for (const fact of facts) {
    revision += 1
    const transition = transitions.get(state)?.get(fact.type)
    if (!transition) throw new BrokenHistory(stream, revision, state, fact.type)
    context = transition.assign(context, fact) as ContextFrom<Machine>
    state = transition.target
  }
  return record(machine, stream, state, revision, context)
}

/** The record as these facts would leave it. They are not stored, so they have neither a time nor an actor. */
export const previewRecord = <Machine extends AnyStateMachine>(
  machine: Machine,
  record: Replayed<Machine>,
  facts: readonly Fact[],
) => replay(machine, record.stream, facts.map(toPreviewedFact<Machine>), record)

const toPreviewedFact = <Machine extends AnyStateMachine>(fact: Fact) =>
  ({ ...fact, at: '', by: { role: 'system', id: '' } }) as EventFromLogic<Machine>

/** Every transition of a machine, for charts and path tests. */
export const transitionsOf = (machine: AnyStateMachine) =>
  [...compiled(machine).transitions].flatMap(([from, byType]) =>
    [...byType].map(([type, transition]) => ({ from, type, to: transition.target })),
  )

interface Transition {
  target: string
  assign(context: object, event: object): object
}

interface TransitionTable {
  initial: string
  context: object
  transitions: Map<string, Map<string, Transition>>
}

const transitionTables = new WeakMap<AnyStateMachine, TransitionTable>()

const compiled = (machine: AnyStateMachine): TransitionTable => {
  const cached = transitionTables.get(machine)
  if (cached) return cached
  const table = compile(machine)
  transitionTables.set(machine, table)
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
  can: (type) => compiled(machine).transitions.get(state)?.has(type) ?? false,
})

const compile = (machine: AnyStateMachine): TransitionTable => {
  if (typeof machine.config.context === 'function') refuseMachine(machine.root, 'its context must be a constant')
  const transitions = new Map(leaves(machine.root).map((leaf) => [pathOf(leaf), transitionsFrom(leaf)]))
  return { initial: pathOf(firstLeaf(machine.root)), context: machine.config.context ?? {}, transitions }
}

const leaves = (node: AnyStateNode): AnyStateNode[] => {
  if (node.type === 'parallel' || node.type === 'history') refuseMachine(node, `a ${node.type} state`)
  if (node.entry.length + node.exit.length + node.invoke.length + (node.always?.length ?? 0) > 0) {
    refuseMachine(node, 'entry, exit, invoke and always')
  }
  if (node.initial?.actions.length) refuseMachine(node, 'actions on the way to its first state')
  const children = Object.values(node.states)
  return children.length === 0 ? [node] : children.flatMap(leaves)
}

const firstLeaf = (node: AnyStateNode): AnyStateNode => {
  const [first] = node.initial?.target ?? []
  return first ? firstLeaf(first) : node
}

// A transition of an inner state hides the outer one for the same fact, as in XState.
const transitionsFrom = (leaf: AnyStateNode) => {
  const found = new Map<string, Transition>()
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    for (const [type, transitions] of node.transitions) {
      if (found.has(type)) continue
      const [only, ...others] = transitions
      if (!only || others.length > 0 || only.guard || /\*|^xstate\./.test(type))
        refuseMachine(node, `guards and wildcards on ${type}`)
      else found.set(type, { target: targetOf(only.target?.[0], leaf), assign: assigner(node, only.actions) })
    }
  }
  if (leaf.type === 'final' && found.size > 0) refuseMachine(leaf, 'arrows out of a final state')
  return found
}

const targetOf = (target: AnyStateNode | undefined, leaf: AnyStateNode) => pathOf(target ? firstLeaf(target) : leaf)

type Assignment = (args: object) => object

const assigner = (node: AnyStateNode, actions: readonly unknown[]): Transition['assign'] => {
  const assignments = actions.map((action) => assignmentOf(node, action))
  return (before, event) => {
    let context = before
    for (const assign of assignments) context = { ...context, ...assign({ context, event }) }
    return context
  }
}

const assignmentOf = (node: AnyStateNode, action: unknown): Assignment => {
  const assignment = typeof action === 'function' && 'assignment' in action ? action.assignment : undefined
  if (typeof assignment !== 'function') refuseMachine(node, 'actions other than assign(function)')
  return assignment as Assignment
}

const pathOf = (node: AnyStateNode) => node.path.join('.')

const refuseMachine = (node: AnyStateNode, what: string): never => {
  throw new Error(`${node.id} cannot be replayed: a record machine has no place for ${what}`)
}
