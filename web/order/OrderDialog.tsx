import { useState } from 'react'
import { CancelDialog, PaymentDialog } from './lazyOrderDialogs.tsx'
import type { Order } from './orderProps.ts'
import { type OrderUpdateRequest, useOrderUpdate } from './useOrderUpdate.ts'

/** The dialogs in which a customer changes a pending order. */
export type OrderDialogKind = 'cancel' | 'payment'

type OrderDialogProps = {
  order: Order
  kind: OrderDialogKind
  onClose: () => void
}

/** Cancels a pending order or changes its payment method. It closes once the shop has saved the change. */
export const OrderDialog = ({ order, kind, onClose }: OrderDialogProps) => {
  const { busy, edit } = useOrderUpdate()
  const [problem, setProblem] = useState<string>()
  const { id, customerId, orderNumber, paymentMethod } = order

  const save = async (changes: Omit<OrderUpdateRequest, 'id'>, message: string) => {
    setProblem(undefined)
    const failure = await edit({ id, userId: customerId, ...changes }, message)
    if (failure) setProblem(`Failed to update order: ${failure.message}`)
    else onClose()
  }
  const shared = { problem, busy, onClose }

  return kind === 'cancel' ? (
    <CancelDialog
      {...shared}
      orderNumber={orderNumber}
      onCancelOrder={(reason) => save({ orderStatus: 'Canceled', reason }, canceledMessage(orderNumber))}
    />
  ) : (
    <PaymentDialog
      {...shared}
      method={paymentMethod}
      onChoose={(chosen) => save({ paymentMethod: chosen }, `Payment method: ${chosen}`)}
    />
  )
}

const canceledMessage = (orderNumber: string) => `Order ${orderNumber} is cancelled. Nothing was charged.`
