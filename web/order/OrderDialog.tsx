import { useState } from 'react'
import { CancelDialog, PaymentDialog } from './lazyDialogs.tsx'
import type { Order } from './orderProps.ts'
import { type OrderEdit, useOrderUpdate } from './useOrderUpdate.ts'

/** What a customer is asked about an order. */
export type OrderQuestion = 'cancel' | 'payment'

type OrderDialogProps = {
  order: Order
  question: OrderQuestion
  onClose: () => void
}

/** What a customer may still change on a pending order; it closes once the shop has done so. */
export const OrderDialog = ({ order, question, onClose }: OrderDialogProps) => {
  const { busy, edit } = useOrderUpdate()
  const [problem, setProblem] = useState<string>()
  const { id, customerId, orderNumber, paymentMethod } = order

  const change = async (changes: Omit<OrderEdit, 'id'>, words: string) => {
    setProblem(undefined)
    const failure = await edit({ id, userId: customerId, ...changes }, words)
    if (failure) setProblem(`Failed to update order: ${failure.message}`)
    else onClose()
  }
  const shared = { problem, busy, onClose }

  return question === 'cancel' ? (
    <CancelDialog
      {...shared}
      orderNumber={orderNumber}
      onCancelOrder={(reason) => change({ orderStatus: 'Canceled', reason }, canceledWords(orderNumber))}
    />
  ) : (
    <PaymentDialog
      {...shared}
      method={paymentMethod}
      onChoose={(chosen) => change({ paymentMethod: chosen }, `Payment method: ${chosen}`)}
    />
  )
}

const canceledWords = (orderNumber: string) => `Order ${orderNumber} is canceled. Nothing was charged.`
