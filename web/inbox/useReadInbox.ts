import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'

/** Marks one entry of the inbox as read, or it and all older ones. A failure is a toast. */
export const useReadInbox = () => {
  const { shop, queryCache, store } = useClient()

  const send = async (querydata: { id: string; older?: boolean }) => {
    try {
      await shop.send('POST inbox/read', { querydata })
      queryCache.invalidate('GET inbox/')
    } catch (thrown) {
      toast(store, asCallFailed(thrown).message, 'bad')
    }
  }

  return { read: (id: string) => send({ id }), readWithOlder: (id: string) => send({ id, older: true }) }
}
