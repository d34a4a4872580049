import { useState } from 'react'
import { hidingReasonRule } from '#domain/review/reviewRules.ts'
import type { ModeratedReview } from '#ui-kit/shop/review/moderatedReview.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { ratedAnswers } from '#web/state/review/ratedAnswers.ts'

/** Hides reviews with a reason, and shows them again. */
export const useModeration = (reviews: readonly ModeratedReview[]) => {
  const { shop, queryCache, store } = useClient()
  const [hidingId, setHidingId] = useDialogRoute<string>('hide')
  const [busyId, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const review = reviews.find(({ id }) => id === hidingId)
  const openDialog = (id?: string) => {
    setProblem(undefined)
    setHidingId(id)
  }
  const onChanged = (message: string) => {
    queryCache.invalidate('GET reviews/', 'GET audit/', ...Object.values(ratedAnswers).flat())
    toast(store, message)
  }

  const onHide = async (reason: string) => {
    if (!review) return
    setBusy(review.id)
    setProblem(undefined)
    try {
      onChanged((await shop.send('POST reviews/hide', { querydata: { id: review.id, reason } })).message)
      setHidingId()
    } catch (thrown) {
      setProblem(asCallFailed(thrown).message)
    } finally {
      setBusy(undefined)
    }
  }

  const onShow = async (id: string) => {
    setBusy(id)
    try {
      onChanged((await shop.send('POST reviews/show', { querydata: { id } })).message)
    } catch (thrown) {
      toast(store, asCallFailed(thrown).message, 'bad')
    } finally {
      setBusy(undefined)
    }
  }

  const hiding = review && {
    ...{ review, rule: hidingReasonRule, busy: busyId === review.id, problem, onHide },
    onClose: () => openDialog(),
  }
  return { busyId, hiding, onHide: openDialog, onShow }
}
