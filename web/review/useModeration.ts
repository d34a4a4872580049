import { useState } from 'react'
import type { ModeratedReview } from '#ui-kit/shop/stockroom/moderatedReview.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { toast } from '#web/client/toasts.ts'
import { useAsked } from '#web/shell/useAsked.ts'

/** Hides reviews with a reason, and shows them again. */
export const useModeration = (reviews: readonly ModeratedReview[]) => {
  const { shop, answers, store } = useClient()
  const [hidingId, hide] = useAsked<string>('hide')
  const [busyId, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const review = reviews.find(({ id }) => id === hidingId)
  const ask = (id?: string) => {
    setProblem(undefined)
    hide(id)
  }
  const changed = (message: string) => {
    answers.refresh('GET reviews/', 'GET products/', 'GET audit/')
    toast(store, message)
  }

  const onHide = async (reason: string) => {
    if (!review) return
    setBusy(review.id)
    setProblem(undefined)
    try {
      changed((await shop.send('POST reviews/hide', { querydata: { id: review.id, reason } })).message)
      hide()
    } catch (thrown) {
      setProblem(asCallFailed(thrown).message)
    } finally {
      setBusy(undefined)
    }
  }

  const onShow = async (id: string) => {
    setBusy(id)
    try {
      changed((await shop.send('POST reviews/show', { querydata: { id } })).message)
    } catch (thrown) {
      toast(store, asCallFailed(thrown).message, 'bad')
    } finally {
      setBusy(undefined)
    }
  }

  const hiding = review && { review, busy: busyId === review.id, problem, onHide, onClose: () => ask() }
  return { busyId, hiding, onHide: ask, onShow }
}
