import { useState } from 'react'
import type { ReviewSubject } from '#domain/review/reviewSubject.ts'
import type { ReviewDraft } from '#ui-kit/shop/review/reviewDraft.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { ratedAnswers } from './ratedAnswers.ts'

/** Sends the customer's review of a product or a service provider, and refreshes the answers that show it. */
export const useWriteReview = ({ kind, id }: ReviewSubject) => {
  const { shop, queryCache, store } = useClient()
  const [saving, setSaving] = useState(false)
  const [failed, setFailed] = useState<CallFailed>()

  const write = async ({ stars, text }: ReviewDraft) => {
    setSaving(true)
    setFailed(undefined)
    try {
      const named = kind === 'provider' ? { providerId: id } : { productId: id }
      const { message } = await shop.send('POST reviews/write', { querydata: { ...named, rating: stars, text } })
      queryCache.invalidate('GET reviews/', ...ratedAnswers[kind])
      toast(store, message)
    } catch (thrown) {
      setFailed(asCallFailed(thrown))
    } finally {
      setSaving(false)
    }
  }

  const textProblem = failed?.reason.errors?.find(({ field }) => field === 'text')?.message
  return { write, saving, textProblem, problem: textProblem ? undefined : failed?.message }
}
