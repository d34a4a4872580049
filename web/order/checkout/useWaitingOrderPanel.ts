import { useEffect, useEffectEvent } from 'react'
import type { CheckoutRefusal } from '#domain/order/checkoutMachine.ts'
import { paymentPhrases } from '#domain/order/paymentPhrases.ts'
import type { WaitingOrderPanelProps } from '#ui-kit/shop/order/WaitingOrderPanel.tsx'
import { useIsOffline } from '#web/state/browser/useIsOffline.ts'
import { useClient } from '#web/state/client.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import { isBeingSent, startWaitingOrders, useWaitingOrder } from '#web/state/offline/waitingOrder.ts'
import { checkoutLines, checkoutTotals } from './checkoutProps.ts'
import type { useCheckout } from './useCheckout.ts'
import { useWaitingOrderConfirmation } from './useWaitingOrderConfirmation.ts'

interface PanelHandlers {
  onPlaced(): void
  onRefused(refused: CheckoutRefusal): void
}

/** The panel of the customer's waiting order, unless this page's own checkout is about that order; and why the last one was refused. */
export const useWaitingOrderPanel = (state: ReturnType<typeof useCheckout>['state'], handlers: PanelHandlers) => {
  const client = useClient()
  const order = useWaitingOrder()
  const isOffline = useIsOffline()
  const { isSending, refused, confirm, giveUp } = useWaitingOrderConfirmation(handlers)
  // The page may be open before the idle page has started it.
  const start = useEffectEvent(() => startWaitingOrders(client))
  useEffect(() => start(), [])

  // This page sends it again by itself, or by its own button.
  const isOwn = state.context.isUnanswered && state.context.order?.key === order?.key
  if (!order || isOwn) return { refused, panel: undefined }

  const newTotal = refused?.refusal === 'PriceChanged' ? Number(refused.details?.['total']) : undefined
  const panel: WaitingOrderPanelProps = {
    lines: checkoutLines(order.lines),
    totals: checkoutTotals(order.lines, client.terms),
    address: order.address,
    payment: paymentPhrases[order.paymentMethod],
    online: !isOffline,
    mayHaveArrived: order.mayHaveArrived,
    newTotal: newTotal === undefined ? undefined : formatAmount(newTotal),
    sending: isSending || isBeingSent(order),
    onConfirm: () => confirm(order, newTotal ?? order.expectedTotal),
    onGiveUp: () => giveUp(order),
  }
  return { refused, panel }
}
