import { useState } from 'react'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { type AskingOf, nameOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'
import { toast } from '#web/client/toasts.ts'

export type OrderEdit = AskingOf<'POST order/update'>['querydata']

/** Edits an order and says so, in `words` where there are better ones. `edit` answers why it was refused, if it was; what is shown of the order is asked for anew. */
export const useOrderUpdate = () => {
  const { shop, answers, store } = useClient()
  const [busy, setBusy] = useState(false)

  const edit = async (querydata: OrderEdit, words?: string): Promise<CallFailed | undefined> => {
    setBusy(true)
    try {
      const { message } = await shop.send('POST order/update', { querydata })
      answers.refresh(...about(querydata.id), 'GET order/all', 'GET customer/orders/')
      toast(store, words ?? message)
      return undefined
    } catch (thrown) {
      return asCallFailed(thrown)
    } finally {
      setBusy(false)
    }
  }

  return { busy, edit }
}

const about = (id: string) =>
  ['GET order/find/:id', 'GET order/timeline/:id'].map((key) => nameOf(key, { params: { id } }))
