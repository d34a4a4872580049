import { useState } from 'react'
import type { ReviewDraft } from '#ui-kit/shop/review/reviewRules.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { toast } from '#web/client/toasts.ts'

/** Sends one's review of a product; what is shown of it is asked for anew. */
export const useWriteReview = (productId: string) => {
  const { shop, answers, store } = useClient()
  const [saving, setSaving] = useState(false)
  const [failed, setFailed] = useState<CallFailed>()

  const write = async ({ stars, text }: ReviewDraft) => {
    setSaving(true)
    setFailed(undefined)
    try {
      const { message } = await shop.send('POST reviews/write', { querydata: { productId, rating: stars, text } })
      answers.refresh('GET reviews/', 'GET products/')
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
