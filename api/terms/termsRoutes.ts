import type { AuditAccess } from '#api/http/auditAccess.ts'
import type { Handlers } from '#api/http/handlers.ts'
import { toCents, toRand } from '#domain/kernel/money.ts'
import { payLaterStanding } from '#domain/terms/payLaterStanding.ts'
import type { termsContract } from '#domain/terms/termsContract.ts'

/** An order of a customer; money in rand. */
interface OrderEntry {
  id: string
  orderNumber: string
  orderDate: string
  orderStatus: string
  totalAmount: number
}

interface TermsParts {
  /** All confirmed orders of a customer. */
  ordersOf: (customerId: string) => readonly OrderEntry[]
  auditAccess: AuditAccess
}

/** What the shop's terms mean for one customer. */
export const termsRoutes = ({ ordersOf, auditAccess }: TermsParts): Handlers<typeof termsContract> => ({
  'GET customer/payLater/:customerId': async ({ params: { customerId }, caller, context }) => {
    const denied = await auditAccess(customerId, 'orders', { caller, context })
    if (denied) return denied

    const delivered = ordersOf(customerId).filter(({ orderStatus }) => orderStatus === 'Delivered')
    const standing = payLaterStanding(
      delivered.map(({ totalAmount, ...order }) => ({ ...order, total: toCents(totalAmount) })),
    )
    return {
      result: {
        eligible: standing.missing === 0,
        missing: standing.missing,
        limit: toRand(standing.limit),
        qualifying: standing.qualifying.map(({ id, orderNumber, orderDate, total }) => ({
          ...{ id, orderNumber, orderDate },
          totalAmount: toRand(total),
        })),
      },
    }
  },
})
