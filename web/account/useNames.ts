import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountRules } from '#domain/account/accountRules.ts'
import { type NamesDraft, sameNames, tidyNames } from '#ui-kit/shop/account/namesDraft.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { toast } from '#web/client/toasts.ts'
import { useUnsaved } from '#web/shell/useUnsaved.ts'

const detailsHref = '/account/personal-details'

interface Refused {
  problem: string
  errors: Partial<NamesDraft>
  /** What was sent: an error counts for as long as its field says so. */
  sent: NamesDraft
}

/** A customer's own names while they are changed; what was typed stays when it cannot be saved. */
export const useNames = ({ customerId, firstname, lastname }: AnswerOf<'GET customer/profile'>['result']) => {
  const { shop, answers, store } = useClient()
  const navigate = useNavigate()
  const [known] = useState<NamesDraft>({ firstname, lastname })
  const [draft, onDraft] = useState(known)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const { leaving, setFree } = useUnsaved('/UpdateCustomer', !sameNames(draft, known))

  const onSubmit = async (names: NamesDraft) => {
    setBusy(true)
    setRefused(undefined)
    try {
      const { result, message } = await shop.send('POST customer/update/personalDetails', {
        querydata: { newPersonalDetails: names, customerId },
      })
      store.set(sessionAtom, { status: 'signedIn', person: result })
      answers.refresh('GET customer/profile')
      toast(store, message)
      setFree()
      navigate(detailsHref, { replace: true })
    } catch (thrown) {
      setRefused({ ...refusalOf(thrown), sent: names })
      setBusy(false)
    }
  }

  const form = {
    draft,
    onDraft,
    known,
    check: accountRules,
    errors: refused && errorsStill(refused, tidyNames(draft)),
    problem: refused?.problem,
    busy,
    onSubmit,
    cancelHref: detailsHref,
  }
  return { form, leaving }
}

const refusalOf = (thrown: unknown) => {
  const { message, reason } = asCallFailed(thrown)
  const errors = (reason.errors ?? []).map(({ field, message }) => [field.split('.').at(-1), message])
  const failed = 'Failed to update details'
  return { problem: errors.length > 0 ? failed : `${failed}: ${message}`, errors: Object.fromEntries(errors) }
}

const errorsStill = ({ errors, sent }: Refused, now: NamesDraft): Partial<NamesDraft> => ({
  ...(errors.firstname && sent.firstname === now.firstname && { firstname: errors.firstname }),
  ...(errors.lastname && sent.lastname === now.lastname && { lastname: errors.lastname }),
})
