import { qualifyingPurchases } from '#domain/businessConstants.ts'
import { toCents } from '#domain/kernel/money.ts'
import { locale } from '#domain/locale/locale.ts'
import type { Standing } from '#ui-kit/shop/terms/PayLaterStanding.tsx'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { prefixedFailure } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useSession } from '#web/state/session/session.ts'

const text = locale.standing

/** How far the signed-in customer is from Buy Now Pay Later. */
export const usePayLaterStanding = (): Standing => {
  const { status, person } = useSession()
  const query = useQuery('GET customer/payLater/:customerId', person && { params: { customerId: person.customerId } })
  if (status === 'guest') return { kind: 'guest', text: text.guest, login: { label: text.login, href: '/Login' } }

  const failure = prefixedFailure(text.failed, query)
  if (failure) return { kind: 'failed', message: failure.message, onRetry: failure.onRetry }
  return query.answer ? knownStanding(query.answer.result) : { kind: 'loading', label: text.loading }
}

type Result = AnswerOf<'GET customer/payLater/:customerId'>['result']

const knownStanding = ({ eligible, missing, limit, qualifying }: Result): Standing => {
  const newest = qualifying[0]
  return {
    kind: 'known',
    title: eligible ? text.qualified : text.missing(missing),
    counted: text.counted(Math.min(qualifying.length, qualifyingPurchases)),
    share: qualifying.length / qualifyingPurchases,
    limit:
      eligible && newest
        ? {
            text: text.limit(toCents(limit)),
            order: { label: newest.orderNumber, href: `${text.ordersHref}/${encodeURIComponent(newest.id)}` },
          }
        : undefined,
  }
}
