import { useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useSession } from '#web/state/session/session.ts'

/** The products that the signed-in person waits for; `wishes` is undefined while they are not known. */
export const useStockAlerts = () => {
  const { shop, queryCache, store } = useClient()
  const { person } = useSession()
  const request = person && { params: { customerId: person.customerId } }
  const wishes = useQuery('GET stockAlerts/own/:customerId', request).answer?.results
  const [busy, setBusy] = useState(false)
  /** Why the last request to be told was refused. */
  const [problem, setProblem] = useState<CallFailed>()

  const send = async (key: 'POST stockAlerts/add' | 'POST stockAlerts/remove', productId: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await shop.send(key, { querydata: { productId } })
      return undefined
    } catch (thrown) {
      return asCallFailed(thrown)
    } finally {
      queryCache.invalidate('GET stockAlerts/')
      setBusy(false)
    }
  }

  return {
    wishes,
    busy,
    problem,
    ask: async (productId: string) => setProblem(await send('POST stockAlerts/add', productId)),
    /** A failure is a toast. */
    stop: async (productId: string) => {
      const failed = await send('POST stockAlerts/remove', productId)
      if (failed) toast(store, failed.message, 'bad')
    },
  }
}
