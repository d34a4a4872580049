import { useState } from 'react'
import type { CustomerOrdersProps } from '#ui-kit/shop/customers/CustomerOrders.tsx'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { type AnswerOf, nameOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'
import { customersOrder } from './customerProps.ts'

/** A customer's orders once they are asked for, and never behind one's back: that somebody looked is recorded. */
export const useCustomersOrders = (customerId: string): CustomerOrdersProps => {
  const { shop, answers } = useClient()
  const [orders, setOrders] = useState<AnswerOf<'GET customer/orders/:customerId'>['orders']>()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState<CallFailed>()

  const onShow = async () => {
    setLoading(true)
    setFailed(undefined)
    try {
      setOrders((await shop.get('GET customer/orders/:customerId', { params: { customerId } })).orders)
      answers.refresh(nameOf('GET audit/customers/:id', { params: { id: customerId } }))
    } catch (thrown) {
      setFailed(asCallFailed(thrown))
    } finally {
      setLoading(false)
    }
  }

  return {
    orders: orders?.map(customersOrder),
    onShow,
    loading,
    failure: failed && { message: `Failed to fetch orders: ${failed.message}`, onRetry: onShow },
  }
}
