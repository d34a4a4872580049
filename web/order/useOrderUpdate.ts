import { useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { type RequestOf, requestKeyOf } from '#web/state/http/calls.ts'

export type OrderUpdateRequest = RequestOf<'POST order/update'>['querydata']

/**
 * `edit` updates an order, refreshes the cached answers about it and shows a toast with `successMessage` or the API's message. It
 * resolves with the failure, if there was one.
 */
export const useOrderUpdate = () => {
  const { shop, queryCache, store } = useClient()
  const [busy, setBusy] = useState(false)

  const edit = async (querydata: OrderUpdateRequest, successMessage?: string): Promise<CallFailed | undefined> => {
    setBusy(true)
    try {
      const { message } = await shop.send('POST order/update', { querydata })
      queryCache.invalidate(...cacheNamesOf(querydata.id), 'GET order/all', 'GET customer/orders/')
      toast(store, successMessage ?? message)
      return undefined
    } catch (thrown) {
      return asCallFailed(thrown)
    } finally {
      setBusy(false)
    }
  }

  return { busy, edit }
}

const cacheNamesOf = (id: string) =>
  ['GET order/find/:id', 'GET order/timeline/:id'].map((key) => requestKeyOf(key, { params: { id } }))
