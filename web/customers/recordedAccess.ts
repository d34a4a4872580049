import { useState } from 'react'
import type { CustomerOrdersProps } from '#ui-kit/shop/customers/CustomerOrders.tsx'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { type AnswerOf, requestKeyOf } from '#web/state/http/calls.ts'
import { customerOrderRow } from './customerProps.ts'

/** A customer's orders, loaded only on demand, because the shop records each access. */
export const useCustomerOrders = (customerId: string): CustomerOrdersProps => {
  const { shop, queryCache } = useClient()
  const [orders, setOrders] = useState<AnswerOf<'GET customer/orders/:customerId'>['orders']>()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState<CallFailed>()

  const onShow = async () => {
    setLoading(true)
    setFailed(undefined)
    try {
      setOrders((await shop.get('GET customer/orders/:customerId', { params: { customerId } })).orders)
      queryCache.invalidate(requestKeyOf('GET audit/customers/:id', { params: { id: customerId } }))
    } catch (thrown) {
      setFailed(asCallFailed(thrown))
    } finally {
      setLoading(false)
    }
  }

  return {
    orders: orders?.map(customerOrderRow),
    onShow,
    loading,
    failure: failed && { message: `Failed to fetch orders: ${failed.message}`, onRetry: onShow },
  }
}

type Revealed = AnswerOf<'POST customers/reveal/:id'>['result']

/** The unmasked personal data of a customer. The shop records each reveal, and the data is dropped with the page. */
export const useRevealCustomer = (id: string) => {
  const { shop, queryCache } = useClient()
  const [revealed, setRevealed] = useState<Revealed>()
  const [revealing, setRevealing] = useState(false)
  const [problem, setProblem] = useState<string>()

  const onReveal = async () => {
    setRevealing(true)
    setProblem(undefined)
    try {
      const { result } = await shop.send('POST customers/reveal/:id', { params: { id }, querydata: {} })
      setRevealed(result)
      queryCache.invalidate(requestKeyOf('GET audit/customers/:id', { params: { id } }))
    } catch (thrown) {
      setProblem(asCallFailed(thrown).message)
    } finally {
      setRevealing(false)
    }
  }

  return { revealed, revealing, problem, onReveal, onMask: () => setRevealed(undefined) }
}
