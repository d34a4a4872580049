import { useState } from 'react'
import type { CheckoutRefusal } from '#domain/order/checkoutMachine.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { stopWaiting } from '#web/state/offline/waitingOrder.ts'
import type { WaitingOrder } from '#web/state/offline/waitingOrderStore.ts'
import { confirmWaitingOrder } from './confirmWaitingOrder.ts'

interface ConfirmationHandlers {
  onPlaced(): void
  onRefused(refused: CheckoutRefusal): void
}

/** What a customer can do with an order that waits: confirm it, at a new total if prices have moved, or give it up. */
export const useWaitingOrderConfirmation = ({ onPlaced, onRefused }: ConfirmationHandlers) => {
  const client = useClient()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<CheckoutRefusal>()

  const confirm = async (order: WaitingOrder, expectedTotal: number) => {
    if (isSending) return
    setSending(true)
    setRefused(undefined)
    const outcome = await confirmWaitingOrder(client, order, expectedTotal)
    setSending(false)
    if (outcome.status === 'placed') return onPlaced()
    if (outcome.status === 'gone') return toast(client.store, 'This order was handled in another tab')
    setRefused(outcome.refused)
    onRefused(outcome.refused)
  }
  const giveUp = async (order: WaitingOrder) => {
    await stopWaiting(client, order)
    setRefused(undefined)
    toast(client.store, 'The waiting order was discarded. Your cart has not changed.')
  }

  return { isSending, refused, confirm, giveUp }
}
