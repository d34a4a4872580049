import { checkReopenedShop, type Leftovers } from './checkReopenedShop.ts'
import { type FactRow, readRows } from './factRows.ts'
import { acknowledgedAppends } from './journal.ts'
import { findInconsistentRows, findLostFacts, type Violations } from './violations.ts'

/** Checks what is left of a shop: first the stored rows, then the shop after it is opened again and its policies are idle. */
export const checkInvariants = async (leftovers: Leftovers, violations: Violations) => {
  const { file, entries } = leftovers
  const before = readRows(file)
  findLostFacts(before.rows, acknowledgedAppends(entries), violations)
  findInconsistentRows(before.rows, before.removed, before.last, violations)

  await checkReopenedShop(leftovers, violations)

  const after = readRows(file)
  findInconsistentRows(after.rows, after.removed, after.last, violations)
  return { orders: countOrders(before.rows) }
}

const countOrders = (rows: readonly FactRow[]) =>
  new Set(rows.map(({ stream }) => stream).filter((stream) => stream.startsWith('order-'))).size
