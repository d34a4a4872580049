import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountRules } from '#domain/account/accountRules.ts'
import { type NamesDraft, normalizeNames, sameNames } from '#ui-kit/shop/account/namesDraft.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { sessionAtom } from '#web/state/session/session.ts'

const detailsHref = '/account/personal-details'

interface SaveRefusal {
  problem: string
  errors: Partial<NamesDraft>
  /** The names that were sent: an error is shown until its field changes. */
  sent: NamesDraft
}

/** The form of the customer's own names. After a failed save the draft stays. */
export const useNamesForm = ({ customerId, firstname, lastname }: AnswerOf<'GET customer/profile'>['result']) => {
  const { shop, queryCache, store } = useClient()
  const navigate = useNavigate()
  const [known] = useState<NamesDraft>({ firstname, lastname })
  const [draft, onDraft] = useState(known)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<SaveRefusal>()
  const { leaving, allowLeaving } = useUnsavedChanges('/UpdateCustomer', !sameNames(draft, known))

  const onSubmit = async (names: NamesDraft) => {
    setBusy(true)
    setRefused(undefined)
    try {
      const { result, message } = await shop.send('POST customer/update/personalDetails', {
        querydata: { newPersonalDetails: names, customerId },
      })
      store.set(sessionAtom, { status: 'signedIn', person: result })
      queryCache.invalidate('GET customer/profile')
      toast(store, message)
      allowLeaving()
      navigate(detailsHref, { replace: true })
    } catch (thrown) {
      setRefused({ ...toSaveRefusal(thrown), sent: names })
      setBusy(false)
    }
  }

  const form = {
    draft,
    onDraft,
    known,
    check: accountRules,
    errors: refused && currentErrors(refused, normalizeNames(draft)),
    problem: refused?.problem,
    busy,
    onSubmit,
    cancelHref: detailsHref,
  }
  return { form, leaving }
}

const toSaveRefusal = (thrown: unknown) => {
  const { message, reason } = asCallFailed(thrown)
  const errors = (reason.errors ?? []).map(({ field, message }) => [field.split('.').at(-1), message])
  const failedToSave = 'Failed to update details'
  return {
    problem: errors.length > 0 ? failedToSave : `${failedToSave}: ${message}`,
    errors: Object.fromEntries(errors),
  }
}

const currentErrors = ({ errors, sent }: SaveRefusal, now: NamesDraft): Partial<NamesDraft> => ({
  ...(errors.firstname && sent.firstname === now.firstname && { firstname: errors.firstname }),
  ...(errors.lastname && sent.lastname === now.lastname && { lastname: errors.lastname }),
})
