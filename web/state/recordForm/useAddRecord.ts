import { useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { openRetryKeys } from '#web/state/http/idempotencyKeys.ts'
import type { SendOptions } from '#web/state/http/shop/shopClient.ts'

interface AddDefinition<Request, Answer> {
  send(querydata: Request, options: SendOptions): Promise<Answer & { message: string }>
  /** The prefixes of the cached answers that a new record makes stale. */
  stale: readonly string[]
  /** Leaves the form. */
  onAdded(answer: Answer): void
}

/** Adds a record. As long as the shop has not answered, the same content is the same request, so that nothing is added twice. */
export const useAddRecord = <Request extends object, Answer>({
  send,
  stale,
  onAdded,
}: AddDefinition<Request, Answer>) => {
  const { queryCache, store } = useClient()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CallFailed>()
  const [keys] = useState(openRetryKeys)

  const add = async (querydata: Request) => {
    setBusy(true)
    setFailed(undefined)
    try {
      const answer = await send(querydata, keys.keyFor(querydata))
      queryCache.invalidate(...stale)
      toast(store, answer.message)
      onAdded(answer)
    } catch (thrown) {
      const failure = asCallFailed(thrown)
      if (!failure.isOffline) keys.reset()
      setFailed(failure)
      setBusy(false)
    }
  }

  return { add, busy, failed }
}
