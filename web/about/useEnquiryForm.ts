import { useState } from 'react'
import { enquiryFieldError, messageRule } from '#domain/enquiry/enquiryRules.ts'
import { type EnquiryTopic, enquiryTopicLabels, enquiryTopics } from '#domain/enquiry/enquiryTopics.ts'
import { locale } from '#domain/locale/locale.ts'
import type { EnquiryFormProps } from '#ui-kit/shop/enquiry/EnquiryForm.tsx'
import { type EnquiryDraft, emptyEnquiry } from '#ui-kit/shop/enquiry/enquiryDraft.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { openRetryKeys } from '#web/state/http/idempotencyKeys.ts'
import { useSession } from '#web/state/session/session.ts'

/** The contact form: filled in with the name and the address of who is signed in, kept while a request fails, sent once. */
export const useEnquiryForm = (): EnquiryFormProps => {
  const { shop } = useClient()
  const { person } = useSession()
  const [typed, setTyped] = useState<Partial<EnquiryDraft>>({})
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof asCallFailed>>()
  const [sent, setSent] = useState<EnquiryFormProps['sent']>()
  // A message that is sent again after a lost answer is the same message.
  const [keys] = useState(openRetryKeys)
  const own = person && { name: `${person.firstname} ${person.lastname}`.trim(), email: person.email }
  const draft = { ...emptyEnquiry, ...own, ...typed }

  const onSubmit = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      const querydata = { ...draft, topic: draft.topic as EnquiryTopic }
      const { result } = await shop.send('POST enquiries/send', { querydata }, keys.keyFor(querydata))
      setSent({ enquiryNumber: result.enquiryNumber, email: draft.email.trim(), answered: locale.contact().answered })
      setTyped({})
      keys.reset()
    } catch (thrown) {
      setFailure(asCallFailed(thrown))
    } finally {
      setSending(false)
    }
  }

  return {
    draft,
    onDraft: (change) => setTyped(change(draft)),
    topics,
    check: enquiryFieldError,
    maxLength: messageRule.max,
    sending,
    problem: failure?.message,
    errors: Object.fromEntries((failure?.reason.errors ?? []).map(({ field, message }) => [field, message])),
    sent,
    onSubmit,
    onAgain: () => setSent(undefined),
    privacyHref: '/Privacy',
  }
}

const topics = enquiryTopics.map((value) => ({ value, label: enquiryTopicLabels[value] }))
