import type { Run } from './simulation.ts'
import type { Tally } from './tally.ts'

/** The counts that are printed, by name. */
export const countsOf = ({ troubles, ...tally }: Tally): [name: string, count: number][] => [
  ['seeds', tally.seeds],
  ['steps', tally.steps],
  ['facts', tally.facts],
  ['nodes crashed', troubles.crash ?? 0],
  ['nodes stalled', troubles.stall ?? 0],
  ['requests delayed', troubles.slow ?? 0],
  ['requests timed out', (troubles.unreachable ?? 0) + (troubles.late ?? 0)],
  ['replies lost after the commit', troubles.lostReply ?? 0],
  ['duplicate deliveries', troubles.repeat ?? 0],
  ['policies taken over', troubles.takeover ?? 0],
  ['conflicts between nodes', tally.conflicts],
  ['answers lost', troubles.lostAnswer ?? 0],
  ['orders acknowledged', tally.acknowledged],
  ['refusals', tally.refusals],
]

/** The seed, the invariant, the last steps, and how to see it again; nothing where all went well. */
export const wordsOf = ({ seed, failure }: Run) =>
  failure
    ? [
        `seed ${seed} fails: ${failure.invariant}`,
        ...failure.last.map((step) => `  ${step}`),
        `  ${failure.what}`,
        `again: npm run simulate -- --seed ${seed} --trace`,
      ]
    : []
