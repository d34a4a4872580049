import { useState } from 'react'
import { answerRule } from '#domain/enquiry/enquiryRules.ts'
import type { ListedEnquiry } from '#ui-kit/shop/enquiry/listedEnquiry.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'

/** Answers, closes and erases enquiries. The address holds which dialog is open. */
export const useEnquiryActions = (enquiries: readonly ListedEnquiry[]) => {
  const { shop, queryCache, store } = useClient()
  const [answeringId, setAnsweringId] = useDialogRoute<string>('answer')
  const [erasingId, setErasingId] = useDialogRoute<string>('erase')
  const [busyId, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const answered = enquiries.find(({ id }) => id === answeringId)
  const erased = enquiries.find(({ id }) => id === erasingId)

  const change = async (id: string, send: () => Promise<unknown>, message: string) => {
    setBusy(id)
    setProblem(undefined)
    try {
      await send()
      queryCache.invalidate('GET enquiries/', 'GET audit/')
      toast(store, message)
      return true
    } catch (thrown) {
      setProblem(asCallFailed(thrown).message)
      return false
    } finally {
      setBusy(undefined)
    }
  }

  const onClose = async (id: string) => {
    const send = () => shop.send('POST enquiries/close', { querydata: { id } })
    if (!(await change(id, send, 'Enquiry closed'))) toast(store, 'Failed to close the enquiry', 'bad')
  }

  const answer = async (id: string, text: string) => {
    const send = () => shop.send('POST enquiries/answer', { querydata: { id, answer: text } })
    if (await change(id, send, 'Answer sent')) setAnsweringId()
  }

  const erase = async (id: string) => {
    const send = () => shop.send('POST enquiries/erase', { querydata: { id } })
    if (await change(id, send, 'Enquiry erased')) setErasingId()
  }

  const opening = (open: (id?: string) => void) => (id: string) => {
    setProblem(undefined)
    open(id)
  }

  return {
    busyId,
    onAnswer: opening(setAnsweringId),
    onErase: opening(setErasingId),
    onClose,
    answering: answered && {
      enquiry: answered,
      rule: answerRule,
      busy: busyId === answered.id,
      problem,
      onAnswer: (text: string) => answer(answered.id, text),
      onClose: () => setAnsweringId(),
    },
    erasing: erased && {
      enquiryNumber: erased.enquiryNumber,
      busy: busyId === erased.id,
      problem,
      onErase: () => erase(erased.id),
      onClose: () => setErasingId(),
    },
  }
}
