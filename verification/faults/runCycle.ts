import { rmSync } from 'node:fs'
import { checkInvariants } from './checkInvariants.ts'
import { checkTruncatedCopies } from './checkTruncatedCopies.ts'
import { createTarget, type FaultKind } from './faultKinds.ts'
import { acknowledgedAppends, readJournal } from './journal.ts'
import { noViolations, type Violations } from './violations.ts'

export interface Cycle {
  kind: FaultKind
  /** Removed where there is no violation. */
  folder: string
  seed: number
  nextFraction: () => number
}

export interface CycleReport {
  what: string
  /** The number of acknowledged facts and of orders. */
  acknowledged: number
  orders: number
  violations: Violations
}

/** Runs one shop, injects a fault and checks what is left. An error counts as a violation too. */
export const runCycle = async (cycle: Cycle): Promise<CycleReport> => {
  const report = { what: 'it broke down', acknowledged: 0, orders: 0, violations: noViolations() }
  try {
    Object.assign(report, await injectAndCheck(cycle, report.violations))
  } catch (error) {
    report.violations.other.add(String(error))
  }
  if (hasNoViolations(report.violations)) rmSync(cycle.folder, { recursive: true })
  return report
}

const injectAndCheck = async ({ kind, folder, seed, nextFraction }: Cycle, violations: Violations) => {
  const target = createTarget(folder, seed, nextFraction)
  const description = await kind.inject(target)
  if (description === undefined) violations.other.add('the shop did not go on when the trouble was over')

  const entries = readJournal(target.journal)
  const leftovers = { file: target.file, entries }
  const copies = kind.truncatesCopies ? `, ${await checkTruncatedCopies(target.file, nextFraction, violations)}` : ''
  const { orders } = await checkInvariants(leftovers, violations)
  const acknowledged = acknowledgedAppends(entries).reduce((sum, { ids }) => sum + ids.length, 0)
  return { what: `${description ?? 'it never recovered'}${copies}`, acknowledged, orders }
}

export const hasNoViolations = (violations: Violations) => Object.values(violations).every(({ size }) => size === 0)
