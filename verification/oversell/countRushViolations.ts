import { sum } from '#domain/kernel/money.ts'
import { checkShop } from '#verification/invariants/checkShop.ts'
import { acknowledgedOrders, type ClientLog } from '#verification/invariants/clientLog.ts'
import type { LogSnapshot } from '#verification/invariants/logSnapshot.ts'
import { countByKind } from '#verification/invariants/violation.ts'
import type { RushOptions } from './runRush.ts'
import { initialQuantities, scarceProduct } from './rushCarts.ts'

/** Counts of what the final log of a rush contradicts, held against the answers that buyers got. All but `sold` must be 0. */
export interface RushViolations {
  /** Pieces of the scarce product in confirmed orders. */
  sold: number
  /** Answers that the log contradicts. Nobody cancels in a rush, so an acknowledged order stays confirmed. */
  lost: number
  /** What happened twice, and confirmed orders that no buyer got as an answer. */
  doubled: number
  halfDone: number
  unbalanced: number
}

export const countRushViolations = (
  log: LogSnapshot,
  options: Pick<RushOptions, 'pieces' | 'attempts'>,
  { clientLog }: { clientLog: ClientLog },
): RushViolations => {
  const initial = initialQuantities(options.pieces, options.attempts).map(([{ slug }, count]) => [slug, count] as const)
  const counts = countByKind(checkShop(log, clientLog, initial))
  const acknowledged = acknowledgedOrders(clientLog)
  const confirmed = [...log.orders].filter(([, order]) => order.is('pending'))
  const canceled = [...acknowledged].filter((id) => log.orders.get(id)?.is('canceled'))
  return {
    sold: sum(
      confirmed
        .flatMap(([, { context }]) => context.placed?.lines ?? [])
        .map(({ productId, count }) => (productId === scarceProduct.slug ? count : 0)),
    ),
    lost: counts.lost + counts.takenAfterAll + canceled.length,
    doubled: counts.doubled + confirmed.filter(([id]) => !acknowledged.has(id)).length,
    halfDone: counts.halfDone,
    unbalanced: counts.unbalanced,
  }
}
