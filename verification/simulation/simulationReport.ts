import type { SeedRun } from './simulateSeed.ts'
import type { Tally } from './tally.ts'

/** The counts that are printed, by name. */
export const reportedCounts = ({ faultCounts, ...tally }: Tally): [name: string, count: number][] => [
  ['seeds', tally.seeds],
  ['steps', tally.steps],
  ['facts', tally.facts],
  ['nodes crashed', faultCounts.crash ?? 0],
  ['nodes stalled', faultCounts.stall ?? 0],
  ['requests delayed', faultCounts.slow ?? 0],
  ['requests timed out', (faultCounts.unreachable ?? 0) + (faultCounts.late ?? 0)],
  ['replies lost after the commit', faultCounts.lostReply ?? 0],
  ['duplicate deliveries', faultCounts.repeat ?? 0],
  ['policies taken over', faultCounts.takeover ?? 0],
  ['conflicts between nodes', tally.conflicts],
  ['answers lost', faultCounts.lostAnswer ?? 0],
  ['orders acknowledged', tally.acknowledged],
  ['bookings acknowledged', tally.booked],
  ['refusals', tally.refusals],
]

/** The lines that report a failed run: seed, invariant, last steps, and the command that replays it. None where it did not fail. */
export const failureReport = ({ seed, failure }: SeedRun) =>
  failure
    ? [
        `seed ${seed} fails: ${failure.invariant}`,
        ...failure.last.map((step) => `  ${step}`),
        `  ${failure.what}`,
        `again: npm run simulate -- --seed ${seed} --trace`,
      ]
    : []
