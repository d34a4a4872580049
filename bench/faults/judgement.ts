import { type Findings, findLost, findOddities } from './findings.ts'
import { acknowledgedIn } from './journal.ts'
import { type Row, rowsOf } from './rows.ts'
import { findBroken, type Left } from './wholeness.ts'

/** Looks at what is left of a shop: first as it is, then once it was opened and its policies have finished. */
export const judge = async (left: Left, findings: Findings) => {
  const { file, entries } = left
  const before = rowsOf(file)
  findLost(before.rows, acknowledgedIn(entries), findings)
  findOddities(before.rows, before.removed, before.last, findings)

  await findBroken(left, ordersIn(before.rows), findings)

  const after = rowsOf(file)
  findOddities(after.rows, after.removed, after.last, findings)
  return { orders: ordersIn(before.rows).length }
}

export const ordersIn = (rows: readonly Row[]) => [
  ...new Set(
    rows.filter(({ stream }) => stream.startsWith('order-')).map(({ stream }) => stream.slice('order-'.length)),
  ),
]
